import { serveStudy } from './serve-study.ts';
import type { StudyReply, StudyRequest } from './study-messages.ts';

const serve = serveStudy((reply: StudyReply) => postMessage(reply));

addEventListener('message', ({ data }: MessageEvent<StudyRequest>) => serve(data));
