import type { Results } from './run.ts';

/** The figures of a run by name, for the aims; each function throws if there is no figure of that name. */
export type Measured = {
  /** The median of many measurements in milliseconds, and their slow end. */
  p50(name: string): number;
  p99(name: string): number;
  perSecond(name: string): number;
  /** How many times as long as its floor a figure takes. */
  times(name: string): number;
  /** Which share of its floor's rate a figure reaches. */
  ofRate(name: string): number;
  /** Null if this system can't measure it. */
  fact(name: string): number | null;
  /** How long the worst request makes others wait in milliseconds, and the most memory that one needs in MB. */
  worst(what: 'delay' | 'server' | 'worker'): number | null;
};

/** What a figure may be at most or at least. */
type Aim = { says: string; value(run: Measured): number | null } & ({ most: number } | { least: number });

const atMost = (most: number, says: string, value: Aim['value']): Aim => ({ says, value, most });
const atLeast = (least: number, says: string, value: Aim['value']): Aim => ({ says, value, least });

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
  atMost(2, 'load of 10,000 strings ÷ its bulk insert', (run) => run.times('load 10000 strings')),
  atMost(
    10,
    'load of 10,000 ÷ load of 1,000',
    (run) => run.p50('load 10000 strings') / run.p50('load 1000 strings'),
  ),
  atMost(8, 'import of 10,000 translations ÷ a bulk insert of 10,000 strings', (run) =>
    run.times('import 10000 translations'),
  ),
  atMost(1, 'import of 10,000 translations, s', (run) => run.p50('import 10000 translations') / 1000),
  atMost(
    1.5,
    'import of 10,000 translations, last quarter ÷ first',
    (run) =>
      run.p50('import 10000 translations, last quarter') /
      run.p50('import 10000 translations, first quarter'),
  ),
  atMost(2, 'preview of a file ÷ reading it alone and an empty call', (run) =>
    run.fact('preview ÷ reading alone and an empty call'),
  ),
  atMost(2, 'ten previews at once ÷ reading the files alone and empty calls', (run) =>
    run.fact('ten previews at once ÷ reading them alone, one after another, and empty calls'),
  ),
  atMost(1, 'find a text in 100,000 strings, s', (run) => run.p50('find a text in 100000 strings') / 1000),
  atMost(
    1,
    'first results of a pattern in 100,000 strings, s',
    (run) => run.p50('find a pattern in 100000 strings, first results') / 1000,
  ),
  ...LONG_CHANGES.flatMap(([name, what]) => [
    atMost(60, `${name}, s`, (run) => run.p50(name) / 1000),
    atMost(3, `save beside ${what} ÷ save before, p99`, (run) =>
      ratio(run.fact(`save beside ${what}, p99`), run.fact(`save before ${what}, p99`)),
    ),
  ]),
  ...['sign-in', 'request of a new password'].flatMap((name) => [
    atMost(0.65, `${name} for an account takes longer, of 1`, (run) => run.fact(`${name}: told apart`)),
    atLeast(0.35, `${name} for an account takes no less, of 1`, (run) => run.fact(`${name}: told apart`)),
  ]),
  atMost(20, 'page of 50 rows ÷ its floor', (run) => run.times('10000: page, kept')),
  atMost(
    1.5,
    'page at 100,000 ÷ at 10,000, colours kept',
    (run) => run.p50('100000: page, kept') / run.p50('10000: page, kept'),
  ),
  atMost(
    5,
    'page at 100,000 ÷ at 10,000, all read',
    (run) => run.p50('100000: page, read') / run.p50('10000: page, read'),
  ),
  atMost(8, 'history with 200 revisions ÷ its floor', (run) => run.times('history with 200 revisions')),
  // Of p99, which the stopwatch has, instead of p95.
  atMost(
    3,
    'text as it was ÷ as it is, 100,000, slow end',
    (run) => run.p99('100000: text as it was') / run.p99('100000: text as it is'),
  ),
  atMost(8, 'page at 10,000, ms', (run) => run.p50('10000: page, kept')),
  atMost(40, 'page at 100,000, all read, ms', (run) => run.p50('100000: page, read')),
  atMost(10, 'page at 100,000, colours kept, ms', (run) => run.p50('100000: page, kept')),
  atMost(150, 'text sought among 100,000, ms', (run) => run.p50('100000: original, another word')),
  atMost(100, 'translation sought among 100,000, ms', (run) => run.p50('100000: translation, another word')),
  atMost(
    2,
    'source and translations ÷ translations sought',
    (run) => run.p50('100000: text, another word') / run.p50('100000: translation, another word'),
  ),
  ...Object.entries(WRITES).flatMap(([act, least]) => [
    atLeast(least, `${act} at 8 ÷ its rows, rates`, (run) => run.ofRate(`${act} at 8, eight sections`)),
    atLeast(least, `${act} at 8 in one section ÷ its rows, rates`, (run) =>
      run.ofRate(`${act} at 8, one section`),
    ),
    atLeast(
      0.9,
      `${act} at 32 ÷ at 8, rates`,
      (run) => run.perSecond(`${act} at 32, eight sections`) / run.perSecond(`${act} at 8, eight sections`),
    ),
    atLeast(
      0.9,
      `${act} at 32 ÷ at 8 in one section, rates`,
      (run) => run.perSecond(`${act} at 32, one section`) / run.perSecond(`${act} at 8, one section`),
    ),
  ]),
  atMost(4, 'save, ms', (run) => run.p50('save at 1, one section')),
  atMost(
    1.15,
    'save among 100,000 ÷ among 10,000',
    (run) => run.p50('100000: save') / run.p50('10000: save'),
  ),
  atMost(1.4, 'section of 10,000 with translations and votes ÷ its floor', (run) =>
    run.times('fetch 10000 strings whole'),
  ),
  atLeast(0.15, 'search of 1,000 projects at 32 ÷ one select, rates', (run) =>
    run.ofRate('search 1000 projects at 32'),
  ),
  atMost(1200, 'start to first answer, ms', (run) => run.fact('start to first answer')),
  atMost(130, 'memory of an idle server, MB', (run) => run.fact('memory, idle')),
  atMost(150, 'a save told to 100 open pages, p99 ms', (run) => run.p99('told to 100 open pages')),
  atLeast(0.45, 'save at 8, 100 watching ÷ its rows, rates', (run) => run.ofRate('save at 8, 100 watching')),
  atLeast(
    0.9,
    'save at 32 ÷ at 8, 100 watching, rates',
    (run) => run.perSecond('save at 32, 100 watching') / run.perSecond('save at 8, 100 watching'),
  ),
  atMost(50, 'what any request makes others wait, p99 ms', (run) => run.worst('delay')),
  atMost(400, 'memory of the server, whatever is asked, MB', (run) => run.worst('server')),
  atMost(400, 'memory of an import process, MB', (run) => run.worst('worker')),
  atMost(1.4, 'memory a minute after bursts ÷ before', (run) =>
    ratio(run.fact('memory a minute after bursts'), run.fact('memory before bursts')),
  ),
  atMost(0.75, 'processor time of a save, ms', (run) => run.fact('processor time of a save')),
  atMost(2.5, 'processor time of a compressed page, ms', (run) =>
    run.fact('processor time of a compressed page'),
  ),
  atMost(10, 'project card at 100,000, ms', (run) => run.p50('card of a project of 100000 strings')),
  atMost(20, 'statistics at 100,000, ms', (run) => run.p50('statistics of 100000 strings')),
  atMost(20, 'days at 100,000, ms', (run) => run.p50('statistics of 100000 strings by day')),
  ...GUEST_VIEWS.flatMap((view) =>
    Object.entries({ service: 0.15, nginx: 0.3 }).map(([server, least]) =>
      atLeast(least, `guests, ${view}: ${server} ÷ a bare server, rates`, (run) =>
        ratio(run.fact(`guests, ${view}: ${server}`), run.fact(`guests, ${view}: bare server`)),
      ),
    ),
  ),
  atMost(250, 'editor on a first visit, KB', (run) => run.fact('editor bundle')),
  atMost(25, 'editor on a first visit, files', (run) => run.fact('files of the editor')),
];

const ratio = (value: number | null, floor: number | null): number | null =>
  value === null || floor === null ? null : value / floor;

/** An aim and its outcome; null if it can't be measured here. */
export type Outcome = { says: string; value: number | null; aim: string; isMet: boolean | null };

/** Nothing was measured that is called so. */
class NotMeasured extends Error {}

/** Compares the figures with every aim; with those of a run of some parts only if they were measured. */
export function outcomesOf(
  { floors, figures, facts, disturbances }: Results,
  { isWhole }: { isWhole: boolean },
): Outcome[] {
  const byName = <Named extends { name: string }>(all: readonly Named[], name: string): Named => {
    const named = all.find((each) => each.name === name);
    if (!named) throw new NotMeasured(`Nothing was measured that is called ${name}`);
    return named;
  };
  const times = (name: string) => byName(figures, name).times;
  const floorOf = (name: string) => {
    const floor = floors[byName(figures, name).floor];
    if (!floor) throw new NotMeasured(`The floor of ${name} was not measured`);
    return floor;
  };
  const measured: Measured = {
    p50: (name) => times(name).p50,
    p99: (name) => times(name).p99,
    perSecond: (name) => times(name).perSecond,
    times: (name) => times(name).p50 / floorOf(name).p50,
    ofRate: (name) => times(name).perSecond / floorOf(name).perSecond,
    fact: (name) => byName(facts, name).value,
    worst: (what) => {
      const values = disturbances.flatMap((disturbance) => disturbance[what] ?? []);
      if (disturbances.length === 0) throw new NotMeasured('Nothing was disturbed');
      return values.length === 0 ? null : Math.max(...values);
    },
  };
  const measuredOf = (aim: Aim) => {
    try {
      return aim.value(measured);
    } catch (error) {
      if (error instanceof NotMeasured && !isWhole) return undefined;
      throw error;
    }
  };
  return AIMS.flatMap((aim) => {
    const value = measuredOf(aim);
    if (value === undefined) return [];
    const isMet = value === null ? null : 'most' in aim ? value <= aim.most : value >= aim.least;
    return {
      says: aim.says,
      value,
      aim: 'most' in aim ? `at most ${aim.most}` : `at least ${aim.least}`,
      isMet,
    };
  });
}
