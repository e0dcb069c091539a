import type { Format } from '../formats/model/format.ts';

/** A part of a source text that translations usually keep and this one lacks or adds. */
export type Difference =
  | { readonly kind: 'start' | 'end' }
  | { readonly kind: 'breaks'; readonly source: number; readonly own: number }
  | { readonly kind: 'lacks' | 'adds'; readonly signs: readonly string[] };

/** `{{name}}`, `${name}`, `{0}`, `%(name)s`, `%{name}`, `%1$s` and `%d`, and tags. */
const SIGNS =
  /\{\{[^{}]+\}\}|\$\{[^{}]+\}|\{[\w.:, #-]*\}|%\(\w+\)[a-z]|%\{\w+\}|%(?:\d+\$)?[-+0#]*\d*(?:\.\d+)?(?:hh|ll|[hlLqjzt])?[sdifuxXcpoeEgG@]|<\/?[A-Za-z][\w:.-]*(?:\s[^<>]*)?\/?>/gu;
/** `%1`, `%L1` and `%n` as Qt replaces them, whatever stands behind them; and tags. */
const QT_SIGNS = /%L?\d{1,2}|%L?n|<\/?[A-Za-z][\w:.-]*(?:\s[^<>]*)?\/?>/gu;

/**
 * The differences between a translation and its source in outer spaces, line breaks and placeholders (editor.19). They
 * are usually oversights, never errors. In files of a format that has placeholders of its own these are compared.
 */
export function differencesOf(source: string, translation: string, format?: Format): Difference[] {
  const signsIn = (text: string): string[] => text.match(format === 'qt_ts' ? QT_SIGNS : SIGNS) ?? [];
  const differences: Difference[] = [];
  if (startOf(source) !== startOf(translation)) differences.push({ kind: 'start' });
  if (endOf(source) !== endOf(translation)) differences.push({ kind: 'end' });
  const breaks = { source: breaksIn(source), own: breaksIn(translation) };
  if (breaks.source !== breaks.own) differences.push({ kind: 'breaks', ...breaks });
  const lacks = without(signsIn(source), signsIn(translation));
  if (lacks.length > 0) differences.push({ kind: 'lacks', signs: lacks });
  const adds = without(signsIn(translation), signsIn(source));
  if (adds.length > 0) differences.push({ kind: 'adds', signs: adds });
  return differences;
}

/** Spaces and tabs at the beginning and the end of a text; line breaks are compared separately. */
export const startOf = (text: string) => /^[^\S\n]*/u.exec(text)?.[0] ?? '';
export const endOf = (text: string) => /[^\S\n]*$/u.exec(text)?.[0] ?? '';

const breaksIn = (text: string) => text.split('\n').length - 1;

/** The elements of the first list that the second lacks, counting repetitions. */
function without(signs: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return signs.filter((sign) => {
    const at = left.indexOf(sign);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
