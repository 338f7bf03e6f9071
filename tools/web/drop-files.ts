import type { Page } from 'playwright-core';

/** A script that runs in the page. */
const DRAG = `([files, events]) => {
  const dataTransfer = new DataTransfer();
  for (const [name, text] of Object.entries(files)) dataTransfer.items.add(new File([text], name));
  for (const type of events)
    document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
}`;

/** Drags files over the page, and drops them there unless only dragging is wanted. */
export async function dropFiles(
  page: Page,
  files: Readonly<Record<string, string>>,
  events = ['dragenter', 'dragover', 'drop'],
): Promise<void> {
  await page.evaluate(`(${DRAG})(${JSON.stringify([files, events])})`);
}
