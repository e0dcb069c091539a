import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listDeleted, restoreDeleted } from '#contract/history/deleted.ts';
import { readPast, readPastStrings } from '#contract/history/past.ts';
import { listMyEvents, undoEvent } from '#contract/history/undo.ts';
import { readSection } from '#contract/texts/reading.ts';
import {
  addSection,
  deleteSection,
  editSection,
  listSections,
  rearrangeSections,
  translateSectionName,
} from '#contract/texts/sections.ts';
import {
  addStrings,
  deleteString,
  editString,
  listStrings,
  rearrangeStrings,
  updateStrings,
} from '#contract/texts/strings.ts';
import {
  addTranslation,
  approve,
  castVote,
  deleteTranslation,
  editTranslation,
  removeVote,
  unapprove,
} from '#contract/texts/translations.ts';
import { joinAs, projectOf } from '../../../test/project.ts';
import { openTestApp, type TestUser } from '../../../test/test-app.ts';

const testApp = await openTestApp();
const { anna, boris, clara } = await testApp.signUps('anna', 'boris', 'clara');

/** The present sections of a project with their strings, as pages of today show them. */
async function today(project: number) {
  const params = { project };
  const sections = await anna.does(listSections, { params });
  return Promise.all(
    sections.map(async ({ id, name, translated_name, stats }, nth) => ({
      section: { id, num: nth + 1, name, translated_name, strings_amount: stats.strings_amount },
      strings: await anna.does(readSection, { params: { ...params, section: id } }),
    })),
  );
}

/** The project as it was at a moment, a few strings a page. */
async function then(project: number, at: number, who: TestUser = anna) {
  const params = { project };
  const { sections } = await who.does(readPast, { params, query: { at } });
  return Promise.all(
    sections.map(async ({ deleted, ...section }) => {
      const query = { at, section: section.id, limit: 7 };
      const strings = await who.does(readPastStrings, { params, query });
      for (let page = strings; page.length === query.limit; ) {
        const after = page.at(-1)?.id;
        page = await who.does(readPastStrings, { params, query: { ...query, after } });
        strings.push(...page);
      }
      return { section, strings: strings.map(({ removed, ...string }) => string) };
    }),
  );
}

/** The time of the database, after which it has moved on. */
async function moment(): Promise<number> {
  const [row] = await testApp.sql<{ at: number }[]>`SELECT now_ms() AS at, pg_sleep(0.003)`;
  return row?.at ?? 0;
}

type Act = (of: Scene) => Promise<unknown>;

/** The present state, and what a random number chooses of it. */
type Scene = {
  params: { project: number };
  section: number;
  other: number;
  sections: number[];
  strings: number[];
  string: { project: number; section: number; string: number };
  translation: number;
  pick: number;
};

const member = (pick: number) => [anna, boris, clara][pick % 3] ?? anna;
const shuffled = (ids: number[], pick: number) =>
  ids.toSorted((one, other) => ((one * 31 + pick) % 17) - ((other * 31 + pick) % 17));
const inSection = ({ params, section }: Scene) => ({ ...params, section });
const onTranslation = ({ string, translation }: Scene) => ({ ...string, translation });

/** What is done, by calls that may be refused in the present state. */
const ACTS: Record<string, Act> = {
  addSection: ({ params, pick, section }) =>
    anna.asks(addSection, { params, body: { name: `S${pick}`, ...(pick % 2 && { after: section }) } }),
  renameSection: (of) => anna.asks(editSection, { params: inSection(of), body: { name: `R${of.pick}` } }),
  translateName: (of) =>
    anna.asks(translateSectionName, {
      params: inSection(of),
      body: { translated_name: of.pick % 3 ? `П${of.pick}` : '' },
    }),
  rearrangeSections: ({ params, sections, pick }) =>
    anna.asks(rearrangeSections, { params, body: { sections: shuffled(sections, pick) } }),
  deleteSection: (of) => anna.asks(deleteSection, { params: inSection(of) }),
  restore: async ({ params, pick }) => {
    const deleted = await anna.does(listDeleted, { params });
    const chosen = deleted[pick % Math.max(1, deleted.length)];
    return chosen && anna.asks(restoreDeleted, { params: { ...params, event: chosen.event } });
  },
  addStrings: (of) =>
    anna.asks(addStrings, {
      params: inSection(of),
      query: of.pick % 2 ? { pos: (of.pick % 4) + 1 } : { splitting: 'lines' },
      body: Array.from({ length: (of.pick % 3) + 1 }, (_, nth) => ({ text: `Text ${of.pick} ${nth}` })),
    }),
  copyString: (of) =>
    anna.asks(addStrings, {
      params: inSection(of),
      query: { pos: 1 },
      body: [{ copy_of: of.string.string }],
    }),
  editString: ({ string, pick }) =>
    anna.asks(editString, { params: string, body: { text: `Other ${pick}`, continues: pick % 2 === 0 } }),
  moveString: ({ string, pick }) => anna.asks(editString, { params: string, body: { pos: (pick % 5) + 1 } }),
  moveAway: ({ string, other, pick }) =>
    anna.asks(editString, { params: string, body: { section_id: other, ...(pick % 2 && { pos: 1 }) } }),
  rearrangeStrings: (of) =>
    anna.asks(rearrangeStrings, { params: inSection(of), body: { strings: shuffled(of.strings, of.pick) } }),
  deleteString: ({ string }) => anna.asks(deleteString, { params: string }),
  updateFromFile: async (of) => {
    if (of.section === 0) return;
    const params = inSection(of);
    const strings = await anna.does(listStrings, { params });
    const texts = shuffled(
      strings.map(({ id }) => id),
      of.pick,
    ).map((id) => strings.find((one) => one.id === id)?.text ?? '');
    const seen = strings.map(({ id, updated_at }) => ({ id, updated_at }));
    return anna.asks(updateStrings, {
      params,
      body: { strings: [...texts.slice(1), `New ${of.pick}`].map((text) => ({ text })), seen },
    });
  },
  translate: ({ string, pick }) =>
    member(pick).asks(addTranslation, {
      params: string,
      body: { text: `Т${pick}`, ...(pick % 2 && { status: -1 }) },
    }),
  translateTwice: ({ string, pick }) =>
    member(pick + 1).asks(addTranslation, { params: string, body: { text: `Ещё ${pick}` } }),
  editTranslation: (of) =>
    anna.asks(editTranslation, {
      params: onTranslation(of),
      body: { text: `И${of.pick}`, ...(of.pick % 3 === 0 && { status: -1 }) },
    }),
  editOwn: (of) =>
    member(of.pick).asks(editTranslation, { params: onTranslation(of), body: { text: `С${of.pick}` } }),
  deleteTranslation: (of) => anna.asks(deleteTranslation, { params: onTranslation(of) }),
  approve: (of) => anna.asks(approve, { params: onTranslation(of) }),
  unapprove: (of) => anna.asks(unapprove, { params: onTranslation(of) }),
  voteFor: (of) => member(of.pick).asks(castVote, { params: onTranslation(of) }),
  voteAgainst: (of) => anna.asks(castVote, { params: onTranslation(of), body: { is_minus: true } }),
  withdraw: (of) => member(of.pick).asks(removeVote, { params: onTranslation(of) }),
  undo: async ({ params, pick }) => {
    const events = await anna.does(listMyEvents, { params });
    const chosen = events[pick % Math.max(1, Math.min(4, events.length))];
    return chosen && anna.asks(undoEvent, { params: { ...params, event: chosen.id } });
  },
};

async function sceneOf(project: number, pick: number): Promise<Scene> {
  const params = { project };
  const rows = await testApp.sql<{ section: number; string: number | null; translation: number | null }[]>`
    SELECT s.id AS section, t.id AS string, (
      SELECT x.id FROM translations x WHERE x.project_id = ${project} AND x.string_id = t.id ORDER BY (x.id * ${pick}) % 5 LIMIT 1
    ) AS translation
    FROM sections s LEFT JOIN strings t ON t.project_id = s.project_id AND t.section_id = s.id
    WHERE s.project_id = ${project} ORDER BY s.num, t.place`;
  const chosen = rows[pick % Math.max(1, rows.length)];
  const sections = [...new Set(rows.map(({ section }) => section))];
  const section = chosen?.section ?? 0;
  return {
    params,
    section,
    other: sections[(pick * 7) % Math.max(1, sections.length)] ?? 0,
    sections,
    strings: rows.flatMap((row) => (row.section === section && row.string ? [row.string] : [])),
    string: { project, section, string: chosen?.string ?? 1 },
    translation: chosen?.translation ?? 1,
    pick,
  };
}

test('after any calls a project reads at each moment as it read then (past.1, past.2)', {
  timeout: 300_000,
}, async () => {
  const steps = fc.array(fc.tuple(fc.constantFrom(...Object.keys(ACTS)), fc.nat(1000)), {
    minLength: 30,
    maxLength: 40,
  });
  await fc.assert(
    fc.asyncProperty(steps, async (chosen) => {
      const { project, strings } = await projectOf(anna, {
        strings: ['One.', 'Two.', 'Three.', 'Four.', 'Five.'],
      });
      await joinAs(testApp, boris, project, 'moderator');
      await joinAs(testApp, clara, project, 'translator');
      for (const string of strings)
        await boris.does(addTranslation, { params: string, body: { text: 'Раз.' } });
      const seen: { at: number; state: Awaited<ReturnType<typeof today>>; did: string }[] = [];
      for (const [name, pick] of chosen) {
        await ACTS[name]?.(await sceneOf(project.id, pick));
        seen.push({ did: name, state: await today(project.id), at: await moment() });
      }
      for (const { at, state, did } of seen) expect([did, await then(project.id, at)]).toEqual([did, state]);
    }),
    { numRuns: Number(process.env.PAST_RUNS ?? 4), endOnFailure: true },
  );
});
