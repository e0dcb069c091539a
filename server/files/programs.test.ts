import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exportFile, importFile } from '#contract/files.ts';
import { addressOf } from '#contract/request.ts';
import { listStrings } from '#contract/strings.ts';
import { FORMATS } from '#domain/formats/model/format.ts';
import { APPROVED, INITIAL, REGULAR } from '#domain/translations/translations.ts';
import { joinAs, projectOf } from '../../test/project.ts';
import { openTestApp } from '../../test/test-app.ts';
import { recountAll } from '../recount/queries.ts';

const testApp = await openTestApp();
const { anna, boris, carl } = await testApp.signUps('anna', 'boris', 'carl');
const { params } = await projectOf(anna);
const FIXTURES = join(import.meta.dirname, '..', '..', 'domain', 'formats', 'programs', 'fixtures');

/** Where files say the language of their translations, which an export makes that of the project. */
const LANGUAGES = [
  / target-language="ru"(?=>)/,
  /(?<="@@locale": ?)"\w+"/,
  /(?<=<TS[^>]*) language="\w+"/,
  /^en(?=:$)/m,
  /^ru(?=:$)/m,
];
/** A text without them; exports have no byte order mark, and lines end by LF. */
const withoutLanguage = (text: string) =>
  LANGUAGES.reduce(
    (rest, one) => rest.replace(one, ''),
    text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n'),
  );

test.each(globSync('*', { cwd: FIXTURES }).sort())(
  '%s comes out as it came, with the translations that it brought',
  async (name) => {
    const body = readFileSync(join(FIXTURES, name));
    const at = { project: params.project };
    const query = { name, with_translations: '', load_same: '' } as const;
    const read = await anna.does(importFile, { params: at, query, body });
    expect(name.startsWith(`${read.format}-`)).toBe(true);
    expect(read.refused).toMatchObject({ total: 0 });
    // A table may have one language alone.
    const isBilingual = FORMATS[read.format].kind === 'bilingual' && read.translations_added > 0;
    const asked = {
      sections: String(read.section?.id),
      untranslated: isBilingual ? ('empty' as const) : ('source' as const),
    };
    const url = addressOf(exportFile.path, at, asked);
    const { statusCode, rawPayload } = await testApp.app.inject({ url, headers: anna.headers });
    expect(statusCode).toBe(200);
    expect(withoutLanguage(rawPayload.toString())).toBe(withoutLanguage(body.toString()));
  },
);

const XLIFF = `<xliff version="1.2"><file source-language="en" target-language="ru"><body>
<trans-unit id="a" approved="yes"><source>Open</source><target>Открыть</target></trans-unit>
<trans-unit id="b"><source>Close</source><target state="signed-off">Закрыть</target></trans-unit>
<trans-unit id="c"><source>Save</source><target state="translated">Сохранить</target></trans-unit>
<trans-unit id="d"><source>Delete</source><target state="needs-review-translation">Удалить</target></trans-unit>
<trans-unit id="e"><source>{n, plural, one {# file} other {# files}}</source><target state="final">{n, plural, one {# файл} other {# файла}}</target></trans-unit>
</body></file></xliff>`;

test('translations that a file says are approved are approved on request, by who may approve own ones', async () => {
  const { project, params } = await projectOf(anna);
  await joinAs(testApp, boris, project, 'translator');
  await joinAs(testApp, carl, project, 'proficient');
  const asked = (query: object) => ({
    params: { project: params.project },
    query: { name: 'a.xlf', ...query },
    body: Buffer.from(XLIFF),
  });
  const statusesIn = async (section: number) => {
    const at = { project: params.project, section };
    const strings = await anna.does(listStrings, { params: at, query: { fetch_translations: '' } });
    return strings.map(({ translations = [] }) => translations.map(({ status }) => status));
  };
  const plain = await anna.does(importFile, asked({ with_translations: '' }));
  const section = plain.section?.id ?? 0;
  expect(await statusesIn(section)).toEqual([[REGULAR], [REGULAR], [REGULAR], [INITIAL], [INITIAL]]);
  const approved = await anna.does(importFile, asked({ with_translations: '', approves: '' }));
  expect(await statusesIn(approved.section?.id ?? 0)).toEqual([
    [APPROVED],
    [APPROVED],
    [REGULAR],
    [INITIAL],
    [INITIAL],
  ]);
  expect(await recountAll(testApp.sql)).toEqual({ translations: 0, strings: 0, sections: 0, projects: 0 });
  const again = asked({ kind: 'translations', section, approves: '' });
  expect(await boris.tries(importFile, again)).toBe('403 role role');
  // Translations that are there already stay as they are.
  await carl.does(importFile, again);
  expect(await statusesIn(section)).toEqual([[REGULAR], [REGULAR], [REGULAR], [INITIAL], [INITIAL]]);
});
