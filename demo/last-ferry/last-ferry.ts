import type { DemoProject } from '../project.ts';
import { parseFile } from '../source-text.ts';
import { SUBTITLES } from './subtitles.ru.ts';

const description = `**The Last Ferry**, a film of three minutes about an island that is smaller than in everybody’s stories. Its subtitles, in Russian.

They are loaded as a *SubRip* file, and download as one: with our words, and the times of the film.`;

const recomendations = `**Две строки, не больше.** В строке до 40 знаков, деление по смыслу, а не по ширине.

**Разметка** остаётся на своих местах: \`<i>\` — голос за кадром, \`{\\an8}\` — надпись у верхнего края.
**Звуки** — в квадратных скобках, со строчной буквы.

> Паромщик не шутит. Смешно только нам.`;

const film = parseFile('srt', 'last-ferry/last-ferry.en.srt');

/** A short film of our own in Russian: the public project whose text has times. */
export const lastFerry: DemoProject = {
  draft: {
    name: 'The Last Ferry, a short film',
    handle: 'last_ferry',
    description,
    recomendations,
    visibility: 'public',
    source_lang: 'en',
    target_lang: 'ru',
  },
  owner: 'tomas',
  joiners: ['ilya', 'marta', 'sonya'],
  roles: { ilya: 'proficient' },
  words: [
    { word: 'ferry', translate: 'паром' },
    { word: 'island', translate: 'остров' },
    { word: 'plum jam', translate: 'сливовое варенье', desc: 'Always the same jar.' },
  ],
  sections: [{ name: 'Subtitles', ...film, strings: SUBTITLES }],
};
