import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import {
  addComment,
  deleteComment,
  editComment,
  markCommentsRead,
  markSectionsRead,
} from '#contract/comments.ts';
import { addEntry, deleteEntry, editEntry } from '#contract/dictionary.ts';
import { openEditorPage } from '#contract/editor.ts';
import { answerMyInvite, inviteUser, listMyInvites } from '#contract/invites.ts';
import { grantRole } from '#contract/members.ts';
import { editProject } from '#contract/projects.ts';
import { addSection, deleteSection, editSection, rearrangeSections } from '#contract/sections.ts';
import { addStrings, deleteString, editString, rearrangeStrings } from '#contract/strings.ts';
import {
  addTranslation,
  approve,
  castVote,
  deleteTranslation,
  editTranslation,
  takeVoteBack,
  unapprove,
} from '#contract/translations.ts';
import { uploadToSection } from '#contract/uploads.ts';
import { LIMITS } from '#domain/limits.ts';
import { listenTo } from '../../test/events.ts';
import { openTogether } from '../../test/together.ts';

const { world, other, anna, boris, projectOfBoth } = await openTogether();

/** A project of anna's where boris translates, with a page open on each of two servers. */
async function watched(strings?: string[]) {
  const made = await projectOfBoth({ role: 'moderator', strings });
  const pages = [
    await listenTo(world.app, anna, made.project.id),
    await listenTo(other, world.guest, made.project.id),
  ];
  const string = made.strings[0] ?? expect.fail();
  /** What both pages are told of a deed, which has to be the same. */
  async function told(act: () => Promise<unknown>) {
    await act();
    const [here, there] = await Promise.all(pages.map((page) => page.next('changes')));
    expect(there?.data).toEqual(here?.data);
    return here?.data ?? expect.fail();
  }
  return { ...made, string, pages, told };
}

test('what becomes of a translation is told on every server, with the row as it then is', async () => {
  const { params, string, told } = await watched();
  const { id } = (await anna.does(openEditorPage, { params, query: { sections: 'all' } })).rows[0] ?? {};
  let translation = 0;
  const added = await told(async () => {
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
  const voted = await told(() => anna.does(castVote, at));
  expect(voted.rows).toMatchObject([{ translations: [{ votes_plus: [{ username: 'anna' }] }] }]);
  const unvoted = await told(() => anna.does(takeVoteBack, at));
  expect(unvoted.rows).toMatchObject([{ translations: [{ votes_plus: [] }] }]);
  const approved = await told(() => anna.does(approve, at));
  expect(approved.rows).toMatchObject([{ translations: [{ status: 1 }] }]);
  expect(approved.deeds).toMatchObject([{ kind: 'approve', actor: { username: 'anna' } }]);
  await told(() => anna.does(unapprove, at));
  const edited = await told(() => boris.does(editTranslation, { ...at, body: { text: 'Два.' } }));
  expect(edited.rows).toMatchObject([{ translations: [{ text: 'Два.' }] }]);
  const deleted = await told(() => boris.does(deleteTranslation, at));
  expect(deleted.rows).toMatchObject([{ id, translations: [] }]);
});

test('the row told is the editor’s, but for the index and what is one’s own', async () => {
  const { params, string, told } = await watched();
  const { rows } = await told(() => boris.does(addTranslation, { params: string, body: { text: 'Раз.' } }));
  const page = await world.guest.does(openEditorPage, { params, query: { sections: 'all' } });
  const { index, unread_amount, ...row } = page.rows[0] ?? expect.fail();
  expect(rows).toEqual([row]);
});

test('a comment comes with its row’s count, and is known by its id when it is changed and emptied', async () => {
  const { string, told } = await watched();
  let comment = 0;
  const added = await told(async () => {
    comment = (await boris.does(addComment, { params: string, body: { text: 'So?' } })).id;
  });
  expect(added.comments).toMatchObject([
    { id: comment, text: 'So?', reply: -1, author: { username: 'boris' } },
  ]);
  expect(added.rows).toMatchObject([{ id: string.string, comments_amount: 1 }]);
  const at = { params: { ...string, comment } };
  const edited = await told(() => boris.does(editComment, { ...at, body: { text: 'So!' } }));
  expect(edited.comments).toMatchObject([{ id: comment, text: 'So!', edited: true }]);
  const emptied = await told(() => boris.does(deleteComment, at));
  expect(emptied.comments).toMatchObject([{ id: comment, text: '', deleted: true }]);
  expect(emptied.rows).toMatchObject([{ comments_amount: 0 }]);
});

test('strings that come, go, move and change say which sections are to be fetched again', async () => {
  const { params, string, strings, told } = await watched();
  const { project: id, section } = params;
  const stale = (sections: { id: number; is_stale: boolean }[]) =>
    sections.filter(({ is_stale }) => is_stale).map((one) => one.id);

  const edited = await told(() => anna.does(editString, { params: string, body: { text: 'Uno.' } }));
  expect(edited.rows).toMatchObject([{ id: string.string, text: 'Uno.' }]);
  expect(stale(edited.sections)).toEqual([]);
  const added = await told(() => anna.does(addStrings, { params, query: {}, body: [{ text: 'Four.' }] }));
  expect(stale(added.sections)).toEqual([section]);
  expect(added.deeds).toMatchObject([{ kind: 'addStrings', amount: 1 }]);
  const order = strings.map((one) => one.string);
  const all = await anna.does(openEditorPage, { params, query: { sections: 'all' } });
  const turned = await told(() =>
    anna.does(rearrangeStrings, { params, body: { strings: all.rows.map((row) => row.id).toReversed() } }),
  );
  expect(stale(turned.sections)).toEqual([section]);

  const made = await told(() => anna.does(addSection, { params: { project: id }, body: { name: 'Two' } }));
  const second = made.deeds[0]?.section_id ?? 0;
  const moved = await told(() => anna.does(editString, { params: string, body: { section_id: second } }));
  expect(stale(moved.sections).toSorted()).toEqual([section, second].toSorted());
  expect(moved.rows).toMatchObject([{ id: string.string, section_id: second }]);
  const gone = await told(() =>
    anna.does(deleteString, { params: { project: id, section, string: order[1] ?? 0 } }),
  );
  expect(gone).toMatchObject({ gone: [order[1]], rows: [] });
  expect(stale(gone.sections)).toEqual([section]);
});

test('what pages show in lists is named, and who is invited or promoted is not told', async () => {
  const { project, params, told } = await watched();
  const at = { params: { project: project.id } };
  const carla = await world.signUp(`carla_${project.id}`);
  const second = await told(() => anna.does(addSection, { ...at, body: { name: 'Two' } }));
  expect(second).toMatchObject({
    topics: ['sections', 'log', 'statistics'],
    deeds: [{ kind: 'addSection' }],
  });
  const topics = async (act: () => Promise<unknown>) => (await told(act)).topics;
  const added = second.deeds[0]?.section_id ?? 0;
  expect(await topics(() => anna.does(editSection, { params, body: { name: 'First' } }))).toContain(
    'sections',
  );
  expect(
    await topics(() => anna.does(rearrangeSections, { ...at, body: { sections: [added, params.section] } })),
  ).toContain('sections');
  const deleted = await told(() => anna.does(deleteSection, { params: { ...at.params, section: added } }));
  expect(deleted).toMatchObject({ sections: [], deeds: [{ kind: 'deleteSection', section_id: added }] });
  expect(await topics(() => anna.does(editProject, { ...at, body: { description: 'New.' } }))).toContain(
    'project',
  );
  const invited = await told(() => anna.does(inviteUser, { ...at, body: { user_id: carla.id } }));
  expect(invited).toMatchObject({ topics: ['invites', 'log'], deeds: [] });
  const [invite] = await carla.does(listMyInvites, { query: {} });
  const joined = await told(() =>
    carla.does(answerMyInvite, { params: { invite: invite?.id ?? 0 }, body: { accept: true } }),
  );
  expect(joined).toMatchObject({ topics: ['members', 'invites', 'log', 'statistics'], deeds: [] });
  const promoted = await told(() =>
    anna.does(grantRole, { params: { ...at.params, user: carla.id }, body: { role_id: 3 } }),
  );
  expect(promoted).toMatchObject({ topics: ['members', 'log', 'statistics'], deeds: [] });
});

test('the dictionary is named when an entry comes, changes or goes', async () => {
  const { project, told } = await watched();
  const at = { project: project.id };
  let entry = 0;
  const added = await told(async () => {
    entry = (await anna.does(addEntry, { params: at, body: { word: 'cat', translate: 'кошка' } })).id;
  });
  expect(added.topics).toEqual(['dictionary', 'log']);
  const params = { ...at, entry };
  await told(() => anna.does(editEntry, { params, body: { desc: 'An animal.' } }));
  expect((await told(() => anna.does(deleteEntry, { params }))).deeds).toMatchObject([
    { kind: 'deleteEntry' },
  ]);
});

test('too many rows to tell are told as sections to be fetched again', async () => {
  const many = LIMITS.liveRows + 1;
  const { params, strings, told } = await watched(Array.from({ length: many }, (_, n) => `String ${n}`));
  const pairs = strings.map(({ string }) => ({ string_id: string, text: 'Пара' }));
  const { rows, gone, deeds, sections } = await told(() =>
    boris.does(uploadToSection, { params, body: pairs }),
  );
  expect({ rows, gone }).toEqual({ rows: [], gone: [] });
  expect(deeds).toMatchObject([{ kind: 'addTranslation', string_id: null, amount: many }]);
  expect(sections).toMatchObject([
    { id: params.section, is_stale: true, stats: { strings_translated: many } },
  ]);
});

test('rows too large for one event are told as sections to be fetched again', async () => {
  const { params, strings, told } = await watched(Array.from({ length: 80 }, (_, n) => `String ${n}`));
  const pairs = strings.map(({ string }) => ({ string_id: string, text: 'Щ'.repeat(2000) }));
  const { rows, sections } = await told(() => boris.does(uploadToSection, { params, body: pairs }));
  expect({ rows, sections }).toMatchObject({ rows: [], sections: [{ is_stale: true }] });
});

test('servers are not told of what nobody else sees: that comments are read', async () => {
  const { project, string, told } = await watched();
  await told(() => boris.does(addComment, { params: string, body: { text: 'So?' } }));
  const heard: string[] = [];
  const { unlisten } = await world.sql.listen('dragoman_live', (payload) => heard.push(payload));
  onTestFinished(unlisten);
  const pokes = () => heard.filter((payload) => payload.includes('"log"')).length;
  await anna.does(markCommentsRead, { params: string });
  await anna.does(markSectionsRead, { params: { project: project.id }, body: { sections: 'all' } });
  // Longer than pokes are gathered.
  await wait(100);
  expect(pokes()).toBe(0);
  await told(() => boris.does(addComment, { params: string, body: { text: 'So.' } }));
  await expect.poll(pokes).toBe(1);
});
