import { bearing, bearingDirection, type HexId, hexAt } from '@hexfall/hex';
import { boardOf, type Command, type Game, type MechId, passCommand, refusalOf, stepTable } from '@hexfall/rules';
import { Choice } from './choice.ts';

interface DeploySettings {
  readonly hex: HexId | undefined;
  readonly facing: number | undefined;
  readonly elevation: number | undefined;
  readonly holdsBack: boolean;
}

const FRESH: DeploySettings = { hex: undefined, facing: undefined, elevation: undefined, holdsBack: false };

/** The deployment of a unit: its hex and facing, or whether it waits for the next turn. */
export class DeployChoice extends Choice<DeploySettings> {
  readonly kind = 'deploy';
  /** Hexes where the unit may be deployed, each with the elevations of the places there. */
  readonly hexes: ReadonlyMap<HexId, readonly number[]>;

  constructor(game: Game, unit: MechId) {
    super(game, unit, FRESH);
    this.hexes = placesFor(game, unit);
  }

  get hex(): HexId | undefined {
    return this.settings.hex;
  }

  /** The facing of the unit: toward the middle of the board unless another one is chosen. */
  get facing(): number {
    return this.settings.facing ?? this.usualFacing;
  }

  /** Elevations to choose from in the chosen hex, such as the floors of a building. */
  get elevations(): readonly number[] {
    return this.settings.hex === undefined ? [] : (this.hexes.get(this.settings.hex) ?? []);
  }

  /** The chosen elevation; `undefined` for the default place in the hex. */
  get elevation(): number | undefined {
    return this.settings.elevation;
  }

  get holdsBack(): boolean {
    return this.settings.holdsBack;
  }

  override get command(): Command | undefined {
    const { hex, elevation, holdsBack } = this.settings;
    if (holdsBack) return passCommand('deployment', this.unit);
    if (hex === undefined) return undefined;
    const place = { type: 'deploy', unit: this.unit, hex, facing: this.facing } as const;
    return elevation === undefined ? place : { ...place, elevation };
  }

  /** Chooses the hex. Does nothing for a hex where the unit may not be deployed. */
  to(hex: HexId): void {
    if (!this.hexes.has(hex)) return;
    const { elevation } = this.settings;
    const keeps = elevation !== undefined && this.hexes.get(hex)!.includes(elevation);
    this.choose({ hex, holdsBack: false, elevation: keeps ? elevation : undefined });
  }

  face(facing: number): void {
    this.choose({ facing });
  }

  /** Turns the facing by hexsides: 1 to the right, -1 to the left. */
  turn(hexsides: number): void {
    this.choose({ facing: (((this.facing + hexsides) % 6) + 6) % 6 });
  }

  /** Chooses one of `elevations`. */
  stand(elevation: number): void {
    if (this.elevations.includes(elevation)) this.choose({ elevation });
  }

  /** Leaves the unit off the board until the next turn. */
  holdBack(): void {
    this.choose({ ...FRESH, holdsBack: true });
  }

  private get usualFacing(): number {
    const { grid } = boardOf(this.game);
    const middle = hexAt(grid, grid.width >> 1, grid.height >> 1);
    const { hex } = this.settings;
    return hex === undefined || hex === middle ? 0 : bearingDirection(bearing(grid, hex, middle));
  }
}

function placesFor(game: Game, unit: MechId): ReadonlyMap<HexId, readonly number[]> {
  const { places } = stepTable(boardOf(game));
  const found = new Map<HexId, number[]>();
  for (let place = 0; place < places.count; place++) {
    const [hex, elevation] = [places.hex[place]!, places.elevation[place]!];
    if (refusalOf(game, { type: 'deploy', unit, hex, facing: 0, elevation }) !== undefined) continue;
    found.set(hex, [...(found.get(hex) ?? []), elevation]);
  }
  return found;
}
