import { expect, test } from 'vitest';
import { linesOf } from '../../core/text/splitting.ts';
import { chaptersOf, splitHeadings } from './chapters.ts';
import { outlineOf } from './outline.ts';

/**
 * Books in the forms of Project Gutenberg and Russian libraries: title page, list of contents, chapters of several
 * paragraphs.
 */
const PROSE = {
  en: `You will rejoice to hear that no disaster has accompanied the
commencement of an enterprise which you have regarded with such evil
forebodings. I arrived here yesterday, and my first task is to assure
my dear sister of my welfare.`,
  ru: `Все счастливые семьи похожи друг на друга, каждая несчастливая семья
несчастлива по-своему. Все смешалось в доме. Жена узнала, что муж был в связи
с бывшею в их доме француженкою-гувернанткой.`,
  it: `Quel ramo del lago di Como, che volge a mezzogiorno, tra due catene non
interrotte di monti, tutto a seni e a golfi, a seconda dello sporgere e del
rientrare di quelli, vien, quasi a un tratto, a ristringersi.`,
};
const body = (lang: keyof typeof PROSE, heading: string) =>
  `${heading}\n\n\n${`${PROSE[lang]}\n\n`.repeat(3)}\n\n`;
const roman = (number: number) =>
  ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'][number] ?? '';
const START = '*** START OF THE PROJECT GUTENBERG EBOOK ***\n\n\n';
const END = '*** END OF THE PROJECT GUTENBERG EBOOK ***\n\nUpdated editions will replace the previous one.\n';

const STORIES = [
  'A Scandal in Bohemia',
  'The Red-Headed League',
  'A Case of Identity',
  'The Boscombe Valley Mystery',
  'The Five Orange Pips',
  'The Man with the Twisted Lip',
  'The Adventure of the Blue Carbuncle',
  'The Adventure of the Speckled Band',
  'The Adventure of the Engineer’s Thumb',
  'The Adventure of the Noble Bachelor',
  'The Adventure of the Beryl Coronet',
  'The Adventure of the Copper Beeches',
];
const holmesContents = STORIES.map((title, at) => `   ${`${roman(at + 1)}.`.padEnd(7)}${title}`).join('\n');
const holmes = (headingOf: (at: number, title: string) => string, isSure = true) =>
  `${START}The Adventures of Sherlock Holmes\n\nby Arthur Conan Doyle\n\n\n${isSure ? 'Contents\n\n' : ''}${holmesContents}\n\n\n\n\n${STORIES.map(
    (title, at) => {
      const heading = headingOf(at, title.toUpperCase());
      // The first and third stories consist of numbered parts.
      return at === 0 || at === 2
        ? `${heading}\n\n\n${['I.', 'II.', 'III.'].map((number) => body('en', number)).join('')}`
        : body('en', heading);
    },
  ).join('')}${END}`;

const frankenstein = `${START}Frankenstein;

or, the Modern Prometheus

by Mary Wollstonecraft (Godwin) Shelley


 CONTENTS

${[1, 2, 3, 4].map((at) => ` Letter ${at}`).join('\n')}
${Array.from({ length: 24 }, (_, at) => ` Chapter ${at + 1}`).join('\n')}




${[1, 2, 3, 4].map((at) => `Letter ${at}\n\n_To Mrs. Saville, England._\n\n\n${body('en', `Archangel, ${at} March, 17—.`)}`).join('')}
${Array.from({ length: 24 }, (_, at) => body('en', `Chapter ${at + 1}`)).join('')}${END}`;

const BOOKS = ['BOOK ONE: 1805', 'BOOK TWO: 1805', 'FIRST EPILOGUE: 1813–20', 'SECOND EPILOGUE'];
const warAndPeace = (preface = '') => `${START}WAR AND PEACE


By Leo Tolstoy/Tolstoi


    Contents

${BOOKS.map((book) => `    ${book}\n\n${[1, 2, 3].map((at) => `    CHAPTER ${roman(at)}\n\n`).join('')}\n`).join('')}


${preface}${BOOKS.map((book) => `${book}\n\n\n\n\n${[1, 2, 3].map((at) => body('en', `CHAPTER ${roman(at)}`)).join('')}`).join('')}${END}`;

const russian = `Федор Михайлович Достоевский

ПРЕСТУПЛЕНИЕ И НАКАЗАНИЕ

Роман в шести частях с эпилогом


${['ЧАСТЬ ПЕРВАЯ', 'ЧАСТЬ ВТОРАЯ', 'ЧАСТЬ ТРЕТЬЯ']
  .map((part) => `${part}\n\n\n${[1, 2, 3, 4].map((at) => body('ru', roman(at))).join('')}`)
  .join('')}ЭПИЛОГ\n\n\n${body('ru', 'I')}${body('ru', 'II')}КОНЕЦ\n`;

const chapters = (words: readonly string[]) => words.map((word) => body('ru', `Глава ${word}`)).join('');
const russianContents = `ОТЦЫ И ДЕТИ

${body('ru', 'Предисловие')}
${chapters(['первая', 'вторая', 'третья', 'двадцать первая'])}

Оглавление

Предисловие ........ 3
Глава первая ....... 5
Глава вторая ....... 17
Глава третья ....... 24
Глава двадцать первая  31
`;

const italian = `I PROMESSI SPOSI

storia milanese del secolo XVII

di Alessandro Manzoni


INDICE

PARTE PRIMA
  Capitolo I .......... 1
  Capitolo II ......... 20
PARTE SECONDA
  Capitolo III ........ 44
  Capitolo IV ......... 61


${body('it', 'INTRODUZIONE')}
PARTE PRIMA

${body('it', 'Capitolo I')}${body('it', 'Capitolo II')}
PARTE SECONDA

${body('it', 'Capitolo III')}${body('it', 'Capitolo IV')}
FINE
`;

const namesIn = (content: string) =>
  chaptersOf(content).map(({ kind, name }) => (kind === 'chapter' ? name : kind));

test.each([
  [
    'as it was, with ADVENTURE on six of them',
    (at: number, title: string) => `${at < 6 ? 'ADVENTURE ' : ''}${roman(at + 1)}. ${title}`,
    false,
  ],
  ['as it is, with numbers alone', (at: number, title: string) => `${roman(at + 1)}. ${title}`, true],
] as const)('Sherlock Holmes, %s: twelve stories, not cut at the numbers within', (_, headingOf, isSure) => {
  const content = holmes(headingOf, isSure);
  expect(namesIn(content)).toEqual([
    'front',
    ...STORIES.map((title, at) => headingOf(at, title.toUpperCase())),
    'back',
  ]);
  const numbers = outlineOf(content).headings.filter(({ level }) => level === 'number');
  expect(numbers.map(({ name }) => name)).toEqual(['I.', 'II.', 'III.', 'I.', 'II.', 'III.']);
});

test('Sherlock Holmes, cut at the numbers as well, names the story of each', () => {
  const content = holmes((at, title) => `${roman(at + 1)}. ${title}`);
  const names = chaptersOf(content, outlineOf(content), { level: 'number' }).map(({ name }) => name);
  expect(names.slice(1, 5)).toEqual([
    'I. A SCANDAL IN BOHEMIA · I.',
    'I · II.',
    'I · III.',
    'II. THE RED-HEADED LEAGUE',
  ]);
});

test('Frankenstein: four letters and twenty-four chapters, none of them twice', () => {
  const names = namesIn(frankenstein);
  expect(names.slice(0, 6)).toEqual(['front', 'Letter 1', 'Letter 2', 'Letter 3', 'Letter 4', 'Chapter 1']);
  expect(names.slice(-2)).toEqual(['Chapter 24', 'back']);
  expect(names).toHaveLength(30);
});

test.each([
  ['', ''],
  [' with a preface after its contents', `${PROSE.en}\n\n${PROSE.en}\n\n\n`],
])('War and Peace%s: each chapter with its book', (_, preface) => {
  expect(namesIn(warAndPeace(preface))).toEqual([
    'front',
    ...[
      ['BOOK ONE: 1805', 'BOOK ONE'],
      ['BOOK TWO: 1805', 'BOOK TWO'],
      ['FIRST EPILOGUE: 1813–20', 'FIRST EPILOGUE'],
      ['SECOND EPILOGUE', 'SECOND EPILOGUE'],
    ].flatMap(([book, short]) => [`${book} · CHAPTER I`, `${short} · CHAPTER II`, `${short} · CHAPTER III`]),
    'back',
  ]);
});

test('War and Peace, cut at its books', () => {
  const content = warAndPeace();
  const cut = chaptersOf(content, outlineOf(content), { level: 'part' });
  expect(cut.map(({ kind, name }) => name || kind)).toEqual(['front', ...BOOKS, 'back']);
});

test('a Russian novel in parts with numbers: each number is a chapter', () => {
  expect(namesIn(russian)).toEqual([
    'front',
    ...['ЧАСТЬ ПЕРВАЯ', 'ЧАСТЬ ВТОРАЯ', 'ЧАСТЬ ТРЕТЬЯ'].flatMap((part) =>
      ['I', 'II', 'III', 'IV'].map((number) => `${part} · ${number}`),
    ),
    'ЭПИЛОГ · I',
    'ЭПИЛОГ · II',
  ]);
});

test('Russian chapters counted in words, with a list of contents at the end', () => {
  expect(namesIn(russianContents)).toEqual([
    'front',
    'Предисловие',
    'Глава первая',
    'Глава вторая',
    'Глава третья',
    'Глава двадцать первая',
    'back',
  ]);
});

test('chapters in the list of contents by a word, and in the text by a number: each is found, with its part', () => {
  const titles = ['The Period', 'The Mail', 'The Night Shadows', 'The Preparation'];
  const list = titles.map((title, at) => `     Chapter ${roman(at + 1).padEnd(7)}${title}`).join('\n');
  const parts = ['Book the First--Recalled to Life', 'Book the Second--the Golden Thread'];
  const content = `${START}CONTENTS\n\n\n${parts.map((part) => `     ${part}\n\n${list}\n\n\n`).join('')}\n\n${parts
    .map(
      (part) =>
        `${part}\n\n\n\n\n${titles.map((title, at) => body('en', `${roman(at + 1)}. ${title}`)).join('')}`,
    )
    .join('')}${END}`;
  expect(namesIn(content)).toEqual([
    'front',
    ...parts.flatMap((part) =>
      titles.map(
        (title, at) => `${at === 0 ? part : part.slice(0, part.indexOf('--'))} · ${roman(at + 1)}. ${title}`,
      ),
    ),
    'back',
  ]);
});

test('a list of contents with parts, page numbers and several chapters on a line has no chapters of its own', () => {
  const chapters = [1, 2, 3, 4, 5, 6].map((at) => `CHAPTER ${roman(at)}`);
  const books = ['BOOK I', 'BOOK II', 'BOOK III'];
  const list = books.map((book) => `${book}\n\n${chapters.join(' ')}\n${chapters.join(' ')}\n\n\n`).join('');
  const content = `CONTENTS\n\n\n${list}\n\n${books
    .map((book) => `${book}.\n\n\n${chapters.map((chapter) => body('en', `${chapter}.`)).join('')}`)
    .join('')}`;
  const names = namesIn(content);
  expect(names).toHaveLength(19);
  expect(names.slice(0, 3)).toEqual(['front', 'BOOK I. · CHAPTER I.', 'BOOK I · CHAPTER II.']);
  const paged = `CONTENTS.\n\nEPOCH THE FIRST, 1703.\n\n${[
    'CHAPTER I. The Widow and her Child             1',
    '       II. The Old Mint                       13',
  ].join(
    '\n',
  )}\n\n\nEPOCH THE FIRST. 1703.\n\n\n${body('en', 'CHAPTER I.\n\nThe Widow and her Child.')}${body('en', 'CHAPTER II.\n\nThe Old Mint.')}`;
  expect(namesIn(paged).map((name) => name.slice(0, 36))).toEqual(
    ['front', 'EPOCH THE FIRST. 1703. · CHAPTER I.', 'CHAPTER II.'].map((name) =>
      expect.stringContaining(name),
    ),
  );
});

test('a number is a heading below a dedication, a line of verse and a paragraph that is not wrapped, too', () => {
  const long = `${PROSE.ru.replaceAll('\n', ' ')} `.repeat(3);
  const chapters = ['II', 'III'].map(
    (number) =>
      `${long}\nКороткий абзац, который кончился здесь же, но не так уж и скоро.\n${number}\n\n${long}\n`,
  );
  expect(namesIn(`ОТЦЫ И ДЕТИ\n\nПосвящается памяти\nБЕЛИНСКОГО\nI\n\n${chapters.join('')}`)).toEqual([
    'front',
    'I',
    'II',
    'III',
  ]);
  const verse = 'Мой дядя самых честных правил,\nКогда не в шутку занемог,\n'.repeat(40);
  expect(
    namesIn(`${verse}ГЛАВА ПЕРВАЯ\n\n${verse}ГЛАВА ВТОРАЯ\n\n${verse}\nI. II. III. IV.\n\n${verse}`),
  ).toEqual(['front', 'ГЛАВА ПЕРВАЯ', 'ГЛАВА ВТОРАЯ']);
  const talk = `${PROSE.en}\ncommencement of an enterprise that is told of at such length in\nChapter two\n\n${PROSE.en}\n\n`;
  expect(namesIn(`${body('en', 'CHAPTER I')}${talk}${body('en', 'CHAPTER II')}`)).toEqual([
    'CHAPTER I',
    'CHAPTER II',
  ]);
});

test('what somebody says is no title, though the list of contents has its words', () => {
  const titles = ['Under the Pines', 'Dermott McDermott'];
  const content = `Contents\n\n${titles.map((title, at) => ` ${roman(at + 1)}. ${title}`).join('\n')}\n\n\n\n${body('en', `I\n\n${titles[0]?.toUpperCase()}`)}"Dermott McDermott."\n\n${body('en', `II\n\n${titles[1]?.toUpperCase()}`)}`;
  expect(namesIn(content)).toEqual(['front', 'I. UNDER THE PINES', 'II. DERMOTT MCDERMOTT']);
});

test('a title in quotation marks is found as the list of contents has it, and a number in brackets or between dashes', () => {
  const titles = ['Mowgli’s Brothers', '"Tiger! Tiger!"', 'The White Seal'];
  const content = `Contents\n\n${titles.map((title) => ` ${title}`).join('\n')}\n\n\n\n${titles.map((title) => body('en', title)).join('')}`;
  expect(namesIn(content)).toEqual(['front', ...titles]);
  expect(
    namesIn(['-- I --', '-- II --', '-- III --'].map((number) => body('en', number)).join('')),
  ).toHaveLength(3);
  expect(namesIn(['[ 1 ]', '[ 2 ]'].map((number) => body('en', number)).join(''))).toEqual([
    '[ 1 ]',
    '[ 2 ]',
  ]);
});

test('an Italian novel in parts, with its introduction', () => {
  expect(namesIn(italian)).toEqual([
    'front',
    'INTRODUZIONE',
    'PARTE PRIMA · Capitolo I',
    'Capitolo II',
    'PARTE SECONDA · Capitolo III',
    'Capitolo IV',
  ]);
});

test('numbered notes at the end of a book are no chapters, and are a part of their own', () => {
  const parts = ['Часть первая', 'Часть вторая'].map(
    (part) => `${part}\n\n\n${['I', 'II', 'III'].map((number) => body('ru', number)).join('')}`,
  );
  const words = ['Ваше сиятельство!', 'Превосходно!', 'князь Василий,', 'Прощайте, мой друг…'];
  const notes = words.map((word, at) => `${at + 1}\n\n${word}\n\n\n\n`).join('');
  expect(namesIn(`Том первый\n\n\n${parts.join('')}Примечания\n\n\n${notes}`)).toEqual([
    'Том первый · Часть первая · I',
    'Том первый · Часть первая · II',
    'Том первый · Часть первая · III',
    'Том первый · Часть вторая · I',
    'Том первый · Часть вторая · II',
    'Том первый · Часть вторая · III',
    'Примечания',
  ]);
});

test('the first lines of a text are no titles, however close to the list of contents they are', () => {
  const line = 'To Sherlock Holmes she is always the woman. I have seldom heard him mention her.';
  const text = (heading: string) => `${heading}\n\n${line}\n\n${line}\n\n`;
  const content = `Contents\n\n I. A Scandal\n II. The League\n\n\n\n${['ADVENTURE I. A SCANDAL', 'ADVENTURE II. THE LEAGUE'].map(text).join('')}`;
  expect(namesIn(content)).toEqual(['front', 'ADVENTURE I. A SCANDAL', 'ADVENTURE II. THE LEAGUE']);
});

test('stories without numbers are found by the list of contents', () => {
  const titles = ['The Sisters', 'An Encounter', 'Araby', 'A Painful Case'];
  const content = `DUBLINERS\n\nby James Joyce\n\n\nContents\n\n${titles.map((title) => ` ${title}`).join('\n')}\n\n\n\n\n${titles
    .map((title) => body('en', title))
    .join('')}`;
  expect(namesIn(content)).toEqual(['front', ...titles]);
});

test.each([
  [
    'a title of two lines',
    'CHAPTER I.\nIN WHICH PHILEAS FOGG AND PASSEPARTOUT ACCEPT EACH OTHER, THE ONE\nAS MASTER',
    'CHAPTER I. IN WHICH PHILEAS FOGG AND PASSEPARTOUT ACCEPT EACH OTHER, THE ONE AS MASTER',
  ],
  [
    'a title on its line that goes on',
    'CHAPTER I. IN WHICH PHILEAS FOGG ACCEPTS,\nTHE ONE AS MASTER',
    'CHAPTER I. IN WHICH PHILEAS FOGG ACCEPTS, THE ONE AS MASTER',
  ],
  [
    'a title on its line that ends on the next one',
    'CHAPTER 56. Of the Less Erroneous Pictures of Whales, and the True\nPictures of Whaling Scenes.',
    'CHAPTER 56. Of the Less Erroneous Pictures of Whales, and the True Pictures of Whaling Scenes.',
  ],
  ['a title in capitals far below it', 'CHAPTER ONE.\n\n\n\nOLD AND YOUNG.', 'CHAPTER ONE. OLD AND YOUNG.'],
  ['a number in words behind the', 'CHAPTER THE FIRST', 'CHAPTER THE FIRST'],
  ['the number first', 'Erstes Kapitel', 'Erstes Kapitel'],
  ['underlines', '_Capitolo I_', 'Capitolo I'],
  ['a dash', 'Глава 1-я — О том, что было', 'Глава 1-я — О том, что было'],
])('a heading with %s', (_, first, name) => {
  const content = `${body('en', first)}${body('en', 'CHAPTER TWO')}`;
  expect(namesIn(content)).toEqual([name, 'CHAPTER TWO']);
});

test.each([
  'Last night I dreamt I went to Manderley again.',
  'Part two of the plan was simple.',
  'Chapter one was dull',
  'I am nobody.',
])('a paragraph of one line is no heading: %s', (line) => {
  const content = `${body('en', 'CHAPTER I')}${line}\n\n${body('en', 'CHAPTER II')}`;
  expect(outlineOf(content).headings.map(({ name }) => name)).toEqual(['CHAPTER I', 'CHAPTER II']);
});

test('a heading is left out, and another taken in, by its line', () => {
  const content = `${body('en', 'CHAPTER I')}${body('en', 'A TELEGRAM FOR ALICE')}${body('en', 'CHAPTER II')}${body('en', 'CHAPTER III')}`;
  const outline = outlineOf(content);
  const lineOf = (name: string) => linesOf(content).indexOf(name) + 1;
  const otherwise = [lineOf('A TELEGRAM FOR ALICE'), lineOf('CHAPTER II')];
  const cut = chaptersOf(content, outline, { otherwise });
  expect(cut.map(({ name }) => name)).toEqual(['CHAPTER I', 'A TELEGRAM FOR ALICE', 'CHAPTER III']);
});

test('headings of one’s own are found by a pattern', () => {
  const content = `${body('en', 'Day one, morning')}${body('en', '~ Day two ~')}${body('en', 'The end of the day')}`;
  expect(chaptersOf(content)).toEqual([]);
  const outline = outlineOf(content, '*DAY  t*');
  expect(splitHeadings(outline, {}).map(({ name }) => name)).toContain('Day two');
});

test('a book of 50,000 lines keeps its chapters', () => {
  const content = Array.from({ length: 400 }, (_, at) => body('en', `CHAPTER ${at + 1}`)).join('');
  const long = content + `${PROSE.en}\n\n`.repeat(8000);
  expect(chaptersOf(long)).toHaveLength(400);
});

test('a pattern of one’s own adds to the headings at which a text is cut, and changes none of the others', () => {
  const chapters = [1, 2, 3].map((number) => body('ru', roman(number))).join('');
  const title = body('ru', 'ВОЙНА И МИР');
  const content = `${title}ТОМ ПЕРВЫЙ\n\n\n${chapters}${title}ТОМ ВТОРОЙ\n\n\n${chapters}`;
  const cutWith = (pattern: string) => {
    const outline = outlineOf(content, pattern);
    return { level: outline.level, names: splitHeadings(outline, {}).map(({ name }) => name) };
  };
  const volumes = (title: readonly string[]) =>
    ['ТОМ ПЕРВЫЙ', 'ТОМ ВТОРОЙ'].flatMap((volume) => [...title, volume, 'I', 'II', 'III']);
  expect(cutWith('')).toEqual({ level: 'number', names: volumes([]) });
  expect(cutWith('ВОЙНА И*')).toEqual({ level: 'number', names: volumes(['ВОЙНА И МИР']) });
});
