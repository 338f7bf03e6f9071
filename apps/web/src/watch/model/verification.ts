import { Model } from '@hexfall/stage';
import type { WorkerPort } from '../../workers/worker-port.ts';
import type { VerifyReply, VerifyRequest } from '../worker/verify-messages.ts';

export type VerifyPort = WorkerPort<VerifyRequest, VerifyReply>;

/** Whether a game was played by the rules, as far as that is known. */
export interface Proof {
  readonly kind: 'checking' | 'proved' | 'doubtful' | 'unknown';
  readonly words: string;
}

/** Verifies a replay in a worker: every order is given again, and every event and every hash is compared. */
export class Verification extends Model {
  private current: Proof = { kind: 'checking', words: 'The game is being played again to check it …' };
  private sum = '';
  private readonly port: VerifyPort;

  constructor(port: VerifyPort, replay: string) {
    super();
    this.port = port;
    port.onReply = reply => this.conclude(proofOf(reply), reply.digest);
    port.onFailure = reason =>
      this.conclude({ kind: 'unknown', words: `The game could not be checked: ${reason}.` }, '');
    port.send({ kind: 'verify', replay });
  }

  get proof(): Proof {
    return this.current;
  }

  /** SHA-256 hash of the replay, with which two people can check that they mean the same game; '' until it is known. */
  get digest(): string {
    return this.sum;
  }

  /** Ends the worker. */
  end(): void {
    this.port.end();
  }

  private conclude(proof: Proof, digest: string): void {
    this.current = proof;
    this.sum = digest;
    this.port.end();
    this.changed();
  }
}

function proofOf(reply: VerifyReply): Proof {
  switch (reply.kind) {
    case 'proved':
      return {
        kind: 'proved',
        words: reply.finished
          ? 'Proved: every order is legal, and every roll and every state follows from the seed.'
          : 'Proved as far as it goes: every order is legal, and every roll and every state follows from the seed.',
      };
    case 'differs':
      return { kind: 'doubtful', words: `Not by the rules: ${reply.message}.` };
    default:
      return { kind: 'unknown', words: `Not checked: ${reply.message}.` };
  }
}
