import { useModel } from '@hexfall/stage/views';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { PartModel, ReportModel } from '../model/report-model.ts';
import { MarkupView } from './markup-view.tsx';

interface ReportViewProps {
  readonly report: ReportModel;
}

/** The report of the command line, drawn in the page. */
export function ReportView({ report }: ReportViewProps): VNode {
  const { parts } = useModel(report);
  const count = useGrowing(parts.length);
  return (
    <div class="report">
      {parts.slice(0, count).map(part => (
        <PartView key={part.part.id} model={part} />
      ))}
    </div>
  );
}

/** Counts up to a number, one step in each task: drawing a whole report at once would take too long. */
function useGrowing(total: number): number {
  const [count, setCount] = useState(1);
  useEffect(() => {
    if (count >= total) return undefined;
    const timer = setTimeout(() => setCount(count + 1));
    return () => clearTimeout(timer);
  }, [count, total]);
  return count;
}

/** One section of a report, which is drawn again independently of the others. */
function PartView({ model }: { readonly model: PartModel }): VNode {
  const { id, title, nodes } = useModel(model).part;
  if (title === '') return <MarkupView nodes={nodes} />;
  return (
    <section aria-labelledby={`part-${id}`}>
      <h2 id={`part-${id}`} tabIndex={-1}>
        {title}
      </h2>
      <MarkupView nodes={nodes} />
    </section>
  );
}

/** Links to the sections of a report. The sections have no addresses of their own, since the address already says which report is shown. */
export function ReportContents({ report }: ReportViewProps): VNode | null {
  const titled = useModel(report).parts.filter(({ part }) => part.title !== '');
  if (titled.length < 2) return null;
  return (
    <nav class="report-contents" aria-label="Contents">
      {titled.map(({ part: { id, title } }) => (
        <button key={id} type="button" class="link" onClick={() => goToPart(id)}>
          {title}
        </button>
      ))}
    </nav>
  );
}

function goToPart(id: string): void {
  const heading = document.getElementById(`part-${id}`);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}
