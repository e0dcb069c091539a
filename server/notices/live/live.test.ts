import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { importTranslationsToSection } from '#contract/files/translation-imports.ts';
import { answerMyInvite, inviteUser, listMyInvites } from '#contract/projects/invites.ts';
import { grantRole } from '#contract/projects/members.ts';
import { editProject } from '#contract/projects/projects.ts';
import {
  addComment,
  deleteComment,
  editComment,
  markCommentsRead,
  markSectionsRead,
} from '#contract/texts/comments.ts';
import { addEntry, deleteEntry, editEntry } from '#contract/texts/dictionary.ts';
import { openEditorPage } from '#contract/texts/editor.ts';
import { addSection, deleteSection, editSection, rearrangeSections } from '#contract/texts/sections.ts';
import { addStrings, deleteString, editString, rearrangeStrings } from '#contract/texts/strings.ts';
import {
  addTranslation,
  approve,
  castVote,
  deleteTranslation,
  editTranslation,
  removeVote,
  unapprove,
} from '#contract/texts/translations.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { listenTo } from '../../../test/events.ts';
import { openTwoServers } from '../../../test/two-servers.ts';
import { connectDirectly } from '../../platform/database/connect.ts';

const { testApp, other, anna, boris, projectOfBoth } = await openTwoServers();

/** A project of anna's in which boris translates, with a page open on each of two servers. */
async function watched(strings?: string[]) {
  const made = await projectOfBoth({ role: 'moderator', strings });
  const pages = [
    await listenTo(testApp.app, anna, made.project.id),
    await listenTo(other, testApp.guest, made.project.id),
  ];
  const string = made.strings[0] ?? expect.fail();
  /** The event that both pages receive for a write; it must be the same. */
  async function received(act: () => Promise<unknown>) {
    await act();
    const [here, there] = await Promise.all(pages.map((page) => page.next('changes')));
    expect(there?.data).toEqual(here?.data);
    return here?.data ?? expect.fail();
  }
  return { ...made, string, pages, received };
}

test('every change of a translation is sent on every server, with the present row', async () => {
  const { params, string, received } = await watched();
  const { id } = (await anna.does(openEditorPage, { params, query: { sections: 'all' } })).rows[0] ?? {};
  let translation = 0;
  const added = await received(async () => {
    translation = (await boris.does(addTranslation, { params: string, body: { text: 'Раз.' } })).id;
  });
  expect(added.deeds).toEqual([
    {
      kind: 'addTranslation',
      actor: { id: boris.id, username: 'boris' },
      section_id: params.section,
      string_id: id,
      translation_id: translation,
      comment_id: null,
      amount: null,
    },
  ]);
  expect(added.rows).toMatchObject([{ id, text: 'One.', translations: [{ id: translation, status: 0 }] }]);
  expect(added.sections).toMatchObject([
    { id: params.section, is_stale: false, stats: { strings_amount: 3, strings_translated: 1 } },
  ]);
  expect(added.topics).toEqual(['log', 'statistics']);
  expect(added.gone).toEqual([]);

  const at = { params: { ...string, translation } };
  const voted = await received(() => anna.does(castVote, at));
  expect(voted.rows).toMatchObject([{ translations: [{ votes_plus: [{ username: 'anna' }] }] }]);
  const unvoted = await received(() => anna.does(removeVote, at));
  expect(unvoted.rows).toMatchObject([{ translations: [{ votes_plus: [] }] }]);
  const approved = await received(() => anna.does(approve, at));
  expect(approved.rows).toMatchObject([{ translations: [{ status: 1 }] }]);
  expect(approved.deeds).toMatchObject([{ kind: 'approve', actor: { username: 'anna' } }]);
  await received(() => anna.does(unapprove, at));
  const edited = await received(() => boris.does(editTranslation, { ...at, body: { text: 'Два.' } }));
  expect(edited.rows).toMatchObject([{ translations: [{ text: 'Два.' }] }]);
  const deleted = await received(() => boris.does(deleteTranslation, at));
  expect(deleted.rows).toMatchObject([{ id, translations: [] }]);
});

test('the row sent is the editor’s, without the index and personal fields', async () => {
  const { params, string, received } = await watched();
  const { rows } = await received(() =>
    boris.does(addTranslation, { params: string, body: { text: 'Раз.' } }),
  );
  const page = await testApp.guest.does(openEditorPage, { params, query: { sections: 'all' } });
  const { index, unread_amount, ...row } = page.rows[0] ?? expect.fail();
  expect(rows).toEqual([row]);
});

test('a comment comes with its row’s count, and is known by its id when it is changed and emptied', async () => {
  const { string, received } = await watched();
  let comment = 0;
  const added = await received(async () => {
    comment = (await boris.does(addComment, { params: string, body: { text: 'So?' } })).id;
  });
  expect(added.comments).toMatchObject([
    { id: comment, text: 'So?', reply: -1, author: { username: 'boris' } },
  ]);
  expect(added.rows).toMatchObject([{ id: string.string, comments_amount: 1 }]);
  const at = { params: { ...string, comment } };
  const edited = await received(() => boris.does(editComment, { ...at, body: { text: 'So!' } }));
  expect(edited.comments).toMatchObject([{ id: comment, text: 'So!', edited: true }]);
  const emptied = await received(() => boris.does(deleteComment, at));
  expect(emptied.comments).toMatchObject([{ id: comment, text: '', deleted: true }]);
  expect(emptied.rows).toMatchObject([{ comments_amount: 0 }]);
});

test('added, deleted, moved and changed strings name the sections to fetch again', async () => {
  const { params, string, strings, received } = await watched();
  const { project: id, section } = params;
  const stale = (sections: { id: number; is_stale: boolean }[]) =>
    sections.filter(({ is_stale }) => is_stale).map((one) => one.id);

  const edited = await received(() => anna.does(editString, { params: string, body: { text: 'Uno.' } }));
  expect(edited.rows).toMatchObject([{ id: string.string, text: 'Uno.' }]);
  expect(stale(edited.sections)).toEqual([]);
  const added = await received(() => anna.does(addStrings, { params, query: {}, body: [{ text: 'Four.' }] }));
  expect(stale(added.sections)).toEqual([section]);
  expect(added.deeds).toMatchObject([{ kind: 'addStrings', amount: 1 }]);
  const order = strings.map((one) => one.string);
  const all = await anna.does(openEditorPage, { params, query: { sections: 'all' } });
  const turned = await received(() =>
    anna.does(rearrangeStrings, { params, body: { strings: all.rows.map((row) => row.id).toReversed() } }),
  );
  expect(stale(turned.sections)).toEqual([section]);

  const made = await received(() =>
    anna.does(addSection, { params: { project: id }, body: { name: 'Two' } }),
  );
  const second = made.deeds[0]?.section_id ?? 0;
  const moved = await received(() => anna.does(editString, { params: string, body: { section_id: second } }));
  expect(stale(moved.sections).toSorted()).toEqual([section, second].toSorted());
  expect(moved.rows).toMatchObject([{ id: string.string, section_id: second }]);
  const gone = await received(() =>
    anna.does(deleteString, { params: { project: id, section, string: order[1] ?? 0 } }),
  );
  expect(gone).toMatchObject({ gone: [order[1]], rows: [] });
  expect(stale(gone.sections)).toEqual([section]);
});

test('lists to fetch again are named, without who was invited or promoted', async () => {
  const { project, params, received } = await watched();
  const at = { params: { project: project.id } };
  const carla = await testApp.signUp(`carla_${project.id}`);
  const second = await received(() => anna.does(addSection, { ...at, body: { name: 'Two' } }));
  expect(second).toMatchObject({
    topics: ['sections', 'log', 'statistics'],
    deeds: [{ kind: 'addSection' }],
  });
  const topics = async (act: () => Promise<unknown>) => (await received(act)).topics;
  const added = second.deeds[0]?.section_id ?? 0;
  expect(await topics(() => anna.does(editSection, { params, body: { name: 'First' } }))).toContain(
    'sections',
  );
  expect(
    await topics(() => anna.does(rearrangeSections, { ...at, body: { sections: [added, params.section] } })),
  ).toContain('sections');
  const deleted = await received(() =>
    anna.does(deleteSection, { params: { ...at.params, section: added } }),
  );
  expect(deleted).toMatchObject({ sections: [], deeds: [{ kind: 'deleteSection', section_id: added }] });
  expect(await topics(() => anna.does(editProject, { ...at, body: { description: 'New.' } }))).toContain(
    'project',
  );
  const invited = await received(() => anna.does(inviteUser, { ...at, body: { user_id: carla.id } }));
  expect(invited).toMatchObject({ topics: ['invites', 'log'], deeds: [] });
  const [invite] = await carla.does(listMyInvites, { query: {} });
  const joined = await received(() =>
    carla.does(answerMyInvite, { params: { invite: invite?.id ?? 0 }, body: { accept: true } }),
  );
  expect(joined).toMatchObject({ topics: ['members', 'invites', 'log', 'statistics'], deeds: [] });
  const promoted = await received(() =>
    anna.does(grantRole, { params: { ...at.params, user: carla.id }, body: { role_id: 3 } }),
  );
  expect(promoted).toMatchObject({ topics: ['members', 'assignments', 'log', 'statistics'], deeds: [] });
});

test('the dictionary is named when an entry is added, changed or deleted', async () => {
  const { project, received } = await watched();
  const at = { project: project.id };
  let entry = 0;
  const added = await received(async () => {
    entry = (await anna.does(addEntry, { params: at, body: { word: 'cat', translate: 'кошка' } })).id;
  });
  expect(added.topics).toEqual(['dictionary', 'log']);
  const params = { ...at, entry };
  await received(() => anna.does(editEntry, { params, body: { desc: 'An animal.' } }));
  expect((await received(() => anna.does(deleteEntry, { params }))).deeds).toMatchObject([
    { kind: 'deleteEntry' },
  ]);
});

test('too many changed rows are sent as sections to fetch again', async () => {
  const many = LIMITS.liveRows + 1;
  const { params, strings, received } = await watched(Array.from({ length: many }, (_, n) => `String ${n}`));
  const pairs = strings.map(({ string }) => ({ string_id: string, text: 'Пара' }));
  const { rows, gone, deeds, sections } = await received(() =>
    boris.does(importTranslationsToSection, { params, body: pairs }),
  );
  expect({ rows, gone }).toEqual({ rows: [], gone: [] });
  expect(deeds).toMatchObject([{ kind: 'addTranslation', string_id: null, amount: many }]);
  expect(sections).toMatchObject([
    { id: params.section, is_stale: true, stats: { strings_translated: many } },
  ]);
});

test('rows too large for one event are sent as sections to fetch again', async () => {
  const { params, strings, received } = await watched(Array.from({ length: 80 }, (_, n) => `String ${n}`));
  const pairs = strings.map(({ string }) => ({ string_id: string, text: 'Щ'.repeat(2000) }));
  const { rows, sections } = await received(() =>
    boris.does(importTranslationsToSection, { params, body: pairs }),
  );
  expect({ rows, sections }).toMatchObject({ rows: [], sections: [{ is_stale: true }] });
});

test('read marks, which nobody else sees, are not announced to servers', async () => {
  const { project, string, received } = await watched();
  await received(() => boris.does(addComment, { params: string, body: { text: 'So?' } }));
  const heard: string[] = [];
  const own = connectDirectly(testApp.sql, { max: 1 });
  onTestFinished(() => own.end({ timeout: 0 }));
  await own.listen('dragoman_live', (payload) => heard.push(payload));
  const pokes = () => heard.filter((payload) => payload.includes('"log"')).length;
  await anna.does(markCommentsRead, { params: string });
  await anna.does(markSectionsRead, { params: { project: project.id }, body: { sections: 'all' } });
  // Longer than notifications are collected.
  await wait(100);
  expect(pokes()).toBe(0);
  await received(() => boris.does(addComment, { params: string, body: { text: 'So.' } }));
  await expect.poll(pokes).toBe(1);
});
