/**
 * Whether a dialog covers the page, so that keys are not meant for what is below it. The focus does not show this, since a click on the
 * text of a dialog takes the focus out of it.
 */
export function isDialogOpen(): boolean {
  return document.querySelector('dialog:modal') !== null;
}
