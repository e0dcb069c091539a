import ISO6391 from 'iso-639-1';
import { INTERFACE_LANGUAGES } from '#domain/core/languages/interface-languages.ts';
import { memoizeByLanguage } from '#domain/core/languages/memoize-by-language.ts';
import { languageNameOrCode, PROJECT_LANGUAGES } from '#domain/core/languages/project-languages.ts';
import { foldForSearch } from '#domain/core/text/text.ts';
import { languageName } from '../project-cards/language-name.ts';
import { LANGUAGE_ALIASES } from './language-aliases.ts';

export type LanguageOption = { value: string; label: string };

/**
 * Every language that a project can be in, sorted by its name in the reader's language. Those of one name have their
 * codes too.
 */
export function languageOptions(inLanguage: string): LanguageOption[] {
  const { compare } = new Intl.Collator(inLanguage);
  const named = PROJECT_LANGUAGES.map((code) => ({ value: code, label: languageName(code, inLanguage) }));
  const byName = Map.groupBy(named, ({ label }) => label);
  return named
    .map(({ value, label }) =>
      byName.get(label)?.length === 1 ? { value, label } : { value, label: `${label} (${value})` },
    )
    .sort((one, other) => compare(one.label, other.label));
}

/** How a query may match a name, best first. */
const MATCHES = [
  (name: string, query: string) => name === query,
  (name: string, query: string) => name.startsWith(query),
  (name: string, query: string) => name.includes(` ${query}`),
  (name: string, query: string) => name.includes(query),
];

type Ranked = { option: LanguageOption; rank: number };

/** Lower ranks are exact: the code or the whole name was typed. */
const INEXACT = 1;

/**
 * The languages that match a typed text, best first: by code (ISO 639-1, -2 or -3, `pt-BR`), then by a name in the reader's
 * language, an interface language or the language itself. All languages for an empty text.
 */
export function matchingLanguages(options: readonly LanguageOption[], typed: string): LanguageOption[] {
  if (searchable(typed) === '') return [...options];
  return rankedBy(options, typed).map(({ option }) => option);
}

/** The only language whose code or whole name was typed. */
export function exactLanguage(options: readonly LanguageOption[], typed: string): LanguageOption | undefined {
  const [first, second] = rankedBy(options, typed).filter(({ rank }) => rank < INEXACT);
  return first && first.rank !== second?.rank ? first.option : undefined;
}

/** The matching languages with their rank: -1 for the code, then the index in `MATCHES`. */
function rankedBy(options: readonly LanguageOption[], typed: string): Ranked[] {
  const query = searchable(typed);
  if (query === '') return [];
  const code = codeOf(typed.trim());
  const ranked = options.flatMap((option) => {
    if (option.value === code) return { option, rank: -1 };
    const names = [searchable(option.label), ...otherNames(option.value)];
    const rank = MATCHES.findIndex((matches) => names.some((name) => matches(name, query)));
    return rank === -1 ? [] : { option, rank };
  });
  return ranked.sort((one, other) => one.rank - other.rank);
}

/** Without case and accents, so that 'espanol' is found. */
const searchable = (text: string) => foldForSearch(text.trim().normalize('NFD').replaceAll(/\p{M}/gu, ''));

/** The names of a language in itself, in each interface language, and its aliases. */
const otherNames = memoizeByLanguage((code) => [
  ...INTERFACE_LANGUAGES.map((reader) => searchable(languageNameOrCode(code, reader))),
  ...[languageNameOrCode(code, code), ISO6391.getNativeName(code), ISO6391.getName(code)].map(searchable),
  ...(LANGUAGE_ALIASES[code] ?? []).map(searchable),
]);

/**
 * The two-letter code that a code of any kind stands for: `ita`, `ger`, `pt-BR` and `zh_Hans`, as the platform's tables
 * know them.
 */
function codeOf(typed: string): string | undefined {
  const tag = typed.toLowerCase().replaceAll('_', '-');
  if (PROJECT_LANGUAGES.includes(tag)) return tag;
  if (!/^[a-z]{2,3}(-[a-z\d]{2,8})*$/.test(tag)) return undefined;
  try {
    return new Intl.Locale(tag).language;
  } catch {
    return undefined;
  }
}
