import type { DemoProject } from '../project.ts';
import { readChapters } from './chapters.ts';

const description = `A new Russian **Alice**, made from scratch by people who have all read the old ones too often.

> ‘Curiouser and curiouser!’ cried Alice (she was so much surprised, that for the moment she quite forgot how to speak good English).

The text is Lewis Carroll’s of 1865, as [Project Gutenberg](https://www.gutenberg.org/ebooks/11) has it. *Everyone may join:* take a paragraph that nobody has, or show us that ours can be better.`;

const recomendations = `**Коротко.** Переводим заново, с английского, а не с чужих русских версий. Если находка уже есть у классиков — ищем свою.

**Тон.** Рассказчик вежлив, чуть насмешлив и никогда не сюсюкает. Алиса говорит как __умная девочка семи лет__: складно, важно, иногда невпопад.

**Мелочи**
Речь и мысли — в «ёлочках», внутри них — „лапки“. Ё ставим всегда.
В источнике ПРОПИСНЫЕ заменяют курсив. Оставляем их только там, где без ударения теряется смысл; надписи — всегда: \`ВЫПЕЙ МЕНЯ\`.
Двойной дефис \`--\` — это тире; оборванная речь кончается многоточием.

**Имена.** Белый Кролик, Дина, Мышь, Герцогиня. ~~Крольчонок~~ не предлагать.

**Стихи** переводим размером подлинника. Пародия должна быть смешной и тому, кто не знает, на что она.`;

/** Alice in Russian: the public project, with its first two chapters under way. */
export const alice: DemoProject = {
  draft: {
    name: 'Alice’s Adventures in Wonderland',
    handle: 'alice_in_wonderland',
    description,
    recomendations,
    visibility: 'public',
    source_lang: 'en',
    target_lang: 'ru',
    author: 'Lewis Carroll',
    original_title: 'Alice’s Adventures in Wonderland',
    translated_title: 'Приключения Алисы в Стране чудес',
    year: '1865',
  },
  owner: 'nina',
  joiners: ['vera', 'tomas', 'ilya', 'marta', 'sonya'],
  roles: { vera: 'administrator', tomas: 'moderator', ilya: 'redactor', marta: 'proficient' },
  invitedUsers: ['guido'],
  assignments: [
    { section: 'I. Down the Rabbit-Hole', to: 'nina', days: 3 },
    { section: 'II. The Pool of Tears', to: 'vera', days: 10 },
    { section: 'II. The Pool of Tears', to: 'ilya', days: 10 },
    { section: 'III. A Caucus-Race and a Long Tale', to: 'nina' },
    { section: 'VII. A Mad Tea-Party', to: 'marta', days: 24 },
  ],
  words: [
    { word: 'Alice', translate: 'Алиса' },
    { word: 'White Rabbit', translate: 'Белый Кролик', desc: 'Both words with capitals.' },
    { word: 'Duchess', translate: 'Герцогиня' },
    { word: 'Mouse', translate: 'Мышь', desc: 'She, in Russian; «Мышонок» is another animal.' },
    { word: 'rabbit-hole', translate: 'кроличья нора' },
    { word: 'curious', translate: 'странный', desc: '‘Curiouser’ is a word of Alice’s own: «страньше».' },
  ],
  sections: readChapters(),
};
