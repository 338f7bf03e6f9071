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

/** The choices of the page in the form that they have in its address. */
export type OddsAddress = Readonly<Record<string, string>>;

/** The most characters of a question: nobody types a longer one. */
const MAX_QUESTION = 1000;

/** A question without a board: its words, a form that means the same, and the answers. Only the words are kept. */
export class OddsModel extends Model {
  /** The work on the answers, which announces its progress itself, so that the form is not drawn again each time. */
  readonly run: CaseRun;
  private words = '';
  private understood: Query = emptyQuery();
  private profile: RulesName = 'spec';
  private wanted: Precision = 'soon';
  private seed: string | undefined;
  private made: OddsCase | undefined;
  private refusal: string | undefined;
  private units = new UnitShelf([]);
  /** Counts questions. Files of the user that are read late must not bring back an older question. */
  private turn = 0;
  private readonly own: OwnFiles;
  private readonly tools: OddsTools;

  constructor(tools: OddsTools) {
    super();
    this.tools = tools;
    this.own = new OwnFiles(tools.library);
    this.run = new CaseRun(tools.oracle, tools.now);
  }

  /** The text of the question as it is typed. */
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

  /** The case of the question; `undefined` if there is no question, or none that can be answered. */
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

  /** The choices in the form that they have in the address. */
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

  /** Takes over the text while it is typed. The question is not asked yet. */
  type(text: string): void {
    this.words = text.slice(0, MAX_QUESTION);
    this.changed();
  }

  /** Asks a question in words: the given text, or the one that was typed. */
  async ask(text: string = this.words): Promise<void> {
    this.words = text.slice(0, MAX_QUESTION);
    await this.tryTo(() => parseQuery(this.words, this.book));
  }

  /** Changes the present question through the form, and asks the changed question. */
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

  /** Ends the work; the answers found so far stay. */
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

  /** Reads those of the user's own units that a question names. */
  private async loadOwn({ attacker, target }: Query): Promise<void> {
    const ids = [attacker, target].flatMap(({ name }) =>
      name === undefined ? [] : (idOfName(name, this.units) ?? []),
    );
    await this.own.loadUnits(ids);
  }
}

/** Returns a message as a sentence. A message of the parser may begin in the middle of one. */
function sentence(text: string): string {
  return `${text[0]!.toUpperCase()}${text.slice(1)}`;
}
