import { findOwnBoard, formatMapText, MAP_STYLE_NAMES, MAP_STYLES, type MapStyleName, OWN_BOARDS } from '@hexfall/data';
import type { BoardRecord } from '../../library/records.ts';
import type { BoardChoice } from './match-settings.ts';
import { nameOfId } from './own-ids.ts';

/** A board that can be chosen by its picture. */
export interface BoardOption {
  readonly choice: BoardChoice;
  readonly title: string;
  readonly description: string;
}

/** Sizes of generated maps: one map sheet of the tabletop game, and several side by side. */
export const MAP_SIZES: readonly { readonly width: number; readonly height: number; readonly title: string }[] = [
  { width: 16, height: 17, title: 'One map sheet (16 × 17)' },
  { width: 32, height: 17, title: 'Two side by side (32 × 17)' },
  { width: 16, height: 34, title: 'Two end to end (16 × 34)' },
  { width: 32, height: 34, title: 'Four map sheets (32 × 34)' },
];

/** A kind of generated map. */
export interface Landscape {
  readonly style: MapStyleName;
  readonly title: string;
  /** The look of the landscape, in a sentence. */
  readonly about: string;
}

export const LANDSCAPES: readonly Landscape[] = MAP_STYLE_NAMES.map(style => ({
  style,
  title: upperFirst(style),
  about: `${upperFirst(MAP_STYLES[style].description)}.`,
}));

/** Returns the boards that come with the program. */
export function builtInBoards(): readonly BoardOption[] {
  return OWN_BOARDS.map(({ name, title, description }) => ({
    choice: { kind: 'own', id: name },
    title,
    description,
  }));
}

/** Returns the user's own boards. */
export function ownBoards(records: readonly BoardRecord[]): readonly BoardOption[] {
  return records
    .map(
      ({ id, width, height }): BoardOption => ({
        choice: { kind: 'stored', id },
        title: nameOfId(id),
        description: `Your board, ${width} × ${height} hexes.`,
      }),
    )
    .sort((a, b) => (a.title < b.title ? -1 : 1));
}

/** Returns the name and the description of a board. */
export function describeBoard(choice: BoardChoice): BoardOption {
  if (choice.kind === 'generated') {
    const { style, width, height, seed } = choice;
    const { title, about } = LANDSCAPES.find(landscape => landscape.style === style)!;
    return {
      choice,
      title: `${title}, a generated map`,
      description: `${about} ${width} × ${height} hexes, seed ${seed}.`,
    };
  }
  if (choice.kind === 'stored') return { choice, title: nameOfId(choice.id), description: 'Your board.' };
  const board = findOwnBoard(choice.id);
  return { choice, title: board?.title ?? choice.id, description: board?.description ?? '' };
}

/** Returns a text that is the same for equal boards, and different for different boards. */
export function boardKey(choice: BoardChoice): string {
  return choice.kind === 'generated' ? formatMapText(choice) : `${choice.kind} ${choice.id}`;
}

function upperFirst(text: string): string {
  return `${text[0]!.toUpperCase()}${text.slice(1)}`;
}
