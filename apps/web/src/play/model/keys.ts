import { MOVE_WAYS, type MoveWay } from './choices/reach-table.ts';
import type { PlayModel } from './play-model.ts';

export interface KeyModifiers {
  readonly shift?: boolean;
  readonly ctrl?: boolean;
  readonly alt?: boolean;
  readonly meta?: boolean;
}

/** Where a key has a function. */
export type KeyScope = 'always' | 'map' | 'deployment' | 'movement' | 'weapons' | 'physical';

/** A key, or several that belong together, and their function. */
export interface KeyBinding {
  /** The labels of the keys. */
  readonly keys: readonly string[];
  readonly words: string;
  readonly scope: KeyScope;
}

/** Performs the function of a key. Returns whether it had one. */
type Press = (play: PlayModel, key: string, modifiers: KeyModifiers) => boolean;

interface Binding extends KeyBinding {
  /** Names of the keys in `KeyboardEvent.key`, in lower case. */
  readonly names: readonly string[];
  readonly shift?: boolean;
  readonly ctrl?: boolean;
  readonly press: Press;
}

const ARROWS = { arrowup: 'up', arrowdown: 'down', arrowleft: 'left', arrowright: 'right' } as const;

const WAY_KEYS: Readonly<Record<string, MoveWay>> = { w: 'walk', r: 'run', j: 'jump', b: 'back', c: 'crawl' };

/** Returns a handler that performs an action and says that the key had a function. */
function always(action: (play: PlayModel) => unknown): Press {
  return play => {
    action(play);
    return true;
  };
}

const BINDINGS: readonly Binding[] = [
  {
    keys: ['Space'],
    names: [' ', 'spacebar'],
    words: 'Skip to the result of what is being shown',
    scope: 'always',
    press: always(play => play.playback.skip()),
  },
  {
    keys: ['Enter'],
    names: ['enter'],
    words: 'Choose the hex under the cursor; give the order',
    scope: 'always',
    press: always(play => play.enter()),
  },
  {
    keys: ['Esc'],
    names: ['escape'],
    words: 'Take back everything that is not confirmed',
    scope: 'always',
    press: always(play => play.cancel()),
  },
  {
    keys: ['Backspace', 'Ctrl+Z'],
    names: ['backspace'],
    words: 'Take back the last choice',
    scope: 'always',
    press: always(play => play.undo()),
  },
  { keys: [], names: ['z'], ctrl: true, words: '', scope: 'always', press: always(play => play.undo()) },
  // Tab is left to the browser, where it leads to every button, also to those of the targets.
  {
    keys: ['T', 'Shift+T'],
    names: ['t'],
    words: 'Next or previous target in the weapon phase, attack in the physical phase, unit in the others',
    scope: 'always',
    press: (play, _, { shift }) => cycle(play, shift === true ? -1 : 1),
  },
  {
    keys: ['N', 'P'],
    names: ['n', 'p'],
    words: 'Next or previous unit that may act',
    scope: 'always',
    press: (play, key) => {
      play.cycleUnit(key === 'n' ? 1 : -1);
      return true;
    },
  },
  {
    keys: ['↑', '↓', '←', '→'],
    names: Object.keys(ARROWS),
    words: 'Move the cursor over the map',
    scope: 'map',
    press: (play, key) => {
      play.map.moveCursor(ARROWS[key as keyof typeof ARROWS]);
      return true;
    },
  },
  {
    keys: ['L'],
    names: ['l'],
    words: 'Show the line of sight to the hex under the pointer or cursor',
    scope: 'map',
    press: always(play => play.map.toggleSight()),
  },
  {
    keys: ['Q', 'E'],
    names: ['q', 'e'],
    words: 'Turn the final facing, or the torso, to the left or right',
    scope: 'always',
    press: (play, key) => turn(play, key === 'q' ? -1 : 1),
  },
  {
    keys: ['X'],
    names: ['x'],
    words: 'Do nothing with this unit: stand still, hold fire, attack nobody, stay off the board',
    scope: 'always',
    press: always(play => play.pass()),
  },
  {
    keys: ['W', 'R', 'J', 'B', 'C'],
    names: Object.keys(WAY_KEYS),
    words: 'Walk, run, jump, walk backward or crawl; press again for whatever is cheapest',
    scope: 'movement',
    press: (play, key) => useWay(play, WAY_KEYS[key]!),
  },
  {
    keys: ['V'],
    names: ['v'],
    words: 'Route the move through the hex under the pointer or cursor',
    scope: 'movement',
    press: passThrough,
  },
  {
    keys: ['G'],
    names: ['g'],
    words: 'Get up',
    scope: 'movement',
    press: play => playCard(play, 'stand'),
  },
  {
    keys: ['O'],
    names: ['o'],
    words: 'Show the best shots from the end of the move, and at it',
    scope: 'movement',
    press: always(play => play.map.toggleShots()),
  },
  {
    keys: ['H'],
    names: ['h'],
    words: 'Leave the board over the home edge',
    scope: 'movement',
    press: play => toggleSwitch(play, 'leaves'),
  },
  {
    keys: ['K'],
    names: ['k'],
    words: 'Next charge or death from above',
    scope: 'movement',
    press: cycleRam,
  },
  {
    keys: ['1', '…', '9', '0'],
    names: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'],
    words: 'Fire a weapon at the target, or leave it out',
    scope: 'weapons',
    press: (play, key) => pickNumber(play, (Number(key) + 9) % 10),
  },
  {
    keys: ['A'],
    names: ['a'],
    words: 'Fire everything at the target, or nothing',
    scope: 'weapons',
    press: play => {
      if (play.choice?.kind !== 'fire') return false;
      play.choice.toggleAll();
      return true;
    },
  },
  {
    keys: ['F'],
    names: ['f'],
    words: 'Throw the arms over the shoulders',
    scope: 'weapons',
    press: play => {
      if (play.choice?.kind !== 'fire') return false;
      play.choice.flipArms();
      return true;
    },
  },
  {
    keys: ['1', '…', '9', '0'],
    names: [],
    words: 'Choose a physical attack',
    scope: 'physical',
    press: () => false,
  },
  {
    keys: [',', '.'],
    names: [',', '.'],
    words: 'Show events slower or faster',
    scope: 'always',
    press: (play, key) => changeSpeed(play, key === ',' ? -1 : 1),
  },
  // The page itself handles these keys.
  { keys: ['+', '-'], names: [], words: 'Zoom in or out', scope: 'map', press: () => false },
  { keys: ['?'], names: [], words: 'This list', scope: 'always', press: () => false },
];

/** Speeds that the keys choose from. */
const SPEEDS: readonly number[] = [0.5, 1, 3, Number.POSITIVE_INFINITY];

/** All keys that have words, for the list of keys. */
export const KEY_BINDINGS: readonly KeyBinding[] = BINDINGS.filter(({ keys }) => keys.length > 0).map(
  ({ keys, words, scope }) => ({ keys, words, scope }),
);

/** Performs the function of a key. Returns whether it has one here. */
export function pressKey(play: PlayModel, key: string, modifiers: KeyModifiers): boolean {
  if (modifiers.alt === true || modifiers.meta === true) return false;
  const pressed = key.toLowerCase();
  const binding = BINDINGS.find(
    ({ names, ctrl = false }) => names.includes(pressed) && ctrl === (modifiers.ctrl ?? false),
  );
  return binding?.press(play, pressed, modifiers) ?? false;
}

function cycle(play: PlayModel, step: 1 | -1): boolean {
  const { choice } = play;
  if (choice?.kind === 'fire') choice.cycleTarget(step);
  else if (choice?.kind === 'blow') choice.cycle(step);
  else play.cycleUnit(step);
  return choice !== undefined;
}

function turn(play: PlayModel, hexsides: 1 | -1): boolean {
  const { choice } = play;
  if (choice?.kind === 'deploy' || choice?.kind === 'move') choice.turn(hexsides);
  else if (choice?.kind === 'fire') choice.turnTorso(Math.max(-1, Math.min(1, choice.twist + hexsides)));
  else return false;
  return true;
}

function useWay(play: PlayModel, way: MoveWay): boolean {
  const { choice } = play;
  if (choice?.kind !== 'move' || !MOVE_WAYS.includes(way)) return false;
  choice.use(choice.isWayFixed && choice.way === way ? undefined : way);
  return true;
}

function passThrough(play: PlayModel): boolean {
  const { choice, map } = play;
  if (choice?.kind !== 'move' || map.hovered === undefined) return false;
  choice.passThrough(map.hovered);
  return true;
}

function playCard(play: PlayModel, id: string): boolean {
  const { choice } = play;
  if (choice?.kind !== 'move') return false;
  const card = choice.cards.find(each => each.id === id);
  if (card === undefined) return false;
  choice.play(card.command);
  return true;
}

function toggleSwitch(play: PlayModel, id: 'leaves'): boolean {
  const { choice } = play;
  if (choice?.kind !== 'move' || !choice.switches.some(each => each.id === id)) return false;
  choice.toggle(id);
  return true;
}

function cycleRam(play: PlayModel): boolean {
  const { choice } = play;
  if (choice?.kind !== 'move' || choice.rams.length === 0) return false;
  const at = choice.rams.findIndex(({ command }) => command === choice.card);
  choice.play(choice.rams[(at + 1) % choice.rams.length]!.command);
  return true;
}

function pickNumber(play: PlayModel, index: number): boolean {
  const { choice } = play;
  if (choice?.kind === 'fire') {
    if (choice.rows[index] === undefined) return false;
    choice.toggle(index);
    return true;
  }
  if (choice?.kind !== 'blow') return false;
  const card = choice.cards[index];
  if (card === undefined) return false;
  choice.play(card);
  return true;
}

function changeSpeed(play: PlayModel, step: 1 | -1): boolean {
  const at = SPEEDS.findIndex(speed => speed >= play.playback.speed);
  play.playback.speed = SPEEDS[Math.max(0, Math.min(SPEEDS.length - 1, at + step))]!;
  return true;
}
