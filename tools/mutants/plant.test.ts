import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { ASK, type Mutant, plantMutants } from './plant.ts';

function mutantsOf(source: string): string[] {
  const mutants: Mutant[] = [];
  plantMutants('a.ts', source, mutants);
  return mutants.map(({ original, replacement }) => `${original} -> ${replacement}`);
}

/** Returns what a function of one number returns without a mutant, and then with each of its mutants. */
function results(source: string, value: number): number[] {
  const mutants: Mutant[] = [];
  const planted = plantMutants('a.ts', source, mutants);
  const run = (active: number): number => {
    const context = { [ASK]: (id: number): boolean => id === active };
    return Number(runInNewContext(`${planted}; f(${value});`, context));
  };
  return [-1, ...mutants.keys()].map(run);
}

describe('mutants of a piece of code', () => {
  test.each([
    ['const x = a < b;', ['a < b -> (a) <= (b)', 'a < b -> (a) >= (b)']],
    ['const x = a < 3;', ['a < 3 -> (a) <= (3)', 'a < 3 -> (a) >= (3)']],
    ['const x = a === b;', ['a === b -> (a) !== (b)']],
    ['const x = (a + b) * c;', ['a + b -> (a) - (b)', '(a + b) * c -> (a + b) / (c)']],
    ['const x = 3;', ['3 -> 4', '3 -> 2']],
    ['const x = 0;', ['0 -> 1']],
    ['const x = !done;', ['!done -> (done)']],
    ['const x = a && b;', ['a && b -> (a)', 'a && b -> (b)']],
    ['const x = a ?? b;', ['a ?? b -> (b)']],
    ['const x = Math.min(a, b);', ['Math.min(a, b) -> Math.max(a, b)']],
    ['const x = a ? b : c;', ['a ? b : c -> (b)', 'a ? b : c -> (c)']],
    ['act(a);', ['act(a); -> ']],
    ['a = b;', ['a = b; -> ']],
    ['a.push(-b);', ['-b -> (b)', 'a.push(-b); -> ']],
    ['if (a === b) throw c;', ['a === b -> true', 'a === b -> false']],
    ['if (a && b) throw c;', ['a && b -> (a)', 'a && b -> (b)']],
    ['if (a > b) throw c;', ['a > b -> (a) >= (b)', 'a > b -> (a) <= (b)']],
  ])('%s has its mutants', (source, expected) => {
    expect(mutantsOf(source)).toEqual(expected);
  });

  test.each([
    "import { a } from 'b';",
    'type A = 1 | 2;',
    'const { a, b } = c;',
    "const x = 'a' + b;",
    'const x = y as 1;',
  ])('%s has no mutants', source => {
    expect(mutantsOf(source)).toEqual([]);
  });

  test('each mutant has the number of its line', () => {
    const mutants: Mutant[] = [];
    plantMutants('a.ts', 'const a = b;\n\nconst c = true;\n', mutants);
    expect(mutants).toEqual([{ file: 'a.ts', line: 3, original: 'true', replacement: 'false' }]);
  });
});

describe('plantMutants', () => {
  test('a planted program is unchanged while no mutant is active, and differs with each', () => {
    // Mutants: x + 3, x + 1, a difference, a third, x + 2 undivided, a product.
    expect(results('function f(x) { return (x + 2) / 2; }', 10)).toEqual([6, 6.5, 5.5, 4, 4, 12, 24]);
  });

  test('an else stays with its own if', () => {
    const source = 'function f(x) { let y = x; if (x < 3) y++; else y--; return y; }';
    // Mutants: x <= 3, x >= 3, counting down, not at all, and for the else counting up, not at all.
    expect(results(source, 3)).toEqual([2, 4, 4, 2, 2, 4, 3]);
    expect(results(source, 2)).toEqual([3, 3, 1, 1, 2, 3, 3]);
  });
});
