import { combatWorkloads } from './combat.ts';
import { foundationWorkloads } from './foundation.ts';
import { measure } from './measure.ts';
import { playWorkloads } from './play.ts';
import { formatTable } from './report.ts';

/** `npm run bench`: what one operation costs, on one core. `-- --json` prints the figures for other programs. */
const measurements = measure([...foundationWorkloads(), ...combatWorkloads(), ...playWorkloads()]);
if (process.argv.includes('--json')) {
  process.stdout.write(`${JSON.stringify(measurements, null, 2)}\n`);
} else {
  const [generator, twoDice] = measurements;
  const ratio = twoDice!.ns / generator!.ns;
  process.stdout.write(`${formatTable(measurements)}\n\n`);
  process.stdout.write(`two dice cost ${ratio.toFixed(2)} times the bare generator (target: at most 3)\n`);
}
