import { useEffect, useState } from 'preact/hooks';

/** Something that a component opens when it is first drawn, and closes when it is removed. */
export interface Opened<T> {
  readonly value: T;
  readonly close: () => void;
}

/** Opens something, and returns it, or `undefined` until it is open. It is opened again when `key` changes. */
export function useOpened<T>(open: () => Promise<Opened<T>>, key: unknown): T | undefined {
  const [opened, setOpened] = useState<{ readonly key: unknown; readonly value: T }>();
  useEffect(() => {
    let isGone = false;
    let close: (() => void) | undefined;
    const begin = async (): Promise<void> => {
      const made = await open();
      if (isGone) return made.close();
      ({ close } = made);
      setOpened({ key, value: made.value });
    };
    void begin();
    return () => {
      isGone = true;
      close?.();
    };
  }, [key]);
  return opened?.key === key ? opened?.value : undefined;
}
