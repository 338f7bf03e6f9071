import { measureFrames } from './frames.ts';
import { measureLab } from './lab.ts';

/*
 * How quick the web page is: npx tsx --conditions=@hexfall/source tools/web-speed/main.ts
 *   frames          time until pages are drawn, and how smoothly the map of a large game moves
 *   lab [GAMES]     games per second of the laboratory and of the command line, for 1000 games or as many as given
 * Both measure time, so they are not tests: a busy machine gives different figures.
 */

const [task, games = '1000'] = process.argv.slice(2);
if (task === 'frames') await measureFrames();
else if (task === 'lab') await measureLab(Number(games));
else {
  console.error('the first argument must be frames or lab');
  process.exitCode = 2;
}
