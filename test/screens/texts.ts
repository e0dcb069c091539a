import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { TFunction } from 'i18next';
import { addressOf } from '#contract/core/request.ts';
import { exportAsBook } from '#contract/files/files.ts';
import { listStrings } from '#contract/texts/strings.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { FORMATS } from '#domain/formats/model/format.ts';
import { ask } from '../browser-user.ts';
import { editedDocx, mainOf } from '../edited-docx.ts';
import { secondEdition } from './book.ts';
import { type Places, press, type Screen } from './screen.ts';

/** Workbooks of other programs. */
const WORKBOOKS = new URL('../../domain/formats/workbook/fixtures/', import.meta.url);

/** What a proofreader changes in the translations of the first chapter, as far as a project has these words. */
const PROOFREAD = [
  ['ГЛАВА I. В', 'Глава I. В'],
  ['порядком наскучило', 'изрядно надоело'],
  ['Ничего уж ОЧЕНЬ удивительного', 'Ничего ОЧЕНЬ удивительного'],
  ['Всё страньше и страньше!', 'Всё чудесатее и чудесатее!'],
] as const;

const load = ({ work }: Places) => `/projects/${work.project}/sections/${work.section}/load_strings`;
const update = ({ work }: Places) => `/projects/${work.project}/sections/${work.section}/update_source`;
const upload = ({ work }: Places) => `/projects/${work.project}/sections/${work.section}/upload_translations`;

async function transform(page: Page, t: TFunction, text: string) {
  await page.locator('textarea').first().fill(text);
  await press(page, t('importShared.transform'));
}

const choose = (page: Page, name: string, content: string) =>
  page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: '', buffer: Buffer.from(content) });

/**
 * Chooses a newer file of the section, and shows one list of what it does: a string is edited, another added, one moved to
 * the end, and one missing.
 */
const showNewer = (list: 'changed' | 'moved' | 'added' | 'missing') => async (page: Page, t: TFunction) => {
  const [, project, section = ''] = /projects\/(\d+)\/sections\/(\w+)/.exec(page.url()) ?? [];
  const params = { project: Number(project), section: Number.parseInt(section, 16) };
  const strings = await ask(page.request, listStrings, { params });
  const [first = '', second = '', missing, moved = '', ...others] = strings.map(({ text }) => text);
  if (missing === undefined) throw new Error('The section has too few strings.');
  const edited = `${second} And so it was.`;
  await choose(page, 'newer.txt', [first, edited, 'A new one.', ...others, moved].join('\n'));
  await page.getByText(t(`sectionUpdate.filter.${list}`, { amount: 1 }), { exact: true }).click();
  await page.getByRole('list', { name: t('importSource.preview') }).waitFor();
};

/** The screens of imports and exports, and the section picker. */
export const TEXT_SCREENS = [
  { name: 'chooser', seldom: true, as: 'translator', at: ({ work }) => `/projects/${work.project}/editor` },
  { name: 'chooser-none', seldom: true, as: 'owner', at: ({ empty }) => `/projects/${empty}/editor` },
  { name: 'load', seldom: true, as: 'owner', at: load },
  {
    name: 'load-preview',
    seldom: true,
    as: 'owner',
    at: load,
    act: (page, t) =>
      transform(
        page,
        t,
        'The Queen of Hearts, she made some tarts,\nAll on a summer day:\nThe Knave of Hearts, he stole those tarts,\nAnd took them quite away!',
      ),
  },
  {
    name: 'load-errors',
    as: 'owner',
    at: load,
    act: async (page, t) => {
      const list = page.getByRole('combobox', { name: t('importSource.type') });
      if (await list.isVisible()) await list.selectOption('json');
      else await page.getByText(t('importSource.json'), { exact: true }).click();
      await transform(page, t, '{"a": "One",\n"a": "Two",\n"b": ""}');
    },
  },
  {
    name: 'load-paragraphs',
    seldom: true,
    as: 'owner',
    at: load,
    act: async (page) => {
      const paragraph = 'Alice was beginning to get very tired of sitting by her sister on the bank. '.repeat(
        3,
      );
      await choose(page, 'alice.txt', `${paragraph}\n\n`.repeat(8));
      await page.getByRole('listitem').filter({ hasText: 'Alice was' }).first().waitFor();
    },
  },
  {
    name: 'load-no-room',
    seldom: true,
    as: 'owner',
    at: load,
    act: async (page, t) => {
      const chapters = Array.from(
        { length: LIMITS.sectionsPerProject + 1 },
        (_, at) => `CHAPTER ${at + 1}\n\nSome prose.\n`,
      );
      await choose(page, 'saga.txt', chapters.join('\n'));
      await page.getByText(t('usage.who.sections')).waitFor();
      // A picture of thousands of rows is useless.
      await page.getByText(t('importSource.problems', { amount: 0 }), { exact: true }).click();
    },
  },
  { name: 'load-files', seldom: true, as: 'owner', at: ({ work }) => `/projects/${work.project}/load_files` },
  {
    name: 'load-files-read',
    as: 'owner',
    at: ({ work }) => `/projects/${work.project}/load_files`,
    act: async (page, t) => {
      const files = [
        ['menu.json', '{"open": "Open", "close": "Close"}'],
        ['menu.ru.json', '{"open": "Открыть", "close": "Закрыть"}'],
        ['sintel.en.srt', '1\n00:00:01,000 --> 00:00:02,000\nWhat brings you to the land?\n'],
        ['broken.json', '{"open": "Open",\n"close": }'],
        ['picture.png', '\x89PNG\r\n\x1a\n\0\0'],
      ].map(([name = '', content = '']) => ({ name, mimeType: '', buffer: Buffer.from(content, 'utf8') }));
      await page.locator('input[type=file]').first().setInputFiles(files);
      await page.getByRole('button', { name: t('addFiles.submit', { count: 3 }) }).waitFor();
    },
  },
  {
    name: 'load-newer-book',
    as: 'owner',
    at: ({ book }) => `/projects/${book}/load_files`,
    act: async (page, t) => {
      const path = 'alice-2nd-edition.html';
      const buffer = secondEdition();
      await page.locator('input[type=file]').first().setInputFiles({ name: path, mimeType: '', buffer });
      await page.getByRole('list', { name: t('addFiles.inBook.of', { path }) }).waitFor();
    },
  },
  {
    name: 'load-files-how',
    as: 'owner',
    at: ({ work }) => `/projects/${work.project}/load_files`,
    act: async (page, t) => {
      await choose(page, 'menu.csv', 'tea.pour,Pour the tea,Налить чаю\ntea.who,Who are you?,\n');
      await press(page, t('addFiles.howOf', { path: 'menu.csv' }));
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'load-gettext',
    seldom: true,
    as: 'owner',
    at: load,
    act: async (page) => {
      const header = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n';
      const open =
        '#. The menu of the main window\n#: src/menu.c:12\nmsgctxt "menu"\nmsgid "Open"\nmsgstr ""\n';
      const files = 'msgid "%d file"\nmsgid_plural "%d files"\nmsgstr[0] ""\nmsgstr[1] ""\n';
      await choose(page, 'app.pot', [header, open, files].join('\n'));
      await page.getByRole('listitem').filter({ hasText: 'Open' }).first().waitFor();
    },
  },
  {
    name: 'load-own-translations',
    as: 'owner',
    at: load,
    act: async (page) => {
      const header = 'msgid ""\nmsgstr ""\n"Language: de\\n"\n"Content-Type: text/plain; charset=UTF-8\\n"\n';
      const entries = [
        'msgid "Open"\nmsgstr "Открыть"\n',
        '#, fuzzy\nmsgid "Save all the changes of this document"\nmsgstr "Сохранить все изменения этого документа"\n',
        'msgid "OK"\nmsgstr "OK"\n',
        'msgid "Close"\nmsgstr ""\n',
      ];
      await choose(page, 'app.po', [header, ...entries].join('\n'));
      await page.getByText('Открыть').first().waitFor();
    },
  },
  {
    name: 'load-table',
    as: 'owner',
    at: load,
    act: async (page) => {
      const rows = [
        'Где,English text,Перевод,Code,Длина,Состояние',
        'Tea menu,Pour the tea,Налить чаю,tea.pour,20,approved',
        'Tea menu,"Who are you?",Кто ты?,tea.who,,needs review',
        'Croquet,Off with her head! Off—,,queen.shout,40,',
      ];
      await choose(page, 'wonderland.csv', rows.join('\r\n'));
      await page.getByRole('listitem').filter({ hasText: 'Pour the tea' }).first().waitFor();
    },
  },
  {
    name: 'load-workbook',
    as: 'owner',
    at: load,
    act: async (page) => {
      const mimeType = FORMATS.xlsx.mediaType;
      const buffer = await readFile(new URL('excel.xlsx', WORKBOOKS));
      await page.locator('input[type=file]').first().setInputFiles({ name: 'menu.xlsx', mimeType, buffer });
      await page.getByRole('listitem').filter({ hasText: 'Open' }).first().waitFor();
    },
  },
  {
    name: 'load-fluent',
    as: 'owner',
    at: load,
    act: async (page) => {
      const messages = [
        '### The menu of the main window\n',
        '## Tabs\n',
        '# $count (Number) - how many tabs are open\ntabs = { $count ->\n    [one] One tab\n   *[other] { $count } tabs\n }\n',
        'close = Close\n    .title = Close this tab\n    .accesskey = C\n',
        'about = About { -brand-name }\n-brand-name = Dragoman\n',
      ];
      await choose(page, 'menu.ftl', messages.join('\n'));
      await page.getByRole('listitem').filter({ hasText: 'Close this tab' }).first().waitFor();
    },
  },
  {
    name: 'load-android',
    seldom: true,
    as: 'owner',
    at: load,
    act: async (page) => {
      const entries = [
        '<!-- Button below the list -->\n<string name="pour">Pour tea</string>',
        '<string name="styled">Read <b>all</b> of <a href="https://example.org">the rules</a></string>',
        '<plurals name="cups"><item quantity="one">%d cup</item><item quantity="other">%d cups</item></plurals>',
      ];
      await choose(page, 'strings.xml', `<resources>\n${entries.join('\n')}\n</resources>`);
      await page.getByRole('listitem').filter({ hasText: 'Pour tea' }).first().waitFor();
    },
  },
  {
    name: 'load-markdown',
    seldom: true,
    as: 'owner',
    at: load,
    act: async (page) => {
      const guide =
        '# Guide\n\nFirst *paragraph*\nin two lines.\n\n- one\n- two\n\n| Key | Value |\n|---|---|\n| a | b |\n';
      await choose(page, 'guide.md', guide);
      await page.getByRole('listitem').filter({ hasText: 'Guide' }).first().waitFor();
    },
  },
  { name: 'update', seldom: true, as: 'owner', at: update },
  { name: 'update-changed', as: 'owner', at: update, act: showNewer('changed') },
  { name: 'update-moved', seldom: true, as: 'owner', at: update, act: showNewer('moved') },
  { name: 'update-added', seldom: true, as: 'owner', at: update, act: showNewer('added') },
  { name: 'update-missing', as: 'owner', at: update, act: showNewer('missing') },
  { name: 'upload', seldom: true, as: 'owner', at: upload },
  {
    name: 'upload-errors',
    as: 'owner',
    at: upload,
    act: async (page, t) => {
      await transform(page, t, 'Всё страньше и страньше!\n ');
    },
  },
  {
    name: 'upload-project',
    seldom: true,
    as: 'owner',
    at: ({ program }) => `/projects/${program.project}/upload_translations`,
    act: (page, t) => transform(page, t, '{"menu.file": "Файл", "nothing": "Ничего"}'),
  },
  {
    name: 'upload-proofread',
    seldom: true,
    as: 'owner',
    at: ({ work }) => `/projects/${work.project}/upload_translations`,
    act: async (page) => {
      const [, project] = /projects\/(\d+)/.exec(page.url()) ?? [];
      const query = { format: 'docx', layout: 'proofreading' };
      const address = addressOf(exportAsBook.path, { project: Number(project) }, query);
      const downloaded = new Uint8Array(await (await page.request.get(address)).body());
      const words = mainOf(downloaded);
      const edits = PROOFREAD.filter(([from]) => words.includes(from));
      const buffer = Buffer.from(editedDocx(downloaded, ...edits));
      const mimeType = FORMATS.docx.mediaType;
      await page.locator('input[type=file]').first().setInputFiles({ name: 'alice.docx', mimeType, buffer });
      await page.locator('del').first().waitFor();
    },
  },
] as const satisfies readonly Screen[];
