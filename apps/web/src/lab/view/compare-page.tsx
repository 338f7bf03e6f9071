import type { MarkupNode } from '@hexfall/report';
import { useModel } from '@hexfall/stage/views';
import type { VNode } from 'preact';
import { formatRoute } from '../../app/route.ts';
import { pairWords } from '../model/pair-words.ts';
import type { PartModel } from '../model/report-model.ts';
import type { ResultModel } from '../model/result-model.ts';
import { MarkupView } from './markup-view.tsx';
import { NoResult, openResult } from './result-page.tsx';
import { type Opened, useOpened } from './use-opened.ts';

interface Pair {
  readonly models: readonly (ResultModel | undefined)[];
}

/** Two kept results side by side: `#/lab/compare/ID/ID`. */
export function ComparePage({ ids }: { readonly ids: readonly string[] }): VNode {
  const pair = useOpened(() => openPair(ids), ids.join(' '));
  if (pair === undefined)
    return (
      <main>
        <p class="loading">Loading …</p>
      </main>
    );
  const [one, two] = pair.models;
  if (one === undefined || two === undefined) return <NoResult />;
  return <CompareScreen one={one} two={two} />;
}

async function openPair(ids: readonly string[]): Promise<Opened<Pair>> {
  const opened = await Promise.all(ids.map(openResult));
  return {
    value: { models: opened.map(({ value }) => value.model) },
    close: () => {
      for (const { close } of opened) close();
    },
  };
}

interface CompareProps {
  readonly one: ResultModel;
  readonly two: ResultModel;
}

function CompareScreen({ one, two }: CompareProps): VNode {
  const reports = [useModel(one.report), useModel(two.report)] as const;
  const ids = [...new Set(reports.flatMap(({ parts }) => parts.map(({ part }) => part.id)))];
  const [a, b] = [reports[0].summary, reports[1].summary];
  return (
    <main class="page begin lab lab-compare">
      <div class="lab-title">
        <p class="note">
          <a href={formatRoute({ page: 'lab', path: [], query: {} })}>Lab</a>
        </p>
        <h1>Two results side by side</h1>
        <p>{a === undefined || b === undefined ? 'Reading the games …' : pairWords(a, b)}</p>
      </div>
      <div class="lab-pair">
        {[one, two].map(({ result }, i) => (
          <h2 key={i} dir="auto">
            <a href={formatRoute({ page: 'lab', path: [result.id], query: {} })}>{result.name}</a>
          </h2>
        ))}
      </div>
      {ids.map(id => (
        <div key={id} class="lab-pair">
          {reports.map(({ parts }, i) => (
            <Half key={i} part={parts.find(({ part }) => part.id === id)} />
          ))}
        </div>
      ))}
    </main>
  );
}

/** A section of one of the two results. It has no id to link to, since both results have a section of that name. */
function Half({ part }: { readonly part: PartModel | undefined }): VNode {
  return <div class="report">{part === undefined ? null : <PlainPart model={part} />}</div>;
}

function PlainPart({ model }: { readonly model: PartModel }): VNode {
  const { title, nodes } = useModel(model).part;
  return (
    <>
      {title === '' ? null : <h2>{title}</h2>}
      <MarkupView nodes={nodes.map(withoutLandmark)} />
    </>
  );
}

function withoutLandmark(node: MarkupNode): MarkupNode {
  if (typeof node === 'string' || node.tag !== 'section') return node;
  const { 'aria-label': _name, ...attributes } = node.attributes;
  return { ...node, tag: 'div', attributes };
}
