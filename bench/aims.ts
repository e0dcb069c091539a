import type { Results } from './run.ts';
import type { Times } from './stopwatch.ts';

/** Nothing was measured that is called so. */
class NotMeasured extends Error {}

function byName<Named extends { name: string }>(all: readonly Named[], name: string): Named {
  const named = all.find((each) => each.name === name);
  if (!named) throw new NotMeasured(`Nothing was measured that is called ${name}`);
  return named;
}

function floorOf({ figures, floors }: Results, name: string): Times {
  const floor = floors[byName(figures, name).floor];
  if (!floor) throw new NotMeasured(`The floor of ${name} was not measured`);
  return floor;
}

/** A value of what a run has measured; null if this system can't measure it. Throws {@link NotMeasured}. */
type Value<Result extends number | null = number | null> = (results: Results) => Result;

/** The median of a figure in milliseconds, and its slow end. */
const p50 = (name: string) => (results: Results) => byName(results.figures, name).times.p50;
const p99 = (name: string) => (results: Results) => byName(results.figures, name).times.p99;
const seconds = (milliseconds: Value<number>) => (results: Results) => milliseconds(results) / 1000;
const perSecond = (name: string) => (results: Results) => byName(results.figures, name).times.perSecond;
/** How many times as long as its floor a figure takes. */
const times = (name: string) => (results: Results) => p50(name)(results) / floorOf(results, name).p50;
/** Which share of its floor's rate a figure reaches. */
const ofRate = (name: string) => (results: Results) =>
  perSecond(name)(results) / floorOf(results, name).perSecond;
const fact = (name: string) => (results: Results) => byName(results.facts, name).value;

/** How long the worst request makes others wait in milliseconds, and the most memory that one needs in MB. */
const worst =
  (what: 'delay' | 'server' | 'worker'): Value =>
  ({ disturbances }) => {
    if (disturbances.length === 0) throw new NotMeasured('Nothing was disturbed');
    const values = disturbances.flatMap((disturbance) => disturbance[what] ?? []);
    return values.length === 0 ? null : Math.max(...values);
  };

const ratio =
  (value: Value, base: Value): Value =>
  (results) => {
    const [above, below] = [value(results), base(results)];
    return above === null || below === null ? null : above / below;
  };

/** What a value may be at most or at least. */
type Aim = { says: string; value: Value } & ({ most: number } | { least: number });

const atMost = (most: number, says: string, value: Value): Aim => ({ says, value, most });
const atLeast = (least: number, says: string, value: Value): Aim => ({ says, value, least });

/** Changes of 10,000 texts, and what a save beside each of them is called. */
const LONG_CHANGES = [
  ['replace in 10000 translations', 'a replacement'],
  ['approve 10000 translations', 'an approval of 10000'],
  ['undo 10000 approvals', 'its undo'],
  ['revert 10000 actions', 'a revert'],
  ['update the source, each tenth of 10000 strings', 'an update of each tenth of 10000 strings'],
  ['undo an update of each tenth of 10000 strings', 'undoing an update of each tenth of 10000 strings'],
  ['update the source, each of 10000 strings', 'an update of each of 10000 strings'],
  ['undo an update of each of 10000 strings', 'undoing an update of each of 10000 strings'],
] as const;

/** The least of a write's rate, as a share of that of its rows alone. */
const WRITES = { save: 0.9, vote: 0.8 };
const GUEST_VIEWS = ['the page', 'home’s projects', 'a project', '500 strings of a text'];

/**
 * The aims for any machine. Most are ratios of two figures of one run, because machines differ; those that users wait
 * for are in milliseconds.
 */
const AIMS: Aim[] = [
  atMost(2, 'load of 10,000 strings ÷ its bulk insert', times('load 10000 strings')),
  atMost(10, 'load of 10,000 ÷ load of 1,000', ratio(p50('load 10000 strings'), p50('load 1000 strings'))),
  atMost(
    8,
    'import of 10,000 translations ÷ a bulk insert of 10,000 strings',
    times('import 10000 translations'),
  ),
  atMost(1, 'import of 10,000 translations, s', seconds(p50('import 10000 translations'))),
  atMost(
    1.5,
    'import of 10,000 translations, last quarter ÷ first',
    ratio(p50('import 10000 translations, last quarter'), p50('import 10000 translations, first quarter')),
  ),
  atMost(
    2,
    'preview of a file ÷ reading it alone and an empty call',
    fact('preview ÷ reading alone and an empty call'),
  ),
  atMost(
    2,
    'ten previews at once ÷ reading the files alone and empty calls',
    fact('ten previews at once ÷ reading them alone, one after another, and empty calls'),
  ),
  atMost(1, 'find a text in 100,000 strings, s', seconds(p50('find a text in 100000 strings'))),
  atMost(
    1,
    'first results of a pattern in 100,000 strings, s',
    seconds(p50('find a pattern in 100000 strings, first results')),
  ),
  ...LONG_CHANGES.flatMap(([name, what]) => [
    atMost(60, `${name}, s`, seconds(p50(name))),
    atMost(
      3,
      `save beside ${what} ÷ save before, p99`,
      ratio(fact(`save beside ${what}, p99`), fact(`save before ${what}, p99`)),
    ),
  ]),
  ...['sign-in', 'request of a new password'].flatMap((name) => [
    atMost(0.65, `${name} for an account takes longer, of 1`, fact(`${name}: told apart`)),
    atLeast(0.35, `${name} for an account takes no less, of 1`, fact(`${name}: told apart`)),
  ]),
  atMost(20, 'page of 50 rows ÷ its floor', times('10000: page, kept')),
  atMost(
    1.5,
    'page at 100,000 ÷ at 10,000, colours kept',
    ratio(p50('100000: page, kept'), p50('10000: page, kept')),
  ),
  atMost(
    5,
    'page at 100,000 ÷ at 10,000, all read',
    ratio(p50('100000: page, read'), p50('10000: page, read')),
  ),
  atMost(8, 'history with 200 revisions ÷ its floor', times('history with 200 revisions')),
  // Of p99, which the stopwatch has, instead of p95.
  atMost(
    3,
    'text as it was ÷ as it is, 100,000, slow end',
    ratio(p99('100000: text as it was'), p99('100000: text as it is')),
  ),
  atMost(8, 'page at 10,000, ms', p50('10000: page, kept')),
  atMost(40, 'page at 100,000, all read, ms', p50('100000: page, read')),
  atMost(10, 'page at 100,000, colours kept, ms', p50('100000: page, kept')),
  atMost(150, 'text sought among 100,000, ms', p50('100000: original, another word')),
  atMost(100, 'translation sought among 100,000, ms', p50('100000: translation, another word')),
  atMost(
    2,
    'source and translations ÷ translations sought',
    ratio(p50('100000: text, another word'), p50('100000: translation, another word')),
  ),
  ...Object.entries(WRITES).flatMap(([act, least]) => [
    atLeast(least, `${act} at 8 ÷ its rows, rates`, ofRate(`${act} at 8, eight sections`)),
    atLeast(least, `${act} at 8 in one section ÷ its rows, rates`, ofRate(`${act} at 8, one section`)),
    atLeast(
      0.9,
      `${act} at 32 ÷ at 8, rates`,
      ratio(perSecond(`${act} at 32, eight sections`), perSecond(`${act} at 8, eight sections`)),
    ),
    atLeast(
      0.9,
      `${act} at 32 ÷ at 8 in one section, rates`,
      ratio(perSecond(`${act} at 32, one section`), perSecond(`${act} at 8, one section`)),
    ),
  ]),
  atMost(4, 'save, ms', p50('save at 1, one section')),
  atMost(1.15, 'save among 100,000 ÷ among 10,000', ratio(p50('100000: save'), p50('10000: save'))),
  atMost(
    1.4,
    'section of 10,000 with translations and votes ÷ its floor',
    times('fetch 10000 strings whole'),
  ),
  atLeast(0.15, 'search of 1,000 projects at 32 ÷ one select, rates', ofRate('search 1000 projects at 32')),
  atMost(1200, 'start to first answer, ms', fact('start to first answer')),
  atMost(130, 'memory of an idle server, MB', fact('memory, idle')),
  atMost(150, 'a save told to 100 open pages, p99 ms', p99('told to 100 open pages')),
  atLeast(0.45, 'save at 8, 100 watching ÷ its rows, rates', ofRate('save at 8, 100 watching')),
  atLeast(
    0.9,
    'save at 32 ÷ at 8, 100 watching, rates',
    ratio(perSecond('save at 32, 100 watching'), perSecond('save at 8, 100 watching')),
  ),
  atMost(50, 'what any request makes others wait, p99 ms', worst('delay')),
  atMost(400, 'memory of the server, whatever is asked, MB', worst('server')),
  atMost(400, 'memory of an import process, MB', worst('worker')),
  atMost(
    1.4,
    'memory a minute after bursts ÷ before',
    ratio(fact('memory a minute after bursts'), fact('memory before bursts')),
  ),
  atMost(0.75, 'processor time of a save, ms', fact('processor time of a save')),
  atMost(2.5, 'processor time of a compressed page, ms', fact('processor time of a compressed page')),
  atMost(10, 'project card at 100,000, ms', p50('card of a project of 100000 strings')),
  atMost(20, 'statistics at 100,000, ms', p50('statistics of 100000 strings')),
  atMost(20, 'days at 100,000, ms', p50('statistics of 100000 strings by day')),
  ...GUEST_VIEWS.flatMap((view) =>
    Object.entries({ service: 0.15, nginx: 0.3 }).map(([server, least]) =>
      atLeast(
        least,
        `guests, ${view}: ${server} ÷ a bare server, rates`,
        ratio(fact(`guests, ${view}: ${server}`), fact(`guests, ${view}: bare server`)),
      ),
    ),
  ),
  atMost(250, 'editor on a first visit, KB', fact('editor bundle')),
  atMost(25, 'editor on a first visit, files', fact('files of the editor')),
];

/** An aim and its outcome; null if it can't be measured here. */
export type Outcome = { says: string; value: number | null; aim: string; isMet: boolean | null };

/** Compares the figures with every aim; with those of a run of some parts only if they were measured. */
export function outcomesOf(results: Results, { isWhole }: { isWhole: boolean }): Outcome[] {
  return AIMS.flatMap((aim): Outcome[] => {
    try {
      const value = aim.value(results);
      const isMet = value === null ? null : 'most' in aim ? value <= aim.most : value >= aim.least;
      const bound = 'most' in aim ? `at most ${aim.most}` : `at least ${aim.least}`;
      return [{ says: aim.says, value, aim: bound, isMet }];
    } catch (error) {
      if (error instanceof NotMeasured && !isWhole) return [];
      throw error;
    }
  });
}
