import type { MarkName } from '../../../formats/marks/marks.ts';

/** Properties that say nothing of the look of words: their language, marks of the spelling checker, sizes in other scripts. */
const UNSEEN =
  /<(?:\w+:)?(?:lang|noProof|bCs|iCs|szCs|kern|webHidden|rtl|cs)\b[^>]*\/>|<(?:\w+:)?rFonts(?:\s+\w+:hint="[^"]*")?\s*\/>|<((?:\w+:)?rPrChange)\b[\s\S]*?<\/\1>/g;

/** The properties of a run without what is not seen, so that runs that look the same are equal; empty if nothing is left. */
export function propertiesOf(raw: string): string {
  const seen = raw.replace(UNSEEN, '');
  return /^<(?:\w+:)?rPr\b[^>]*(?:\/>|>\s*<\/(?:\w+:)?rPr>)$/.test(seen) ? '' : seen;
}

const isOn = (properties: string, name: string): boolean => {
  const [match, value = 'true'] =
    new RegExp(`<(?:\\w+:)?${name}(?:\\s+(?:\\w+:)?val="([^"]*)")?[^>]*>`).exec(properties) ?? [];
  return match !== undefined && !/^(?:0|false|off|none)$/.test(value);
};
const styleOf = (properties: string): string =>
  /<(?:\w+:)?rStyle\s+(?:\w+:)?val="([^"]*)"/.exec(properties)?.[1] ?? '';
const hasStyle = (properties: string, name: RegExp): boolean => name.test(styleOf(properties));
const isRaised = (properties: string, value: string): boolean =>
  new RegExp(`<(?:\\w+:)?vertAlign\\s+(?:\\w+:)?val="${value}"`).test(properties);

/** The looks that have a mark of their own. */
const LOOKS: readonly (readonly [name: MarkName, has: (properties: string) => boolean])[] = [
  ['b', (properties) => isOn(properties, 'b') || hasStyle(properties, /strong|bold/i)],
  ['i', (properties) => isOn(properties, 'i') || hasStyle(properties, /emphas|ital/i)],
  ['u', (properties) => isOn(properties, 'u')],
  ['s', (properties) => isOn(properties, 'strike') || isOn(properties, 'dstrike')],
  ['sup', (properties) => isRaised(properties, 'superscript')],
  ['sub', (properties) => isRaised(properties, 'subscript')],
  ['code', (properties) => hasStyle(properties, /code|verbatim|source/i)],
];

/** The mark of words whose look is another than that of the words around them, by the first difference. */
export const markOfRun = (properties: string, around: string): MarkName =>
  LOOKS.find(([, has]) => has(properties) !== has(around))?.[0] ?? 'x';
