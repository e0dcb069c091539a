import { parseArgs } from 'node:util';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import type { CheckContext, CheckKind } from '#domain/texts/checks/check.ts';
import { checkedText } from '#domain/texts/checks/checked-text.ts';
import { lengthRatioOf, percentilesOf } from '#domain/texts/checks/length-ratio.ts';
import { CHECKS } from '#domain/texts/checks/registry.ts';
import { findingsOf } from '#domain/texts/checks/run-checks.ts';
import { spelling } from '#domain/texts/checks/spelling.ts';
import { findDictionaries } from '../server/texts/spelling-thread/dictionaries.ts';
import { openSpeller } from '../server/texts/spelling-thread/speller.ts';
import { CORPUS, type CorpusText } from '../test/checks/corpus.ts';
import { type Planted, plantedFaults } from '../test/checks/planters.ts';
import { slowReaders } from './large-texts.ts';

// npm run bench:checks [-- --list <check> [--held-out]]: runs all checks over published translations (test/checks/), and prints their false alarms,
// what they find of planted faults, what they cost, and whether they read large texts in linear time. It fails if an aim is missed. `--list` prints what is wrong of one check or of `all`: of
// the held-out texts only if that is asked for, because no check is to be tuned by them.

const { values: options } = parseArgs({
  options: { list: { type: 'string' }, 'held-out': { type: 'boolean', default: false } },
  strict: true,
});

/** The most texts with false alarms, in percents: of certain and very likely checks together, and of the others. */
const MOST_FALSE = { sure: 1, perhaps: 5 } as const;
/** The least planted faults that are found, in percents. */
const LEAST_FOUND = { certain: 95, likely: 90, perhaps: 60 } as const satisfies Record<CheckKind, number>;
/** Seconds of the processor for 100,000 translations. */
const MOST_SECONDS = 60;
const TRANSLATIONS = 100_000;
const MEASURED = 20_000;

const TEXTS = CORPUS.flatMap(({ texts }) => texts);
const PARTS = {
  tuned: TEXTS.filter((text) => !text.isHeldOut),
  'held out': TEXTS.filter((text) => text.isHeldOut),
};
const missed: string[] = [];

const projectOf = ({ file, language }: CorpusText) => `${file} ${language}`;
const SAME_TARGET = Map.groupBy(TEXTS, (text) => `${projectOf(text)} ${text.target}`);
const SAME_SOURCE = Map.groupBy(TEXTS, (text) => `${projectOf(text)} ${text.source}`);

/** The first and the last percentile of the ratios of length of a language. A project has too few texts here. */
const LENGTH_RATIOS = new Map(
  [...Map.groupBy(TEXTS, ({ language }) => language)].map(([language, texts]) => {
    const ratios = texts.flatMap(
      (text) => lengthRatioOf(checkedText(text.source, text), checkedText(text.target, text)) ?? [],
    );
    return [language, percentilesOf(Float64Array.from(ratios))];
  }),
);

const SPELLERS = new Map(
  await Promise.all(
    [...findDictionaries(undefined)].map(
      async ([language, files]) => [language, await openSpeller(files)] as const,
    ),
  ),
);
/** How many translations of a project have each word. */
const USES = new Map(
  [...Map.groupBy(TEXTS, projectOf)].map(([project, texts]) => {
    const uses = new Map<string, number>();
    for (const { target } of texts)
      for (const word of new Set(target.match(/[\p{L}\p{M}'-]+/gu)))
        uses.set(word, (uses.get(word) ?? 0) + 1);
    return [project, uses];
  }),
);
/** What tells words of the language of a text, with those of its project (spelling.3); undefined without a dictionary. */
const isWordOf = (text: CorpusText) => {
  const speller = SPELLERS.get(text.language);
  const uses = USES.get(projectOf(text));
  return (
    speller && ((word: string) => speller.isWord(word) || (uses?.get(word) ?? 0) > SERVICE_LIMITS.usesOfWord)
  );
};

const contextOf = (text: CorpusText): CheckContext => ({
  sourceLanguage: text.sourceLanguage,
  targetLanguage: text.language,
  format: text.format,
  flags: text.flags,
  isWord: isWordOf(text),
  lengthRatios: LENGTH_RATIOS.get(text.language),
  sameSource: (SAME_SOURCE.get(`${projectOf(text)} ${text.source}`) ?? []).map(({ target }) => target),
  sameTarget: (SAME_TARGET.get(`${projectOf(text)} ${text.target}`) ?? []).map(({ source }) => source),
});

/** The ids of the checks that find something in a text. */
const foundBy = (text: CorpusText, { source, target, context = {} }: Planted = text) =>
  new Set(findingsOf(source, target, { ...contextOf(text), ...context }).map(({ check }) => check as string));

const percent = (amount: number, of: number) => (of === 0 ? 0 : (100 * amount) / of);
const shown = (amount: number) => `${amount.toFixed(amount < 10 ? 2 : 0)} %`;

const found = new Map(TEXTS.map((text) => [text, foundBy(text)]));
/** Faults in texts in which the check finds nothing without them. */
const faultsFor = (id: string) =>
  plantedFaults(
    id,
    TEXTS.filter((text) => !found.get(text)?.has(id)),
  );
const isFalse = (text: CorpusText, id: string) => !text.mistakes?.includes(id);

console.log(
  `${TEXTS.length} translations of ${CORPUS.length} packages; ${PARTS['held out'].length} are held out\n`,
);
const rows = CHECKS.map(({ id, kind }) => {
  const amounts = Object.entries(PARTS).map(([part, texts]) => {
    const findings = texts.filter((text) => found.get(text)?.has(id));
    const falseAlarms = findings.filter((text) => isFalse(text, id));
    const unfound = texts.filter((text) => text.mistakes?.includes(id) && !found.get(text)?.has(id));
    return [
      [`${part}: right`, findings.length - falseAlarms.length],
      [`${part}: false`, falseAlarms.length],
      [`${part}: not found`, unfound.length],
    ];
  });
  const faults = faultsFor(id);
  const recall = percent(
    faults.filter(({ text, planted }) => foundBy(text, planted).has(id)).length,
    faults.length,
  );
  if (recall < LEAST_FOUND[kind])
    missed.push(
      `${id} finds ${shown(recall)} of ${faults.length} planted faults, of at least ${LEAST_FOUND[kind]} %`,
    );
  return {
    check: id,
    kind,
    ...Object.fromEntries(amounts.flat()),
    planted: `${shown(recall)} of ${faults.length}`,
  };
});
console.table(rows);

/** The texts in which a check of some kinds finds what is no mistake. */
const withFalse = (texts: readonly CorpusText[], kinds: readonly CheckKind[]) => {
  const ids = CHECKS.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id as string);
  return texts.filter((text) => ids.some((id) => found.get(text)?.has(id) && isFalse(text, id)));
};
for (const [part, texts] of Object.entries(PARTS)) {
  for (const [name, kinds, most] of [
    ['certain and very likely', ['certain', 'likely'], MOST_FALSE.sure],
    ['perhaps', ['perhaps'], MOST_FALSE.perhaps],
  ] as const) {
    const share = percent(withFalse(texts, kinds).length, texts.length);
    console.log(
      `False alarms of ${name}, ${part}: ${shown(share)} of ${texts.length} texts, at most ${most} %`,
    );
    if (share > most) missed.push(`${shown(share)} of the texts (${part}) have false alarms of ${name}`);
  }
}

/** Where there is a dictionary: of Russian translations, and of the English sources as if they were translations of these. */
const ofRussian = TEXTS.filter(({ language }) => language === 'ru');
const inEnglish = (text: CorpusText) => {
  const languages = { sourceLanguage: 'ru', targetLanguage: 'en', isWord: SPELLERS.get('en')?.isWord };
  return findingsOf(text.target, text.source, { ...contextOf(text), ...languages }, [spelling]).length > 0;
};
for (const [name, wrong] of [
  ['perhaps in Russian', withFalse(ofRussian, ['perhaps'])],
  ['spelling in Russian', ofRussian.filter((text) => found.get(text)?.has('spelling'))],
  ['spelling in English', ofRussian.filter(inEnglish)],
] as const) {
  const share = percent(wrong.length, ofRussian.length);
  const heldOut = wrong.filter(({ isHeldOut }) => isHeldOut).length;
  console.log(
    `False alarms of ${name}: ${shown(share)} of ${ofRussian.length} texts (${heldOut} of them held out), at most ${MOST_FALSE.perhaps} %`,
  );
  if (share > MOST_FALSE.perhaps) missed.push(`${shown(share)} of the texts have false alarms of ${name}`);
}

const before = process.cpuUsage();
let checked = 0;
while (checked < MEASURED) {
  for (const text of TEXTS) foundBy(text);
  checked += TEXTS.length;
}
const { user, system } = process.cpuUsage(before);
const seconds = ((user + system) / 1e6 / checked) * TRANSLATIONS;
console.log(
  `Processor time: ${seconds.toFixed(1)} s for ${TRANSLATIONS} translations, at most ${MOST_SECONDS} s`,
);
if (seconds > MOST_SECONDS) missed.push(`${seconds.toFixed(1)} s of the processor`);

const slow = slowReaders();
console.log(`Texts of a megabyte: ${slow.length} are read in more than linear time, at most 0`);
for (const one of slow) missed.push(`${one} isn’t read in linear time`);

/** Says where in the corpus something is that a check is wrong in. */
const list = (
  check: string,
  wrong: 'false alarm' | 'not found',
  { file, line, language, format, isHeldOut }: CorpusText,
  more: object,
) => {
  if ((options.list === 'all' || options.list === check) && (!isHeldOut || options['held-out']))
    console.log(JSON.stringify({ check, wrong, at: `${file}.jsonl:${line}`, language, format, ...more }));
};
for (const text of TEXTS) {
  const { source, target, mistakes = [] } = text;
  for (const { check, code, values } of findingsOf(source, target, contextOf(text)))
    if (isFalse(text, check)) list(check, 'false alarm', text, { code, values, source, target });
  for (const id of mistakes) if (!found.get(text)?.has(id)) list(id, 'not found', text, { source, target });
}
for (const { id } of CHECKS)
  for (const { text, planted } of faultsFor(id))
    if (!foundBy(text, planted).has(id)) list(id, 'not found', text, planted);

for (const one of missed) console.log(`MISSED: ${one}`);
process.exitCode = missed.length > 0 ? 1 : 0;
