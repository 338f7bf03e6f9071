import { type CpuProfile, isNoWork, timeOf } from './self-time.ts';

/** Microseconds in which a bot was choosing, with all that it asked of the rules; and all in all. */
export interface DecisionTime {
  readonly choosing: number;
  readonly all: number;
}

/** Goes by the whole stack, not by the function on top of it. The loop that asks the bots is no bot itself. */
export function decisionTime({ nodes, samples = [], timeDeltas = [] }: CpuProfile): DecisionTime {
  const byId = new Map(nodes.map(node => [node.id, node]));
  const chosen = new Set<number>();
  const visit = (id: number, above: boolean): void => {
    const { callFrame, children = [] } = byId.get(id)!;
    const inBot = above || /\/packages\/bots\/src\/(?!play\.)/.test(callFrame.url);
    if (inBot) chosen.add(id);
    for (const child of children) visit(child, inBot);
  };
  if (nodes.length > 0) visit(nodes[0]!.id, false);
  let [choosing, all] = [0, 0];
  for (const [i, id] of samples.entries()) {
    const { functionName, url } = byId.get(id)!.callFrame;
    if (isNoWork(functionName, url)) continue;
    const time = timeOf(timeDeltas[i]);
    all += time;
    if (chosen.has(id)) choosing += time;
  }
  return { choosing, all };
}
