import { expect, test } from 'vitest';
import { getSection, listSections, translateSectionName } from '#contract/texts/sections.ts';
import { LOG_CODES } from '#domain/core/events/log.ts';
import { joinAs, projectOf } from '../../../test/project.ts';
import { openTestApp } from '../../../test/test-app.ts';

const testApp = await openTestApp();
const { anna, boris, clara } = await testApp.signUps('anna', 'boris', 'clara');

/** A project of Anna's that Boris and Clara translate: the path of its section. */
async function section() {
  const { project, params } = await projectOf(anna);
  await joinAs(testApp, boris, project, 'translator');
  await joinAs(testApp, clara, project, 'translator');
  return params;
}

const acts = async ({ section }: { section: number }) => {
  const lines = await testApp.sql`
    SELECT data -> 'acts' AS acts FROM log WHERE section_id = ${section} AND w = ${LOG_CODES.editSection} ORDER BY id`;
  return lines.map(({ acts }) => acts);
};

test('a translator translates the name of a section, and the log has what it was before', async () => {
  const params = await section();
  expect((await anna.does(getSection, { params })).translated_name).toBeNull();
  const body = { translated_name: '  Вниз по   кроличьей норе ' };
  const translated = await boris.does(translateSectionName, { params, body });
  expect(translated).toMatchObject({ name: 'One', translated_name: 'Вниз по кроличьей норе' });
  expect(await anna.does(listSections, { params })).toEqual([translated]);
  await boris.does(translateSectionName, { params, body });
  expect(await acts(params)).toEqual([{ translated_name: [null, 'Вниз по кроличьей норе'] }]);
});

test('who may change others’ translations changes it, or takes it away', async () => {
  const params = await section();
  await boris.does(translateSectionName, { params, body: { translated_name: 'Раз' } });
  const again = { params, body: { translated_name: 'Один' } };
  expect(await clara.tries(translateSectionName, again)).toBe('403 role role');
  expect(await anna.does(translateSectionName, again)).toMatchObject({ translated_name: 'Один' });
  const none = { params, body: { translated_name: '' } };
  expect(await anna.does(translateSectionName, none)).toMatchObject({ translated_name: null });
  expect(await acts(params)).toEqual([
    { translated_name: [null, 'Раз'] },
    { translated_name: ['Раз', 'Один'] },
    { translated_name: ['Один', null] },
  ]);
});

test('of those who translate it at once only the first one does; the others get to know what is there', async () => {
  const params = await section();
  const answers = await Promise.all(
    [boris, clara].map((who, at) =>
      who.asks(translateSectionName, { params, body: { translated_name: `Имя ${at}`, seen: null } }),
    ),
  );
  const [first, late] = answers.toSorted((one, other) => one.statusCode - other.statusCode);
  expect([first?.statusCode, late?.statusCode]).toEqual([200, 409]);
  expect(late?.json()).toMatchObject({
    errors: [{ key: 'general', kind: 'changed' }],
    current: { translated_name: first?.json().translated_name },
  });
  expect(await acts(params)).toHaveLength(1);
});

test.each(['a\u202eb', 'x'.repeat(101)])('no name is translated as %j', async (translated_name) => {
  const params = await section();
  expect(await boris.tries(translateSectionName, { params, body: { translated_name } })).toMatch(
    /^400 translated_name/,
  );
});
