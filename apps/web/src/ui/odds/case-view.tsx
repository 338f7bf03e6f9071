import './odds.css';
import './case.css';
import { useModel } from '@hexfall/stage/views';
import {
  type CaseUnit,
  chanceText,
  type ListedChance,
  type LostWeapons,
  namesOf,
  numberChance,
  type OddsCase,
  percentText,
  unitAnswers,
} from '@hexfall/view';
import type { ComponentChildren, VNode } from 'preact';
import type { CaseRun } from '../../odds/model/case-run.ts';
import { CaseNumbers } from './case-numbers.tsx';
import { CasePlaces } from './case-places.tsx';
import { precisionWords } from './precision-words.ts';

interface CaseViewProps {
  readonly odds: OddsCase;
  readonly run: CaseRun;
  /** Buttons beside the progress. */
  readonly tools?: ComponentChildren;
}

/**
 * Everything that is known about a case: the target numbers and how they are made up, and the possible results for every unit that takes
 * part.
 */
export function CaseView({ odds, run, tools }: CaseViewProps): VNode {
  const { progress, isWorking, problem } = useModel(run);
  return (
    <div class="case" aria-busy={isWorking}>
      <Circumstances odds={odds} />
      <div class="case-work">
        <p role="status">{problem ?? workWords(isWorking, progress)}</p>
        {isWorking ? <progress max={1} value={progress} aria-label="Working out the odds" /> : null}
        {tools}
      </div>
      <ToReach odds={odds} run={run} />
      {odds.units.map(unit => (
        <UnitSection key={unit.id} odds={odds} unit={unit} run={run} />
      ))}
    </div>
  );
}

function workWords(isWorking: boolean, progress: number): string {
  if (isWorking) return 'The odds become more exact while you look.';
  return progress === 1 ? 'This is as exact as you asked for.' : 'Stopped: this is what is known so far.';
}

function Circumstances({ odds: { units, scene, notes } }: Pick<CaseViewProps, 'odds'>): VNode {
  return (
    <ul class="case-facts">
      {units.map(({ id, heading, facts }, i) => (
        <li key={id} dir="auto">
          <b>{heading}</b> {(i === 0 ? [...facts, ...scene] : facts).join(', ')}
        </li>
      ))}
      {notes.map(note => (
        <li key={note} class="remark" dir="auto">
          {note}
        </li>
      ))}
    </ul>
  );
}

/** The target numbers of the dice, and how they are made up. */
function ToReach({ odds, run }: Pick<CaseViewProps, 'odds' | 'run'>): VNode | null {
  const { numbers, plan, game } = odds;
  if (numbers.length === 0) return null;
  const hits = run.answers.filter(answer => answer.kind === 'chance' && answer.question.about === 'hit');
  return (
    <section class="card case-card">
      <h3>{plan.kind === 'piloting' ? 'To pass' : 'To hit'}</h3>
      <table class="to-reach">
        <tbody>
          {numbers.map(number => (
            <tr key={`${number.what} ${number.text}`}>
              <th scope="row">{number.count === 1 ? number.what : `${number.count} × ${number.what}`}</th>
              <td class="figure">{percentText(numberChance(number))}</td>
              <td class="why">{number.text}</td>
            </tr>
          ))}
          {hits.map(answer =>
            answer.kind === 'chance' ? (
              <tr key={answer.question.unit}>
                <th scope="row">
                  {hits.length === 1 ? 'Any of them' : `Any of ${namesOf(game).mark(answer.question.unit)}`}
                </th>
                <td class="figure">{chanceText(answer)}</td>
                <td />
              </tr>
            ) : null,
          )}
        </tbody>
      </table>
    </section>
  );
}

interface UnitSectionProps {
  readonly odds: OddsCase;
  readonly unit: CaseUnit;
  readonly run: CaseRun;
}

function UnitSection({ odds, unit, run }: UnitSectionProps): VNode | null {
  const { chances, impossible, unseen, numbers, places, weapons } = unitAnswers(odds, unit, run.answers);
  const isEmpty = chances.length + impossible.length + unseen.length + numbers.length === 0;
  if (isEmpty) return null;
  return (
    <section class="card case-card case-unit">
      <h3 dir="auto">{unit.heading}</h3>
      <div class="case-columns">
        <div class="case-chances">
          {chances.map(chance => (
            <ChanceLine key={chance.words} {...chance} />
          ))}
          <NotHappening title="Cannot happen" words={impossible} />
          {/* Results that have not come up so far may still do so while the work goes on. */}
          {run.isWorking ? null : <NotHappening title="Never came up" words={unseen} />}
        </div>
        <div class="case-pictures">
          <CaseNumbers game={odds.game} numbers={numbers} />
        </div>
      </div>
      {places.length === 0 ? null : <CasePlaces game={odds.game} unit={unit.id} places={places} />}
      <Weapons weapons={weapons} />
    </section>
  );
}

/**
 * A chance. The causes of the most important chances are shown below them; the others show their causes, and their precision, when they are
 * opened.
 */
function ChanceLine({ words, answer, because, isMain }: ListedChance): VNode {
  const causes =
    because.length === 0 ? null : (
      <ul>
        {because.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    );
  return (
    <div class="case-chance">
      <details>
        <summary>
          <span class="about">{words}</span>
          <span class="share" aria-hidden="true">
            <i style={{ width: `${answer.value * 100}%` }} />
          </span>
          <b>{chanceText(answer).replace('exactly ', '')}</b>
        </summary>
        {isMain ? null : causes}
        <p>{precisionWords(answer)}</p>
      </details>
      {isMain ? causes : null}
    </div>
  );
}

function NotHappening({ title, words }: { readonly title: string; readonly words: readonly string[] }): VNode | null {
  if (words.length === 0) return null;
  return (
    <p class="not-happening">
      <b>{title}:</b> {words.join(', ')}
    </p>
  );
}

function Weapons({ weapons }: { readonly weapons: readonly LostWeapons[] }): VNode | null {
  if (weapons.length === 0) return null;
  const texts = weapons.map(({ name, count, chance }) =>
    count === 1 ? `${name} ${percentText(chance)}` : `${count} × ${name} ${percentText(chance)} each`,
  );
  return (
    <p class="not-happening">
      <b>Weapons lost:</b> {texts.join(', ')}
    </p>
  );
}
