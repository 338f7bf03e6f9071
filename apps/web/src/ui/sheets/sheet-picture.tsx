import './sheets.css';
import { useTheme } from '@hexfall/stage/views';
import { type MechSheet, mechSheetSvg, type SheetTheme } from '@hexfall/view';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';

interface SheetPictureProps {
  readonly sheet: MechSheet;
}

/** A record sheet: in the colors of the page on the screen, and in light colors and on a page of its own in print. */
export function SheetPicture({ sheet }: SheetPictureProps): VNode {
  const shown = usePicture(sheet, useTheme());
  const printed = usePicture(sheet, 'light');
  const words = `Record sheet of ${sheet.title}`;
  return (
    <div class="sheet-picture">
      <img class="sheet-shown" src={shown} alt={words} width="1000" height="1300" />
      <img class="sheet-printed" src={printed} alt={words} width="1000" height="1300" />
    </div>
  );
}

/** Returns the object URL of a picture of a sheet; `undefined` until it is drawn. */
function usePicture(sheet: MechSheet, theme: SheetTheme): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const drawn = URL.createObjectURL(new Blob([mechSheetSvg(sheet, theme)], { type: 'image/svg+xml' }));
    setAddress(drawn);
    return () => URL.revokeObjectURL(drawn);
  }, [sheet, theme]);
  return address;
}
