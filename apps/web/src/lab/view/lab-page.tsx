import '../../begin/view/begin.css';
import './lab.css';
import type { VNode } from 'preact';
import type { PageProps } from '../../app/lazy-page.tsx';
import { ComparePage } from './compare-page.tsx';
import { ResultPage } from './result-page.tsx';
import { RunPage } from './run-page.tsx';
import { SetupPage } from './setup-page.tsx';

/** `#/lab` sets up an experiment, `#/lab/run` shows the one under way, `#/lab/ID` a kept result, `#/lab/compare/ID/ID` two of them. */
export default function LabPage({ route }: PageProps): VNode {
  const [first, ...ids] = route.path;
  if (first === undefined) return <SetupPage route={route} />;
  if (first === 'run') return <RunPage />;
  if (first === 'compare') return <ComparePage key={ids.join(' ')} ids={ids.slice(0, 2)} />;
  return <ResultPage key={first} id={first} />;
}
