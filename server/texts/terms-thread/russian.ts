import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { stemmer } from '@orama/stemmers/russian';
import Az from 'az';
import type { Inflection, Reading, ReadWord } from '#domain/texts/dictionary/terms/reading.ts';

/** Opens the morphology of Russian, which takes half a second and 90 MB (docs/decisions/128). */
export const openRussian = (): Promise<ReadWord> =>
  new Promise((resolve, reject) => {
    const folder = join(dirname(createRequire(import.meta.url).resolve('az/package.json')), 'dicts');
    Az.Morph.init(folder, (error) => (error ? reject(error) : resolve(readRussian)));
  });

/** Parts of speech that are forms of one verb, or of one adjective. */
const VERBS: ReadonlySet<string> = new Set(['VERB', 'INFN', 'GRND']);
const ADJECTIVES: ReadonlySet<string> = new Set(['ADJF', 'ADJS', 'PRTF', 'PRTS', 'COMP']);

/** Letters aren't looked for that somebody might have doubled, as in a drawl. */
const EXACT = { stutter: 0 };
const STRESS = '\u0301';

function readRussian(word: string): Reading[] {
  const parses = Az.Morph(word.replaceAll(STRESS, ''), EXACT);
  const total = parses.reduce((sum, { score }) => sum + score, 0);
  const readings = new Map<string, { key: string; share: number; inflections: Inflection[] }>();
  for (const parse of parses) {
    const key = keyOf(parse);
    const reading = readings.get(key) ?? { key, share: 0, inflections: [] };
    reading.share += parse.score / total;
    reading.inflections.push(inflectionOf(parse));
    readings.set(key, reading);
  }
  const known: Reading[] = [...readings.values()];
  // What the dictionary doesn't have is often a name, whose forms it guesses one by one: these are told by their stem.
  if (parses[0]?.parser !== 'Dictionary') known.push({ key: `~ ${stemmer(word.toLowerCase())}`, share: 1 });
  return known.toSorted((one, other) => other.share - one.share);
}

/** The word that a parse is a form of, with what tells it from others: surnames of men and of women differ. */
function keyOf(parse: Az.Parse): string {
  const { tag } = parse;
  const isVerb = VERBS.has(tag.POST);
  const lemma = (parse.normalize(!isVerb) || parse).word.replaceAll('ё', 'е');
  if (isVerb) return `V ${lemma}`;
  if (ADJECTIVES.has(tag.POST)) return `A ${lemma}`;
  if (tag.Surn) return `S ${tag.GNdr} ${lemma}`;
  return `${tag.Patr ? 'P' : 'N'} ${lemma}`;
}

const inflectionOf = ({ tag }: Az.Parse): Inflection => ({
  case: tag.CAse,
  number: tag.NMbr,
  // In the plural all genders have one form.
  gender: tag.NMbr === 'plur' ? undefined : grammeme(tag.GNdr),
  // Adjectives have it where it decides how they are inflected.
  animacy: grammeme(tag.ANim),
});

/** Some words have several at once, which leaves them open. */
const grammeme = (value: string | true | undefined) => (value === true ? undefined : value);
