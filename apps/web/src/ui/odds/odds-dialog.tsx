import type { OddsCase } from '@hexfall/view';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { CaseRun } from '../../odds/model/case-run.ts';
import { precisionBudget } from '../../odds/model/precision.ts';
import { OddsClient } from '../../workers/odds-client.ts';
import { Dialog } from '../dialog.tsx';
import { CaseView } from './case-view.tsx';

interface OddsDialogProps {
  readonly odds: OddsCase;
  readonly onClose: () => void;
}

/** All odds of a case, in a dialog with a worker of its own. */
export function OddsDialog({ odds, onClose }: OddsDialogProps): VNode {
  const run = useCaseRun(odds);
  return (
    <Dialog title={odds.title} isWide onClose={onClose}>
      {run === undefined ? null : <CaseView odds={odds} run={run} />}
    </Dialog>
  );
}

function useCaseRun(odds: OddsCase): CaseRun | undefined {
  const [run, setRun] = useState<CaseRun>();
  useEffect(() => {
    const client = new OddsClient();
    const started = new CaseRun(client, () => performance.now());
    void started.start(odds, precisionBudget('soon'));
    setRun(started);
    return () => {
      started.stop();
      client.close();
    };
  }, [odds]);
  return run;
}
