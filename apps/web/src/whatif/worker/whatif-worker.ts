import { WebWorkforce } from '../../workers/web-workforce.ts';
import { serveWhatIf } from './serve-whatif.ts';
import type { WhatIfReply, WhatIfRequest } from './whatif-messages.ts';

const serve = serveWhatIf(
  (reply: WhatIfReply) => postMessage(reply),
  (series, games) => new WebWorkforce(series, { games }),
);

addEventListener('message', ({ data }: MessageEvent<WhatIfRequest>) => serve(data));
