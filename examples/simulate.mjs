// Twenty games between two units in one call: who wins, at what cost, and who is still standing at the end.
import { simulate, valueVerdict } from '@hexfall/sim';

const result = await simulate('HBK-4G', 'WVR-6R@3/4', { games: 20, seed: 'examples' });

console.log(valueVerdict(result));
for (const { units } of result.sides) {
  for (const { name, survival } of units) console.log(`${name} survives ${(survival.value * 100).toFixed(0)}%`);
}
