import ISO6391 from 'iso-639-1';
import { INTERFACE_LANGUAGES } from '#domain/languages/interface-languages.ts';
import { onceALanguage } from '#domain/languages/once-per-language.ts';
import { nameOfLanguage, PROJECT_LANGUAGES } from '#domain/languages/project-languages.ts';
import { comparable } from '#domain/texts/text.ts';
import { languageName } from '../project-cards/language-name.ts';
import { LANGUAGE_ALIASES } from './language-aliases.ts';

export type LanguageOption = { value: string; label: string };

/** Every language that a project can be in, by its name in the reader's language, in that language's order. */
export function languageOptions(inLanguage: string): LanguageOption[] {
  const { compare } = new Intl.Collator(inLanguage);
  return PROJECT_LANGUAGES.map((code) => ({ value: code, label: languageName(code, inLanguage) })).sort(
    (one, other) => compare(one.label, other.label),
  );
}

/** How well a text fits a name, the best first. */
const FITS = [
  (name: string, sought: string) => name === sought,
  (name: string, sought: string) => name.startsWith(sought),
  (name: string, sought: string) => name.includes(` ${sought}`),
  (name: string, sought: string) => name.includes(sought),
];

type Ranked = { option: LanguageOption; rank: number };

/** Ranks below this one are of languages whose code or whole name was typed. */
const INEXACT = 1;

/**
 * The languages that a typed text may mean, the likeliest first: the one whose code it is (ISO 639-1, -2 or -3, `pt-BR`), then
 * those with such a name for the reader, in an interface language or in themselves. All of them for an empty text.
 */
export function meantLanguages(options: readonly LanguageOption[], typed: string): LanguageOption[] {
  if (searchable(typed) === '') return [...options];
  return rankedBy(options, typed).map(({ option }) => option);
}

/** The one language whose code or whole name was typed; none where two have that name. */
export function exactLanguage(options: readonly LanguageOption[], typed: string): LanguageOption | undefined {
  const [first, second] = rankedBy(options, typed).filter(({ rank }) => rank < INEXACT);
  return first && first.rank !== second?.rank ? first.option : undefined;
}

/** The languages that a text may mean, from -1 for its code over 0 for a whole name to the worst of `FITS`. */
function rankedBy(options: readonly LanguageOption[], typed: string): Ranked[] {
  const sought = searchable(typed);
  if (sought === '') return [];
  const code = codeMeant(typed.trim());
  const ranked = options.flatMap((option) => {
    if (option.value === code) return { option, rank: -1 };
    const names = [searchable(option.label), ...otherNames(option.value)];
    const rank = FITS.findIndex((fits) => names.some((name) => fits(name, sought)));
    return rank === -1 ? [] : { option, rank };
  });
  return ranked.sort((one, other) => one.rank - other.rank);
}

/** Without case and accents, so that 'espanol' is found. */
const searchable = (text: string) => comparable(text.trim().normalize('NFD').replaceAll(/\p{M}/gu, ''));

/** What a language is called in itself, in each language of the interface, and otherwise. */
const otherNames = onceALanguage((code) => [
  ...INTERFACE_LANGUAGES.map((reader) => searchable(nameOfLanguage(code, reader))),
  ...[nameOfLanguage(code, code), ISO6391.getNativeName(code), ISO6391.getName(code)].map(searchable),
  ...(LANGUAGE_ALIASES[code] ?? []).map(searchable),
]);

/** The two-letter code that a code of any kind stands for: `ita`, `ger`, `pt-BR` and `zh_Hans`, as the platform's tables know them. */
function codeMeant(typed: string): string | undefined {
  const tag = typed.toLowerCase().replaceAll('_', '-');
  if (PROJECT_LANGUAGES.includes(tag)) return tag;
  if (!/^[a-z]{2,3}(-[a-z\d]{2,8})*$/.test(tag)) return undefined;
  try {
    return new Intl.Locale(tag).language;
  } catch {
    return undefined;
  }
}
