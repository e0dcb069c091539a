import { HELP_TOPICS, type HelpTopic } from '#domain/core/addresses/help-topics.ts';
import { extensionsOf } from '#domain/formats/format-topics.ts';
import type { HelpPages } from './help-page.ts';

/** Text without case and diacritics, for comparing. */
const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The stem of a word, by which its other forms are found too. */
const stem = (word: string) =>
  word.length > 6 ? word.slice(0, -3) : word.length > 4 ? word.slice(0, -1) : word;

const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ');

/**
 * The pattern that finds a word or another form of it, at the beginning of words; after a dot it is an extension, as it
 * is.
 */
function patternOf(dot: string, word: string): RegExp {
  const end = dot === '' ? '' : '(?![\\p{L}\\p{N}])';
  return new RegExp(`(?<![\\p{L}\\p{N}])${dot === '' ? stem(word) : word}${end}`, 'u');
}

/**
 * The pages with every word of the query: first those on files with such an extension, then those with the words in the
 * title.
 */
export function searchHelp(pages: HelpPages, sought: string): HelpTopic[] {
  const words = [...folded(sought).matchAll(/(\.?)([\p{L}\p{N}]+)/gu)];
  if (words.length === 0) return [...HELP_TOPICS];
  const patterns = words.map(([, dot = '', word = '']) => patternOf(dot, word));
  const hasAll = (text: string) => patterns.every((pattern) => pattern.test(folded(text)));
  return HELP_TOPICS.flatMap((topic) => {
    const { title, summary, html } = pages[topic];
    const places = [title, `${title} ${summary}`, `${title} ${summary} ${textOf(html)}`];
    const place = places.findIndex(hasAll);
    if (place < 0) return [];
    const isNamed = words.some(([, , word = '']) => extensionsOf(topic).includes(word));
    return [{ topic, place: isNamed ? -1 : place }];
  })
    .sort((one, other) => one.place - other.place)
    .map(({ topic }) => topic);
}
