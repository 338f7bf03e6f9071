import type { Answer, Question } from './run/row-process.ts';
import { RowServer, USUAL_PACE } from './run/row-server.ts';

/*
 * The process in which rows run, so that a figure does not depend on which rows ran before it, and so that the engine of another tree
 * can run beside ours. It ends with the process that started it.
 */
const server = new RowServer(USUAL_PACE);

async function answer(question: Question): Promise<Answer> {
  return question.ask === 'prepare'
    ? server.prepare(question.source, question.name, question.times)
    : server.round(question.name);
}

process.on('message', (question: Question) => {
  answer(question).then(
    given => process.send?.({ given }),
    (error: unknown) => process.send?.({ failed: error instanceof Error ? error.message : String(error) }),
  );
});
process.on('disconnect', () => process.exit());
