export { ThreadCrew, type ThreadOptions } from './thread-crew.ts';
