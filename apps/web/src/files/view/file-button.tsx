import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import { intake } from '../intake.ts';
import { ACCEPTED } from '../model/recognize.ts';

interface FileButtonProps {
  readonly words: string;
}

/** A button with which the user chooses files, for users who cannot or do not want to drop them on the page. */
export function FileButton({ words }: FileButtonProps): VNode {
  const input = useRef<HTMLInputElement>(null);
  const take = (): void => {
    const files = [...(input.current?.files ?? [])];
    // Clearing the input lets the user choose the same file again, for instance after correcting it.
    if (input.current !== null) input.current.value = '';
    if (files.length > 0) void intake.take(files);
  };
  return (
    <>
      <button type="button" onClick={() => input.current?.click()}>
        {words}
      </button>
      <input class="file-input" ref={input} type="file" multiple accept={ACCEPTED} hidden onChange={take} />
    </>
  );
}
