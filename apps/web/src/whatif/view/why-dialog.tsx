import './whatif.css';
import './why.css';
import type { VNode } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Dialog } from '../../ui/dialog.tsx';
import { WhatIfClient } from '../model/whatif-client.ts';
import type { AskedEvents, ExplainedOrder } from '../worker/whatif-messages.ts';
import { startWhatIfWorker } from './start-whatif.ts';
import { WhyOrder } from './why-order.tsx';

/** How many orders are explained at a time. */
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

/** Explains why the last orders were given: what a tactician expects of each, and of the three best others. */
export function WhyDialog({ client, events, onClose }: WhyDialogProps): VNode {
  const answer = useAnswer(client, events);
  return (
    <Dialog title="Why?" onClose={onClose} isText>
      <div class="whatif why" aria-busy={answer.kind === 'asking'}>
        <p class="note">
          The last orders, and the three best others, as the tactician weighs them: points of damage that the unit deals
          and takes this turn. What an order is worth in all counts heat, cover, the risk of a fall and where the place
          leads as well.
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
  if (answer.kind === 'asking') return <p role="status">Working it out …</p>;
  if (answer.kind === 'failed') return <p role="alert">{`This could not be explained: ${answer.message}.`}</p>;
  if (answer.orders.length === 0) return <p>No order has been given yet.</p>;
  return (
    <ol class="why-orders">
      {answer.orders.map((order, i) => (
        <WhyOrder key={i} order={order} />
      ))}
    </ol>
  );
}

interface WhyNowProps {
  /** The replay of the game so far. */
  readonly replay: string;
  readonly onClose: () => void;
}

/** Explains the last orders of a game under way. Its worker lives as long as the dialog. */
export function WhyNow({ replay, onClose }: WhyNowProps): VNode {
  const client = useMemo(() => new WhatIfClient(replay, startWhatIfWorker), []);
  useEffect(() => () => client.close(), [client]);
  return <WhyDialog client={client} events="now" onClose={onClose} />;
}
