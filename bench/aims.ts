import type { Disturbance } from './disturbing.ts';
import type { Fact, Figure } from './figures.ts';
import type { Floors } from './floors.ts';

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

/** The most or the least that a figure may be. */
type Aim = { says: string; value(of: Measured): number | null } & ({ most: number } | { least: number });

/**
 * The aims for any machine. Most are ratios of two figures of one run, because machines differ; those that users wait
 * for are in milliseconds.
 */
const AIMS: Aim[] = [
  {
    says: 'load of 10,000 strings ÷ its bulk insert',
    value: (of) => of.times('load 10000 strings'),
    most: 2,
  },
  {
    says: 'load of 10,000 ÷ load of 1,000',
    value: (of) => of.p50('load 10000 strings') / of.p50('load 1000 strings'),
    most: 10,
  },
  {
    says: 'import of 10,000 translations ÷ a bulk insert of 10,000 strings',
    value: (of) => of.times('import 10000 translations'),
    most: 8,
  },
  {
    says: 'import of 10,000 translations, s',
    value: (of) => of.p50('import 10000 translations') / 1000,
    most: 1,
  },
  {
    says: 'import of 10,000 translations, last quarter ÷ first',
    value: (of) =>
      of.p50('import 10000 translations, last quarter') / of.p50('import 10000 translations, first quarter'),
    most: 1.5,
  },
  {
    says: 'preview of a file ÷ reading it alone and an empty call',
    value: (of) => of.fact('preview ÷ reading alone and an empty call'),
    most: 2,
  },
  {
    says: 'ten previews at once ÷ reading the files alone and empty calls',
    value: (of) => of.fact('ten previews at once ÷ reading them alone, one after another, and empty calls'),
    most: 2,
  },
  {
    says: 'find a text in 100,000 strings, s',
    value: (of) => of.p50('find a text in 100000 strings') / 1000,
    most: 1,
  },
  {
    says: 'first results of a pattern in 100,000 strings, s',
    value: (of) => of.p50('find a pattern in 100000 strings, first results') / 1000,
    most: 1,
  },
  ...(
    [
      ['replace in 10000 translations', 'a replacement'],
      ['approve 10000 translations', 'an approval of 10000'],
      ['undo 10000 approvals', 'its undo'],
      ['revert 10000 actions', 'a revert'],
      ['update the source, each tenth of 10000 strings', 'an update of each tenth of 10000 strings'],
      ['undo an update of each tenth of 10000 strings', 'undoing an update of each tenth of 10000 strings'],
      ['update the source, each of 10000 strings', 'an update of each of 10000 strings'],
      ['undo an update of each of 10000 strings', 'undoing an update of each of 10000 strings'],
    ] as const
  ).flatMap(([name, what]): Aim[] => [
    { says: `${name}, s`, value: (of) => of.p50(name) / 1000, most: 60 },
    {
      says: `save beside ${what} ÷ save before, p99`,
      value: (of) => ratio(of.fact(`save beside ${what}, p99`), of.fact(`save before ${what}, p99`)),
      most: 3,
    },
  ]),
  ...['sign-in', 'request of a new password'].flatMap((name): Aim[] => [
    {
      says: `${name} for an account takes longer, of 1`,
      value: (of) => of.fact(`${name}: told apart`),
      most: 0.65,
    },
    {
      says: `${name} for an account takes no less, of 1`,
      value: (of) => of.fact(`${name}: told apart`),
      least: 0.35,
    },
  ]),
  { says: 'page of 50 rows ÷ its floor', value: (of) => of.times('10000: page, kept'), most: 20 },
  {
    says: 'page at 100,000 ÷ at 10,000, colours kept',
    value: (of) => of.p50('100000: page, kept') / of.p50('10000: page, kept'),
    most: 1.5,
  },
  {
    says: 'page at 100,000 ÷ at 10,000, all read',
    value: (of) => of.p50('100000: page, read') / of.p50('10000: page, read'),
    most: 5,
  },
  {
    says: 'history with 200 revisions ÷ its floor',
    value: (of) => of.times('history with 200 revisions'),
    most: 8,
  },
  // Of p99, which the stopwatch has, instead of p95.
  {
    says: 'text as it was ÷ as it is, 100,000, slow end',
    value: (of) => of.p99('100000: text as it was') / of.p99('100000: text as it is'),
    most: 3,
  },
  { says: 'page at 10,000, ms', value: (of) => of.p50('10000: page, kept'), most: 8 },
  { says: 'page at 100,000, all read, ms', value: (of) => of.p50('100000: page, read'), most: 40 },
  { says: 'page at 100,000, colours kept, ms', value: (of) => of.p50('100000: page, kept'), most: 10 },
  {
    says: 'text sought among 100,000, ms',
    value: (of) => of.p50('100000: original, another word'),
    most: 150,
  },
  {
    says: 'translation sought among 100,000, ms',
    value: (of) => of.p50('100000: translation, another word'),
    most: 100,
  },
  {
    says: 'source and translations ÷ translations sought',
    value: (of) => of.p50('100000: text, another word') / of.p50('100000: translation, another word'),
    most: 2,
  },
  ...(['save', 'vote'] as const).flatMap((act): Aim[] => [
    {
      says: `${act} at 8 ÷ its rows, rates`,
      value: (of) => of.ofRate(`${act} at 8, eight sections`),
      least: act === 'save' ? 0.9 : 0.8,
    },
    {
      says: `${act} at 8 in one section ÷ its rows, rates`,
      value: (of) => of.ofRate(`${act} at 8, one section`),
      least: act === 'save' ? 0.9 : 0.8,
    },
    {
      says: `${act} at 32 ÷ at 8, rates`,
      value: (of) =>
        of.perSecond(`${act} at 32, eight sections`) / of.perSecond(`${act} at 8, eight sections`),
      least: 0.9,
    },
    {
      says: `${act} at 32 ÷ at 8 in one section, rates`,
      value: (of) => of.perSecond(`${act} at 32, one section`) / of.perSecond(`${act} at 8, one section`),
      least: 0.9,
    },
  ]),
  { says: 'save, ms', value: (of) => of.p50('save at 1, one section'), most: 4 },
  {
    says: 'save among 100,000 ÷ among 10,000',
    value: (of) => of.p50('100000: save') / of.p50('10000: save'),
    most: 1.15,
  },
  {
    says: 'section of 10,000 with translations and votes ÷ its floor',
    value: (of) => of.times('fetch 10000 strings whole'),
    most: 1.4,
  },
  {
    says: 'search of 1,000 projects at 32 ÷ one select, rates',
    value: (of) => of.ofRate('search 1000 projects at 32'),
    least: 0.15,
  },
  { says: 'start to first answer, ms', value: (of) => of.fact('start to first answer'), most: 1200 },
  { says: 'memory of an idle server, MB', value: (of) => of.fact('memory, idle'), most: 130 },
  {
    says: 'a save told to 100 open pages, p99 ms',
    value: (of) => of.p99('told to 100 open pages'),
    most: 150,
  },
  {
    says: 'save at 8, 100 watching ÷ its rows, rates',
    value: (of) => of.ofRate('save at 8, 100 watching'),
    least: 0.45,
  },
  {
    says: 'save at 32 ÷ at 8, 100 watching, rates',
    value: (of) => of.perSecond('save at 32, 100 watching') / of.perSecond('save at 8, 100 watching'),
    least: 0.9,
  },
  {
    says: 'what any request makes others wait, p99 ms',
    value: (of) => of.worst('delay'),
    most: 50,
  },
  {
    says: 'memory of the server, whatever is asked, MB',
    value: (of) => of.worst('server'),
    most: 400,
  },
  {
    says: 'memory of an import process, MB',
    value: (of) => of.worst('worker'),
    most: 400,
  },
  {
    says: 'memory a minute after bursts ÷ before',
    value: (of) => ratio(of.fact('memory a minute after bursts'), of.fact('memory before bursts')),
    most: 1.4,
  },
  { says: 'processor time of a save, ms', value: (of) => of.fact('processor time of a save'), most: 0.75 },
  {
    says: 'processor time of a compressed page, ms',
    value: (of) => of.fact('processor time of a compressed page'),
    most: 2.5,
  },
  {
    says: 'project card at 100,000, ms',
    value: (of) => of.p50('card of a project of 100000 strings'),
    most: 10,
  },
  { says: 'statistics at 100,000, ms', value: (of) => of.p50('statistics of 100000 strings'), most: 20 },
  { says: 'days at 100,000, ms', value: (of) => of.p50('statistics of 100000 strings by day'), most: 20 },
  ...(['the page', 'home’s projects', 'a project', '500 strings of a text'] as const).flatMap(
    (view): Aim[] => [
      {
        says: `guests, ${view}: service ÷ a bare server, rates`,
        value: (of) => ratio(of.fact(`guests, ${view}: service`), of.fact(`guests, ${view}: bare server`)),
        least: 0.15,
      },
      {
        says: `guests, ${view}: nginx ÷ a bare server, rates`,
        value: (of) => ratio(of.fact(`guests, ${view}: nginx`), of.fact(`guests, ${view}: bare server`)),
        least: 0.3,
      },
    ],
  ),
  { says: 'editor on a first visit, KB', value: (of) => of.fact('editor bundle'), most: 250 },
  { says: 'editor on a first visit, files', value: (of) => of.fact('files of the editor'), most: 25 },
];

const ratio = (value: number | null, floor: number | null): number | null =>
  value === null || floor === null ? null : value / floor;

/** An aim and its outcome; null if it can't be measured here. */
export type Outcome = { says: string; value: number | null; aim: string; isMet: boolean | null };

/** Everything that a run has measured. */
export type Results = {
  floors: Partial<Floors>;
  figures: readonly Figure[];
  facts: readonly Fact[];
  disturbances: readonly Disturbance[];
};

/** Nothing was measured that is called so. */
class NotMeasured extends Error {}

/** Compares the figures with every aim; with those of a run of some parts only if they were measured. */
export function outcomesOf(
  { floors, figures, facts, disturbances }: Results,
  { isWhole }: { isWhole: boolean },
): Outcome[] {
  const found = <Named extends { name: string }>(all: readonly Named[], name: string): Named => {
    const one = all.find((each) => each.name === name);
    if (!one) throw new NotMeasured(`Nothing was measured that is called ${name}`);
    return one;
  };
  const times = (name: string) => found(figures, name).times;
  const floorOf = (name: string) => {
    const floor = floors[found(figures, name).floor];
    if (!floor) throw new NotMeasured(`The floor of ${name} was not measured`);
    return floor;
  };
  const measured: Measured = {
    p50: (name) => times(name).p50,
    p99: (name) => times(name).p99,
    perSecond: (name) => times(name).perSecond,
    times: (name) => times(name).p50 / floorOf(name).p50,
    ofRate: (name) => times(name).perSecond / floorOf(name).perSecond,
    fact: (name) => found(facts, name).value,
    worst: (what) => {
      const known = disturbances.flatMap((one) => one[what] ?? []);
      if (disturbances.length === 0) throw new NotMeasured('Nothing was disturbed');
      return known.length === 0 ? null : Math.max(...known);
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
