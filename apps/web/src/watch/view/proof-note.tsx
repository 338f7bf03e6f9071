import { useModel } from '@hexfall/stage/views';
import type { VNode } from 'preact';
import type { OpenGame } from '../model/open-game.ts';
import type { Proof, Verification } from '../model/verification.ts';

interface ProofNoteProps {
  readonly game: OpenGame;
  readonly verification: Verification;
}

const SHORT: Readonly<Record<Proof['kind'], string>> = {
  checking: 'Checking …',
  proved: '✓ Proved',
  doubtful: '✗ Not by the rules',
  unknown: 'Not checked',
};

/**
 * Shows whether the game was played by the rules, and the hash of its last state, with which two programs can check that they mean the same
 * game.
 */
export function ProofNote({ game, verification }: ProofNoteProps): VNode {
  const { proof, digest } = useModel(verification);
  return (
    <details class={`watch-proof ${proof.kind}`}>
      <summary>
        <span role="status">{SHORT[proof.kind]}</span> <code>{game.finalHash}</code>
      </summary>
      <div>
        <p>{proof.words}</p>
        {game.doubt === '' ? null : <p>{game.doubt}</p>}
        <p>
          <code>{game.finalHash}</code> is the hash of the final state, as{' '}
          <code>hexfall replay FILE --turn {game.turns}</code> prints it.
        </p>
        <p>
          Seed: <code>{game.replay.header.setup.seed}</code>
        </p>
        <p>
          SHA-256 of header, orders and events: <code>{digest === '' ? '…' : digest}</code>
        </p>
      </div>
    </details>
  );
}
