import type { VNode } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { WhatIfClient } from '../model/whatif-client.ts';
import { startWhatIfWorker } from './start-whatif.ts';
import { WhatIfDialog } from './whatif-dialog.tsx';

interface WhatIfNowProps {
  /** The replay of the game so far. */
  readonly replay: string;
  readonly title: string;
  readonly onClose: () => void;
}

/** Plays on from the present moment of a game under way. Its worker lives as long as the dialog. */
export function WhatIfNow({ replay, title, onClose }: WhatIfNowProps): VNode {
  const client = useMemo(() => new WhatIfClient(replay, startWhatIfWorker), []);
  useEffect(() => () => client.close(), [client]);
  return <WhatIfDialog client={client} events="now" title={title} onClose={onClose} />;
}
