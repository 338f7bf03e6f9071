import type { Budget } from '@hexfall/odds';
import { Model } from '@hexfall/stage';
import { composeCase, emptyQuery, formatQuery, type OddsCase, parseQuery, type Query, QueryError } from '@hexfall/view';
import { matchParts } from '../../begin/model/match-parts.ts';
import { RULES_NAMES, type RulesName } from '../../begin/model/match-settings.ts';
import { OwnFiles } from '../../begin/model/own-parts.ts';
import { UnitShelf } from '../../begin/model/unit-shelf.ts';
import type { Library } from '../../library/library.ts';
import { CaseRun, type OddsOracle } from './case-run.ts';
import { EXAMPLES } from './examples.ts';
import { idOfName, pageBook } from './page-book.ts';
import { isPrecision, type Precision, precisionBudget } from './precision.ts';

/** What the model needs from the page around it. */
export interface OddsTools {
  readonly library: Library;
  readonly oracle: OddsOracle;
  /** The time in milliseconds. */
  readonly now: () => number;
}

/** The choices of the page as they stand in its address. */
export type OddsAddress = Readonly<Record<string, string>>;

/** Longer questions nobody types. */
const MAX_QUESTION = 1000;

/** A question without a board: its words, the same as a form, and the answers. The words are all there is to keep. */
export class OddsModel extends Model {
  /** The work on the answers, which announces its progress itself: the form is not drawn again meanwhile. */
  readonly run: CaseRun;
  private words = '';
  private understood: Query = emptyQuery();
  private profile: RulesName = 'spec';
  private wanted: Precision = 'soon';
  private seed: string | undefined;
  private made: OddsCase | undefined;
  private refusal: string | undefined;
  private units = new UnitShelf([]);
  /** Counts questions: own files that come late must not bring an older one back. */
  private turn = 0;
  private readonly own: OwnFiles;
  private readonly tools: OddsTools;

  constructor(tools: OddsTools) {
    super();
    this.tools = tools;
    this.own = new OwnFiles(tools.library);
    this.run = new CaseRun(tools.oracle, tools.now);
  }

  /** The question as it is typed. */
  get text(): string {
    return this.words;
  }

  /** The question as it was last understood. */
  get query(): Query {
    return this.understood;
  }

  get rules(): RulesName {
    return this.profile;
  }

  get precision(): Precision {
    return this.wanted;
  }

  /** The question on its board; `undefined` while there is none, or none that can be asked. */
  get odds(): OddsCase | undefined {
    return this.made;
  }

  /** Why the question cannot be asked, as a sentence. */
  get problem(): string | undefined {
    return this.refusal;
  }

  get shelf(): UnitShelf {
    return this.units;
  }

  /** The choices as they stand in the address. */
  get address(): OddsAddress {
    return {
      q: this.words,
      ...(this.profile === 'spec' ? {} : { rules: this.profile }),
      ...(this.wanted === 'soon' ? {} : { precision: this.wanted }),
      ...(this.seed === undefined ? {} : { seed: this.seed }),
    };
  }

  /** Asks the question of an address, or the first example. */
  async open(address: OddsAddress): Promise<void> {
    this.units = new UnitShelf(await this.tools.library.units());
    const { q = EXAMPLES[0]!.question, rules, precision = '', seed } = address;
    this.profile = RULES_NAMES.find(name => name === rules) ?? 'spec';
    this.wanted = isPrecision(precision) ? precision : 'soon';
    this.seed = seed;
    await this.ask(q);
  }

  /** Takes what is being typed. It is not asked yet. */
  type(text: string): void {
    this.words = text.slice(0, MAX_QUESTION);
    this.changed();
  }

  /** Asks a question in words; the one that is typed, unless another is given. */
  async ask(text: string = this.words): Promise<void> {
    this.words = text.slice(0, MAX_QUESTION);
    await this.tryTo(() => parseQuery(this.words, this.book));
  }

  /** Asks the question that a change of the form makes of the present one. */
  async change(edit: (query: Query) => void): Promise<void> {
    const query = structuredClone(this.understood);
    edit(query);
    this.words = formatQuery(query);
    await this.tryTo(() => query);
  }

  async setRules(rules: RulesName): Promise<void> {
    this.profile = rules;
    await this.ask();
  }

  async setPrecision(precision: Precision): Promise<void> {
    this.wanted = precision;
    await this.ask();
  }

  /** Ends the work; the answers stay as they are. */
  stop(): void {
    this.run.stop();
  }

  close(): void {
    this.run.stop();
  }

  private get book(): ReturnType<typeof pageBook> {
    return pageBook(this.units, matchParts(this.own));
  }

  private get budget(): Budget {
    return { ...precisionBudget(this.wanted), ...(this.seed === undefined ? {} : { seed: this.seed }) };
  }

  private async tryTo(read: () => Query): Promise<void> {
    const turn = ++this.turn;
    this.run.forget();
    try {
      this.made = undefined;
      this.refusal = undefined;
      this.understood = read();
      await this.loadOwn(this.understood);
      if (turn !== this.turn) return;
      this.made = composeCase(this.understood, this.profile, this.book);
    } catch (error) {
      if (!(error instanceof QueryError)) throw error;
      this.refusal = sentence(error.message);
    }
    this.changed();
    if (this.made !== undefined) void this.run.start(this.made, this.budget);
  }

  /** Reads the user's own units that a question names. */
  private async loadOwn({ attacker, target }: Query): Promise<void> {
    const ids = [attacker, target].flatMap(({ name }) =>
      name === undefined ? [] : (idOfName(name, this.units) ?? []),
    );
    await this.own.loadUnits(ids);
  }
}

/** A message of the parser may begin within a sentence. */
function sentence(text: string): string {
  return `${text[0]!.toUpperCase()}${text.slice(1)}`;
}
