import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import { intake } from '../intake.ts';
import { ACCEPTED } from '../model/recognize.ts';

interface FileButtonProps {
  readonly words: string;
}

/** A button that lets the user choose files, for everyone who cannot or does not want to drop them on the page. */
export function FileButton({ words }: FileButtonProps): VNode {
  const input = useRef<HTMLInputElement>(null);
  const take = (): void => {
    const files = [...(input.current?.files ?? [])];
    // The same file can be chosen again, for instance after it was mended.
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
