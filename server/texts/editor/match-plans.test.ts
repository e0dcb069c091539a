import { expect } from 'vitest';
import { testOnOneServer } from '../../../test/citus/on-one-server.ts';
import { projectOf } from '../../../test/project.ts';
import { PLANS, rowsRead } from '../../../test/rows-read.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { matchesOf, type Search } from './match-queries.ts';

const testApp = await openTestApp();
const anna = await testApp.signUp('anna');

/** Adds strings to a section, each with a translation. */
const fill = (project: number, section: number, amount: number) => testApp.sql`
  WITH made AS (
    INSERT INTO strings (project_id, section_id, place, text, translations_amount)
    SELECT ${project}, ${section}, n, 'Text ' || n, 1 FROM generate_series(1, ${amount}::int) n RETURNING id, place
  )
  INSERT INTO translations (project_id, string_id, text, initial, author_id)
  SELECT ${project}, id, 'Текст ' || place, false, ${anna.id} FROM made`;

const ANY = { regex: false, competing: false, needsReview: false, commented: false };

/** A project that statistics don’t know, whose second section was filled between the strings of the first. */
async function interleaved() {
  const { params } = await projectOf(anna, { strings: ['First.'] });
  const { project, section } = params;
  const [other] = await testApp.sql<{ id: number }[]>`
    INSERT INTO sections (project_id, name, num) VALUES (${project}, 'Other', 2) RETURNING id`;
  await testApp.sql`ANALYZE`;
  await fill(project, section, 100);
  await fill(project, other?.id ?? 0, 2000);
  await fill(project, section, 100);
  return { project, section, other: other?.id ?? 0 };
}

testOnOneServer('plan').each(['translation', 'text'] as const)(
  'strings are found by %s whatever their ids are',
  async (name) => {
    const { project, section, other } = await interleaved();
    const matches = async (sections: number[], text: string) => {
      const matches = await matchesOf(testApp.sql, {
        project,
        among: { sections },
        search: { ...ANY, [name]: text },
      });
      return sections.map((id) => matches.get(id)?.length ?? 0);
    };
    expect(await matches([section], 'текст 7')).toEqual([2 * 11]);
    expect(await matches([other], 'текст 7')).toEqual([1 + 10 + 100]);
    expect(await matches([section, other], 'текст 77')).toEqual([2, 11]);
    expect(await matches([section], 'first')).toEqual([name === 'text' ? 1 : 0]);
  },
);

testOnOneServer('plan').each(PLANS)(
  'a search looks through the translations of its sections and few others: %s',
  async (plan) => {
    const { project, section, other } = await interleaved();
    const read = (sections: number[]) =>
      rowsRead(testApp.sql, ['translations'], plan, (tx) =>
        matchesOf(tx, { project, among: { sections }, search: { ...ANY, translation: 'текст 77' } }),
      );
    // Between the strings of this section are ten times as many of the other.
    expect(await read([section])).toBe(200);
    expect(await read([other])).toBe(2000);
    expect(await read([section, other])).toBe(2200);
  },
);

testOnOneServer('plan').each(PLANS)(
  'strings with a translation of a user are found by its author: %s',
  async (plan) => {
    const { project, section, other } = await interleaved();
    const search = { ...ANY, from: 'Anna' };
    const read = await rowsRead(testApp.sql, ['strings', 'translations'], plan, async (tx) => {
      const matches = await matchesOf(tx, { project, among: { sections: [section, other] }, search });
      expect([section, other].map((id) => matches.get(id)?.length)).toEqual([200, 2000]);
    });
    expect(read).toBeLessThan(3 * 2200);
    const [one] = await testApp.sql<{ id: number }[]>`
    SELECT id FROM strings WHERE project_id = ${project} AND translations_amount = 1 LIMIT 1`;
    const touched = await matchesOf(testApp.sql, { project, among: { strings: [one?.id ?? 0] }, search });
    expect([...touched.values()].flatMap((ids) => [...ids])).toEqual([one?.id]);
  },
);

/** The plan of the last statement of a search, for any values. */
async function planOf(search: Partial<Search>): Promise<string> {
  const { project, section } = (await projectOf(anna, { strings: ['First.'] })).params;
  let statement = '';
  let values = '';
  const { debug } = testApp.sql.options;
  testApp.sql.options.debug = (_, text, given) => {
    statement = text;
    values = given.map((value) => `'${Array.isArray(value) ? `{${value}}` : value}'`).join();
  };
  try {
    await matchesOf(testApp.sql, { project, among: { sections: [section] }, search: { ...ANY, ...search } });
  } finally {
    testApp.sql.options.debug = debug;
  }
  return testApp.sql.begin(async (tx) => {
    await tx`SELECT set_config('plan_cache_mode', 'force_generic_plan', true)`;
    await tx.unsafe(`PREPARE search AS ${statement}`);
    const lines = await tx.unsafe(`EXPLAIN EXECUTE search(${values})`);
    await tx.unsafe('DEALLOCATE search');
    return lines.map((line) => line['QUERY PLAN']).join('\n');
  });
}

testOnOneServer('plan').each(['text', 'original', 'translation'] as const)(
  'no text is made lower case while %s is searched, nor the sought one for each of them',
  async (name) => {
    for (const sought of ['alice', 'ёлка', 'ΣΟΦ']) {
      const plan = await planOf({ [name]: sought });
      expect(plan).toContain('text_lower');
      expect(plan).not.toMatch(/~~\*|Filter:.*[ (]lower\(/);
    }
  },
);

testOnOneServer('plan').each(PLANS)(
  'the filter of what needs review looks at no other translations: %s',
  async (plan) => {
    const { project, section, other } = await interleaved();
    await testApp.sql`
      UPDATE translations SET needs_review = true
      WHERE project_id = ${project} AND string_id IN (SELECT min(id) FROM strings WHERE section_id = ${other})`;
    const search = { ...ANY, needsReview: true };
    const read = await rowsRead(testApp.sql, ['translations'], plan, async (tx) => {
      const matches = await matchesOf(tx, { project, among: { sections: [section, other] }, search });
      expect(matches.get(section)).toBeUndefined();
      expect(matches.get(other)).toHaveLength(1);
    });
    expect(read).toBeLessThan(20);
  },
);
