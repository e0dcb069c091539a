/** The languages that are written from right to left, by their codes in ISO 639: the one list that knows it (languages.10). */
export const RIGHT_TO_LEFT = [
  'ar',
  'arc',
  'ckb',
  'dv',
  'fa',
  'he',
  'ks',
  'ps',
  'sd',
  'ug',
  'ur',
  'yi',
] as const;

const KNOWN: ReadonlySet<string> = new Set(RIGHT_TO_LEFT);

/** The direction in which a language is written, by its tag, such as `ar` or `fa-IR`. */
export const directionOf = (lang: string): 'ltr' | 'rtl' =>
  KNOWN.has(lang.split(/[-_]/, 1)[0]?.toLowerCase() ?? '') ? 'rtl' : 'ltr';
