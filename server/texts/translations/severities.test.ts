import { afterEach, beforeEach, expect, test } from 'vitest';
import { addLanguages } from '#contract/files/families.ts';
import { importFile } from '#contract/files/files.ts';
import { importTranslationsToSection } from '#contract/files/translation-imports.ts';
import { readLog } from '#contract/history/log.ts';
import { editProject, getProject } from '#contract/projects/projects.ts';
import { getBatch, previewBatch, startBatch } from '#contract/texts/batches.ts';
import { addDismissal } from '#contract/texts/dismissals.ts';
import { countFailedChecks, listMatchingStrings } from '#contract/texts/editor.ts';
import { addStrings, importStrings, listStrings } from '#contract/texts/strings.ts';
import { addTranslation, approve, editTranslation } from '#contract/texts/translations.ts';
import { joinAs, projectOf } from '../../../test/project.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { wrongRevisions } from '../../../test/wrong-revisions.ts';
import { recountAll } from '../../programs/recount/queries.ts';

const testApp = await openTestApp({ PROJECTS_PER_USER: '1000' });
const { anna, boris } = await testApp.signUps('anna', 'boris');

let params: { project: number; section: number };
let at: typeof params & { string: number };

/** Sets what the project does about what checks find. */
const set = (check_severities: Record<string, string>) =>
  anna.does(editProject, {
    params: { project: params.project },
    body: { check_severities },
  });
const add = (text: string, status: 0 | -1 = 0) =>
  boris.does(addTranslation, { params: at, body: { text, status } });
const statusesOf = async () => {
  const strings = await anna.does(listStrings, { params, query: { fetch_translations: 'true' } });
  return strings.map(({ translations = [] }) => translations.map(({ text, status }) => [text, status]));
};

/** The refusals: the first one names its checks. */
const refused = async (asking: Promise<{ statusCode: number; json(): { errors: unknown[] } }>) => {
  const { statusCode, json } = await asking;
  return [statusCode, ...json().errors];
};
const BLOCKS_SAVING = [400, { key: 'text', kind: 'checks', checks: ['placeholders'] }];
const BLOCKS_APPROVAL = [400, { key: 'status', kind: 'checks', checks: ['placeholders'] }];

beforeEach(async () => {
  const testProject = await projectOf(anna, { strings: ['Hello {name}', 'Plain'] });
  await joinAs(testApp, boris, testProject.project, 'translator');
  params = testProject.params;
  at = { ...params, string: testProject.strings[0]?.string ?? expect.fail() };
});

afterEach(async () => {
  expect(await recountAll(testApp.sql)).toEqual({ translations: 0, strings: 0, sections: 0, projects: 0 });
  expect(await wrongRevisions(testApp.sql, params.project)).toHaveLength(0);
});

test('a text that was changed while it was approved is not approved, whoever was first (severities.5)', async () => {
  await set({ placeholders: 'approval' });
  for (let nth = 0; nth < 8; nth++) {
    const { id } = await add(`Привет {name} ${nth}`);
    const one = { ...at, translation: id };
    await Promise.all([
      anna.asks(approve, { params: one } as never),
      (nth % 2 === 0 ? anna : boris).asks(editTranslation, {
        params: one,
        body: { text: `Привет ${nth}` },
      } as never),
    ]);
    const [{ translations = [] } = {}] = await anna.does(listStrings, {
      params,
      query: { fetch_translations: 'true' },
    });
    const now = translations.find((translation) => translation.id === id);
    expect(now?.status === 1 && !now.text.includes('{name}')).toBe(false);
  }
});

test('a plural that loses forms while it is approved is not approved (plurals.5)', async () => {
  const source = '{n, plural, one {# file} other {# files}}';
  const [plural] = await anna.does(addStrings, { params, body: [{ text: source }] });
  const whole = '{n, plural, one {# файл} few {# файла} many {# файлов} other {# файла}}';
  const where = { ...params, string: plural?.id ?? 0 };
  for (let nth = 0; nth < 6; nth++) {
    const { id } = await boris.does(addTranslation, {
      params: where,
      body: { text: whole.replaceAll('файл', `файл${nth}`), status: -1 },
    });
    const one = { ...where, translation: id };
    await Promise.all([
      anna.asks(approve, { params: one } as never),
      boris.asks(editTranslation, { params: one, body: { text: `{n, plural, other {# ${nth}}}` } } as never),
    ]);
    const strings = await anna.does(listStrings, { params, query: { fetch_translations: 'true' } });
    const now = strings
      .flatMap(({ translations = [] }) => translations)
      .find((translation) => translation.id === id);
    expect(now?.status === 1 && !now.text.includes('few')).toBe(false);
  }
});

test('what changes no text isn’t judged again (severities.8)', async () => {
  const { id } = await add('Привет');
  const one = { ...at, translation: id };
  await anna.does(approve, { params: one });
  await set({ placeholders: 'saving' });
  await anna.does(editTranslation, { params: one, body: { status: 0 } });
  await boris.does(editTranslation, { params: one, body: { text: 'Привет', context: 'A note' } });
  await boris.does(editTranslation, { params: one, body: { status: -1 } });
  expect(await refused(boris.asks(editTranslation, { params: one, body: { status: 0 } } as never))).toEqual(
    BLOCKS_SAVING,
  );
});

test('what is dismissed blocks nothing, also in bulk (severities.6)', async () => {
  await set({ placeholders: 'saving' });
  expect(await refused(boris.asks(addTranslation, { params: at, body: { text: 'Раз' } } as never))).toEqual(
    BLOCKS_SAVING,
  );
  const body = { check: 'placeholders' as const, scope: 'string' as const, string: at.string, what: '' };
  await anna.does(addDismissal, { params: { project: params.project }, body });
  await add('Раз');
  const batch = { action: 'approve' as const, strings: [at.string] };
  const where = { project: params.project };
  expect(await anna.does(previewBatch, { params: where, body: batch })).toMatchObject({ skipped: [] });
});

test('a project stores the severities that differ, and its log has those that changed (severities.3, severities.4)', async () => {
  const stored = async () =>
    (await anna.does(getProject, { params: { project: params.project } })).check_severities;
  expect(await stored()).toEqual({});
  await set({ numbers: 'off', tags: 'warning', placeholders: 'saving' });
  expect(await stored()).toEqual({ numbers: 'off', placeholders: 'saving' });
  await set({ placeholders: 'saving', numbers: 'off' });
  await set({ placeholders: 'saving', numbers: 'off', urls: 'approval' });
  const log = await anna.does(readLog, { params: { project: params.project }, query: {} });
  expect(log.filter(({ w }) => w === 18).map(({ acts }) => acts)).toEqual([
    { check_severities: ['urls:warning', 'urls:approval'] },
    { check_severities: ['placeholders:warning numbers:warning', 'placeholders:saving numbers:off'] },
  ]);
  const body = { check_severities: { numbers: 'saving' } } as never;
  expect(await anna.tries(editProject, { params: { project: params.project }, body })).toBe(
    '400 numbers choice',
  );
  const unknown = { check_severities: { placeholder: 'saving' } } as never;
  expect(await anna.tries(editProject, { params: { project: params.project }, body: unknown })).toMatch(
    /^400 /,
  );
});

test('the project of a new language begins with the severities of the first (severities.4)', async () => {
  await set({ placeholders: 'saving', urls: 'off' });
  const { languages } = await anna.does(addLanguages, {
    params: { project: params.project },
    body: { languages: [{ target_lang: 'it' }] },
  });
  const added = languages.find(({ target_lang }) => target_lang === 'it') ?? expect.fail();
  const { check_severities } = await anna.does(getProject, { params: { project: added.project_id } });
  expect(check_severities).toEqual({ placeholders: 'saving', urls: 'off' });
});

test('only who manages the project changes severities (severities.3)', async () => {
  const body = { check_severities: { tags: 'off' } } as const;
  expect(await boris.tries(editProject, { params: { project: params.project }, body })).toBe('403 role role');
});

test('what is stored of a check that is no more means nothing and breaks nothing (severities.3)', async () => {
  await testApp.sql`
    UPDATE projects SET check_severities = '{"retired": "saving", "tags": "off"}' WHERE id = ${params.project}`;
  const { check_severities } = await anna.does(getProject, { params: { project: params.project } });
  expect(check_severities).toEqual({ tags: 'off' });
  await anna.does(approve, { params: { ...at, translation: (await add('Привет')).id } });
  await set({ tags: 'off', urls: 'off' });
  const [{ stored } = expect.fail()] = await testApp.sql<{ stored: unknown }[]>`
    SELECT check_severities AS stored FROM projects WHERE id = ${params.project}`;
  expect(stored).toEqual({ tags: 'off', urls: 'off' });
});

test('a check that is off finds nothing: neither counts nor filters have it, until it is on again (severities.3)', async () => {
  await add('Привет ');
  const counts = async () => await anna.does(countFailedChecks, { params: { project: params.project } });
  const found = async (query: { checks?: string; status?: string }) =>
    (
      await anna.does(listMatchingStrings, {
        params: { project: params.project },
        query: { sections: 'all', ...query },
      })
    ).matching_amount;
  const whole = await counts();
  expect(whole.checks.map(({ check }) => check)).toEqual(['placeholders', 'edge-spaces']);
  await set({ placeholders: 'off' });
  expect(await counts()).toEqual({ checks: [{ check: 'edge-spaces', strings: 1, fixable: 1 }], strings: 1 });
  expect(await found({ checks: 'placeholders' })).toBe(0);
  expect(await found({ checks: 'edge-spaces' })).toBe(1);
  await set({ placeholders: 'off', 'edge-spaces': 'off' });
  expect(await found({ status: 'failed_checks' })).toBe(0);
  await set({});
  expect(await counts()).toEqual(whole);
});

test('a translation in which a check that blocks saving finds something is saved as initial only (severities.6)', async () => {
  await set({ placeholders: 'saving', 'edge-spaces': 'approval' });
  const ask = (body: object) => refused(boris.asks(addTranslation, { params: at, body } as never));
  expect(await ask({ text: 'Привет' })).toEqual(BLOCKS_SAVING);
  const { id } = await add('Привет', -1);
  const params = { ...at, translation: id };
  expect(await refused(boris.asks(editTranslation, { params, body: { status: 0 } } as never))).toEqual(
    BLOCKS_SAVING,
  );
  await boris.does(editTranslation, { params, body: { text: 'Здравствуй' } });
  await boris.does(editTranslation, { params, body: { text: 'Привет, {name} ', status: 0 } });
  expect(await refused(boris.asks(editTranslation, { params, body: { text: 'Привет' } } as never))).toEqual(
    BLOCKS_SAVING,
  );
});

test('a translation in which a check that blocks approval finds something is not approved, nor edited so while it is (severities.5)', async () => {
  await set({ placeholders: 'approval' });
  const { id } = await add('Привет');
  const params = { ...at, translation: id };
  expect(await refused(anna.asks(approve, { params } as never))).toEqual(BLOCKS_APPROVAL);
  await anna.does(editTranslation, { params, body: { text: 'Привет, {name}' } });
  await anna.does(approve, { params });
  const edit = { params, body: { text: 'Привет, {}' } };
  expect(await refused(anna.asks(editTranslation, edit as never))).toEqual(BLOCKS_APPROVAL);
  // An author who may not approve takes the approval away.
  expect(await boris.does(editTranslation, edit)).toMatchObject({ status: 0 });
});

test('translations from before stay as they are, with their notes, and are found by the filter (severities.8)', async () => {
  const { id } = await add('Привет');
  const params = { ...at, translation: id };
  await anna.does(approve, { params });
  await set({ placeholders: 'saving' });
  expect(await anna.does(editTranslation, { params, body: { context: 'A note' } })).toMatchObject({
    status: 1,
  });
  const query = { sections: 'all', checks: 'placeholders' };
  expect(
    (await anna.does(listMatchingStrings, { params: { project: params.project }, query })).strings,
  ).toEqual([at.string]);
});

test('batches leave what checks block as it is, and count it by that reason (severities.9)', async () => {
  await add('Привет', -1);
  await set({ placeholders: 'saving' });
  const where = { project: params.project };
  const left = { changed: 0, skipped: [{ reason: 'checks', amount: 1 }] };
  for (const action of ['approve', 'clearInitial'] as const) {
    const body = { action, strings: [at.string] };
    expect(await anna.does(previewBatch, { params: where, body })).toMatchObject(left);
    const { id } = await anna.does(startBatch, { params: where, body });
    expect(await anna.does(getBatch, { params: { ...where, batch: id } })).toMatchObject(left);
  }
  await set({ placeholders: 'approval' });
  const body = { strings: [at.string] };
  const cleared = await anna.does(startBatch, { params: where, body: { ...body, action: 'clearInitial' } });
  expect(cleared).toMatchObject({ changed: 1, skipped: [] });
  expect(await anna.does(startBatch, { params: where, body: { ...body, action: 'approve' } })).toMatchObject(
    left,
  );
});

test('imported translations become what checks allow, and the answer names the checks (severities.9)', async () => {
  const draft = (text: string) => ({ string_id: at.string, text, status: 1 as const });
  const ask = (...texts: string[]) =>
    anna.does(importTranslationsToSection, { params, body: texts.map(draft) });
  await set({ placeholders: 'saving', 'edge-spaces': 'approval' });
  const outcomes = await ask('Привет', 'Привет, {name} ', 'Здравствуй, {name}');
  expect(outcomes.map(({ outcome, checks }) => [outcome, checks])).toEqual([
    ['added', ['placeholders']],
    ['added', ['edge-spaces']],
    ['added', undefined],
  ]);
  expect(await statusesOf()).toEqual([
    [
      ['Здравствуй, {name}', 1],
      ['Привет, {name} ', 0],
      ['Привет', -1],
    ],
    [],
  ]);
});

test('a document that would break an approved translation adds another one instead (severities.9)', async () => {
  const { id, updated_at } = await anna.does(addTranslation, {
    params: at,
    body: { text: 'Привет, {name}' },
  });
  await anna.does(approve, { params: { ...at, translation: id } });
  await set({ placeholders: 'approval' });
  const replaces = { id, updated_at };
  const body = [{ string_id: at.string, text: 'Привет', status: 0 as const, replaces }];
  expect(await anna.does(importTranslationsToSection, { params, body })).toMatchObject([
    { outcome: 'added' },
  ]);
  expect((await statusesOf())[0]).toEqual([
    ['Привет, {name}', 1],
    ['Привет', 0],
  ]);
});

test('a file of translations, and strings with translations, are reported with what checks block (severities.9)', async () => {
  await set({ placeholders: 'saving' });
  const query = { kind: 'translations', section: params.section, name: 'ru.txt' } as never;
  const report = await anna.does(importFile, {
    params: { project: params.project },
    query,
    body: new TextEncoder().encode('Привет\nПросто') as never,
  });
  expect(report.warnings).toEqual({ total: 1, lines: [{ line: 1, kind: 'checks' }] });
  const body = {
    strings: [{ text: 'Bye {name}' }],
    translations: [{ string: 0, text: 'Пока', status: 0 as const }],
  };
  const imported = await anna.does(importStrings, { params, query: { splitting: 'lines' }, body });
  expect(imported).toMatchObject({
    translations_added: 1,
    blocked: [{ index: 0, checks: ['placeholders'] }],
  });
  expect(await statusesOf()).toEqual([[['Привет', -1]], [['Просто', 0]], [['Пока', -1]]]);
});
