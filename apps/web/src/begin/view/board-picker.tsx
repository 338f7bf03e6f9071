import type { MapStyleName } from '@hexfall/data';
import type { VNode } from 'preact';
import { useId, useState } from 'preact/hooks';
import { DeleteButton } from '../../ui/delete-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import {
  type BoardOption,
  boardKey,
  builtInBoards,
  describeBoard,
  LANDSCAPES,
  MAP_SIZES,
} from '../model/board-options.ts';
import type { ForceDesk } from '../model/force-desk.ts';
import type { BoardChoice } from '../model/match-settings.ts';
import { BoardPicture } from './board-picture.tsx';

/** A choice of one board. */
interface BoardChooser {
  readonly model: ForceDesk;
  /** The board that is chosen. */
  readonly board: BoardChoice;
  readonly onChoose: (board: BoardChoice) => void;
}

interface BoardPickerProps extends BoardChooser {
  readonly onClose: () => void;
}

type GeneratedBoard = Extract<BoardChoice, { readonly kind: 'generated' }>;

/** Lets the reader choose a board by its picture, or have a map generated. */
export function BoardPicker({ onClose, ...chooser }: BoardPickerProps): VNode {
  const { model, board } = chooser;
  return (
    <Dialog title="Choose a board" closeWords="Done" isWide onClose={onClose} foot={describeBoard(board).title}>
      <h3 class="picker-heading">Made to order</h3>
      <MapMaker {...chooser} />
      {model.boards.length === 0 ? null : <Boards {...chooser} title="Your boards" options={model.boards} />}
      <Boards {...chooser} title="Boards" options={builtInBoards()} />
    </Dialog>
  );
}

interface BoardsProps extends BoardChooser {
  readonly title: string;
  readonly options: readonly BoardOption[];
}

function Boards({ model, board, onChoose, title, options }: BoardsProps): VNode {
  const chosen = boardKey(board);
  const group = useId();
  return (
    <fieldset class="board-grid">
      <legend class="picker-heading">{title}</legend>
      {options.map(option => {
        const key = boardKey(option.choice);
        return (
          <div key={key} class="board-place">
            <label class="board-option" title={option.description}>
              <input type="radio" name={group} checked={key === chosen} onChange={() => onChoose(option.choice)} />
              <Thumbnail model={model} choice={option.choice} />
              <span dir="auto">{option.title}</span>
            </label>
            <DeleteBoard model={model} option={option} />
          </div>
        );
      })}
    </fieldset>
  );
}

function DeleteBoard({ model, option }: { readonly model: ForceDesk; readonly option: BoardOption }): VNode | null {
  const { choice, title } = option;
  if (choice.kind !== 'stored') return null;
  return <DeleteButton words={`Delete the board ${title}`} onClick={() => void model.deleteBoard(choice.id)} />;
}

function Thumbnail({ model, choice }: { readonly model: ForceDesk; readonly choice: BoardChoice }): VNode {
  return <BoardPicture id={boardKey(choice)} board={() => model.loadBoard(choice)} alt="" />;
}

const FIRST_MAP: GeneratedBoard = { kind: 'generated', style: 'mixed', width: 16, height: 17, seed: '1' };

/** Generates a map from landscape, size and seed, and a new map with every press. */
function MapMaker({ model, board, onChoose }: BoardChooser): VNode {
  const [order, setOrder] = useState<GeneratedBoard>(board.kind === 'generated' ? board : FIRST_MAP);
  const isChosen = board.kind === 'generated';
  const shown = isChosen ? board : order;
  const change = (part: Partial<GeneratedBoard>): void => {
    const next = { ...shown, ...part };
    setOrder(next);
    onChoose(next);
  };
  return (
    <div class={isChosen ? 'map-maker chosen' : 'map-maker'}>
      <Thumbnail key={boardKey(shown)} model={model} choice={shown} />
      <div class="map-fields">
        <label>
          Landscape
          <select value={shown.style} onChange={pick => change({ style: pick.currentTarget.value as MapStyleName })}>
            {LANDSCAPES.map(({ style, title }) => (
              <option key={style} value={style}>
                {title}
              </option>
            ))}
          </select>
          <span class="note">{LANDSCAPES.find(({ style }) => style === shown.style)?.about}</span>
        </label>
        <SizeChoice board={shown} onChange={change} />
        <label>
          Seed
          <input
            type="text"
            value={shown.seed}
            maxLength={40}
            autocomplete="off"
            onChange={typed => change({ seed: plainSeed(typed.currentTarget.value) })}
          />
        </label>
        <div class="map-buttons">
          <button type="button" onClick={() => change({ seed: model.newSeed().slice(0, 4) })}>
            Another map
          </button>
          {isChosen ? null : (
            <button type="button" onClick={() => change({})}>
              Use this map
            </button>
          )}
        </div>
      </div>
    </div>
  );
}

interface SizeChoiceProps {
  readonly board: GeneratedBoard;
  readonly onChange: (size: { readonly width: number; readonly height: number }) => void;
}

function SizeChoice({ board: { width, height }, onChange }: SizeChoiceProps): VNode {
  const isUsual = MAP_SIZES.some(size => size.width === width && size.height === height);
  const sizes = isUsual ? MAP_SIZES : [...MAP_SIZES, { width, height, title: `${width} × ${height}` }];
  return (
    <label>
      Size
      <select
        value={`${width}x${height}`}
        onChange={pick => {
          const size = sizes.find(each => `${each.width}x${each.height}` === pick.currentTarget.value);
          if (size !== undefined) onChange({ width: size.width, height: size.height });
        }}
      >
        {sizes.map(size => (
          <option key={size.title} value={`${size.width}x${size.height}`}>
            {size.title}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Returns a seed that can stand in an address: without colons, which separate the parts of a map there, and not empty. */
function plainSeed(text: string): string {
  const plain = text.replaceAll(':', ' ').trim();
  return plain === '' ? FIRST_MAP.seed : plain;
}
