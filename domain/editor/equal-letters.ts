/** Letters that readers of a language take for one when they search (docs/decisions/098), in every case. */
type Equal = {
  readonly groups: readonly (readonly string[])[];
  /** The pattern of two letters that may be written as one. */
  readonly pair?: string;
  /** Whether its letters have other cases than in all other languages. */
  readonly hasOwnCase?: true;
};

const RUSSIAN: Equal = { groups: [['е', 'ё', 'е\u0308', 'Е', 'Ё', 'Е\u0308']] };
const GERMAN: Equal = { groups: [['ss', 'ß', 'SS', 'Ss', 'sS', 'ẞ']], pair: '[sS]{2}' };
/** Their I and i are two letters, each with the other case of its own. */
const TURKIC: Equal = {
  groups: [
    ['i', 'İ', 'I\u0307'],
    ['ı', 'I'],
  ],
  hasOwnCase: true,
};

const OF_LANGUAGE: Readonly<Record<string, Equal>> = { ru: RUSSIAN, de: GERMAN, tr: TURKIC, az: TURKIC };

const NOTHING: Equal = { groups: [] };

export const equalLettersOf = (lang: string | undefined): Equal => OF_LANGUAGE[lang ?? ''] ?? NOTHING;
