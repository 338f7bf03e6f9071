import './whatif.css';
import type { VNode } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Dialog } from '../../ui/dialog.tsx';
import { WhatIfClient } from '../model/whatif-client.ts';
import type { AskedEvents, ExplainedOrder } from '../worker/whatif-messages.ts';
import { startWhatIfWorker } from './start-whatif.ts';

/** Orders that are explained at a time. */
const MAX_ORDERS = 6;

interface WhyDialogProps {
  readonly client: WhatIfClient;
  /** How many events had happened; `now` for the last moment of a game under way. */
  readonly events: AskedEvents;
  readonly onClose: () => void;
}

type Answer =
  | { readonly kind: 'asking' }
  | { readonly kind: 'known'; readonly orders: readonly ExplainedOrder[] }
  | { readonly kind: 'failed'; readonly message: string };

/** Tells why the last orders were given: what a tactician expects of each, and of the three best others. */
export function WhyDialog({ client, events, onClose }: WhyDialogProps): VNode {
  const answer = useAnswer(client, events);
  return (
    <Dialog title="Why?" onClose={onClose} isWide>
      <div class="whatif why">
        <p class="note">
          What the tactician expects of each order, and of the three best others, in points of damage: what the unit
          deals and takes this turn, with heat, the risk of a fall and where the place leads.
        </p>
        <Orders answer={answer} />
      </div>
    </Dialog>
  );
}

function useAnswer(client: WhatIfClient, events: AskedEvents): Answer {
  const [answer, setAnswer] = useState<Answer>({ kind: 'asking' });
  useEffect(() => {
    let isGone = false;
    client.ask({ kind: 'why', events, orders: MAX_ORDERS }, reply => {
      if (isGone) return;
      if (reply.kind === 'why') setAnswer({ kind: 'known', orders: reply.orders });
      else if (reply.kind === 'failed') setAnswer({ kind: 'failed', message: reply.reason });
    });
    return () => {
      isGone = true;
    };
  }, [client, events]);
  return answer;
}

function Orders({ answer }: { readonly answer: Answer }): VNode {
  if (answer.kind === 'asking') return <p class="note">Working it out …</p>;
  if (answer.kind === 'failed') return <p role="alert">{`This could not be explained: ${answer.message}.`}</p>;
  if (answer.orders.length === 0) return <p>No order has been given yet.</p>;
  return (
    <ol class="why-orders">
      {answer.orders.map(({ turn, phase, text, reasons: [given, ...others] }, i) => (
        <li key={i}>
          <p>
            <span class="note">{`Turn ${turn}, ${phase}`}</span> <strong>{text}</strong>
          </p>
          <p>{given}</p>
          {others.length === 0 ? null : (
            <ul>
              {others.map(other => (
                <li key={other}>{other}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}

interface WhyNowProps {
  /** The game so far. */
  readonly replay: string;
  readonly onClose: () => void;
}

/** Explains the last orders of a game under way. Its worker lives as long as the dialog. */
export function WhyNow({ replay, onClose }: WhyNowProps): VNode {
  const client = useMemo(() => new WhatIfClient(replay, startWhatIfWorker), []);
  useEffect(() => () => client.close(), [client]);
  return <WhyDialog client={client} events="now" onClose={onClose} />;
}
