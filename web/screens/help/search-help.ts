import { HELP_TOPICS, type HelpTopic } from '#domain/addresses/help-topics.ts';
import type { HelpPages } from './help-page.ts';

/** Text without case and diacritics, for comparing. */
const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The stem of a word, by which its other forms are found too. */
const stem = (word: string) =>
  word.length > 6 ? word.slice(0, -3) : word.length > 4 ? word.slice(0, -1) : word;

const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ');

/** The pages with every word of the query, those with the words in the title first. */
export function searchHelp(pages: HelpPages, sought: string): HelpTopic[] {
  const stems = folded(sought)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(stem);
  if (stems.length === 0) return [...HELP_TOPICS];
  const hasAll = (text: string) => stems.every((stem) => folded(text).includes(stem));
  return HELP_TOPICS.flatMap((topic) => {
    const { title, summary, html } = pages[topic];
    const places = [title, `${title} ${summary}`, `${title} ${summary} ${textOf(html)}`];
    const place = places.findIndex(hasAll);
    return place < 0 ? [] : [{ topic, place }];
  })
    .sort((one, other) => one.place - other.place)
    .map(({ topic }) => topic);
}
