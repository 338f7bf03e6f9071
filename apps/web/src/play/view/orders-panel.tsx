import { useModel } from '@hexfall/stage/views';
import { namesOf } from '@hexfall/view';
import type { VNode } from 'preact';
import { AnswersView } from '../../ui/odds/answers-view.tsx';
import type { PlayModel } from '../model/play-model.ts';
import { AllOdds } from './all-odds.tsx';
import { BlowPanel } from './blow-panel.tsx';
import { DeployPanel } from './deploy-panel.tsx';
import { FirePanel } from './fire-panel.tsx';
import { GameOver } from './game-over.tsx';
import { MovePanel } from './move-panel.tsx';
import { StageCard } from './stage-card.tsx';

interface OrdersPanelProps {
  readonly play: PlayModel;
  /** Id of the game in the library. */
  readonly id: string;
}

/** Shows what the game asks of the player, with the controls to answer. */
export function OrdersPanel({ play, id }: OrdersPanelProps): VNode {
  const { status, choice, ending } = useModel(play);
  return (
    <section class="panel" aria-label="Orders">
      <div class="head">
        <p class="phase">{`Turn ${status.turn}, ${status.phaseWords.toLowerCase()}`}</p>
        <h2 aria-live="polite">{ending?.title ?? status.prompt}</h2>
      </div>
      {/* A new question is shown from its beginning, even if the previous one was scrolled. */}
      <div class="body" key={choice?.kind}>
        <Body play={play} id={id} />
      </div>
      {choice === undefined ? null : <Foot play={play} />}
    </section>
  );
}

function Body({ play, id }: OrdersPanelProps): VNode {
  const { choice, ending, failure } = play;
  if (play.playback.moment !== undefined) return <StageCard play={play} />;
  if (ending !== undefined) return <GameOver play={play} id={id} />;
  if (failure !== undefined) return <BotTrouble play={play} />;
  const names = namesOf(play.game);
  const nameOf = (unit: number): string => names.unit(unit);
  const odds = <Odds play={play} />;
  switch (choice?.kind) {
    case 'deploy':
      return <DeployPanel choice={choice} />;
    case 'move':
      return (
        <MovePanel
          choice={choice}
          nameOf={nameOf}
          showsExposure={play.map.showsShots}
          onToggleExposure={() => play.map.toggleShots()}
        />
      );
    case 'fire':
      return <FirePanel choice={choice} nameOf={nameOf} odds={odds} />;
    case 'blow':
      return <BlowPanel choice={choice} nameOf={nameOf} odds={odds} />;
    default:
      return <p class="hint">{play.thinking === undefined ? 'Watch what happens.' : 'The bot is thinking …'}</p>;
  }
}

function Odds({ play }: { readonly play: PlayModel }): VNode | null {
  const { odds } = play;
  if (odds.problem !== undefined) return <p class="notice">{odds.problem}</p>;
  if (odds.answers.length === 0) return odds.isWorking ? <p class="hint">Working out the odds …</p> : null;
  return (
    <>
      <AnswersView answers={odds.answers} names={namesOf(play.game)} progress={odds.progress} />
      <AllOdds play={play} />
    </>
  );
}

function BotTrouble({ play }: { readonly play: PlayModel }): VNode {
  const { side, message } = play.failure!;
  return (
    <>
      <p class="notice">{message}</p>
      <div class="row">
        <button type="button" class="primary" onClick={() => play.retry()}>
          Ask it again
        </button>
        <button type="button" onClick={() => play.seat(side, 'human')}>
          Play this side myself
        </button>
      </div>
    </>
  );
}

const CONFIRM_WORDS = { deploy: 'Deploy', move: 'Move', fire: 'Fire', blow: 'Attack' } as const;

function Foot({ play }: { readonly play: PlayModel }): VNode {
  const choice = play.choice!;
  const holdsFire =
    choice.kind === 'fire' && choice.command.shots.length + (choice.command.buildings?.length ?? 0) === 0;
  const passes = choice.kind === 'blow' && choice.passes;
  return (
    <div class="foot">
      {play.notice === undefined ? null : (
        <p class="refusal" role="alert">
          {play.notice}
        </p>
      )}
      <button type="button" class="primary" disabled={play.planned === undefined} onClick={() => play.confirm()}>
        {holdsFire ? 'Hold fire' : passes ? 'Attack nobody' : CONFIRM_WORDS[choice.kind]}
      </button>
      <button type="button" disabled={!choice.canUndo} onClick={() => play.undo()}>
        Undo
      </button>
      <button type="button" title="Do nothing with this unit" onClick={() => play.pass()}>
        Pass
      </button>
    </div>
  );
}
