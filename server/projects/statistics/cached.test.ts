import { expect, test } from 'vitest';
import { addressOf } from '#contract/core/request.ts';
import { importTranslationsToSection } from '#contract/files/translation-imports.ts';
import { removeMember } from '#contract/projects/members.ts';
import { getProject } from '#contract/projects/projects.ts';
import { getContributions, getStatistics } from '#contract/projects/statistics.ts';
import { addComment, deleteComment } from '#contract/texts/comments.ts';
import { deleteSection } from '#contract/texts/sections.ts';
import { deleteString } from '#contract/texts/strings.ts';
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
import { openTestApp } from '../../../test/test-app.ts';
import { readSettings } from '../../platform/settings/settings.ts';
import { buildApp } from '../../programs/app.ts';
import { foldDeltas } from '../../texts/sections/fold-queries.ts';

const testApp = await openTestApp();
const settings = readSettings({ RATE_LIMIT: 'off', LOG_LEVEL: 'error' });
const { anna, boris } = await testApp.signUps('anna', 'boris');

test('what is cached of a project is what a server without a cache reads, after every kind of write', async () => {
  const { project, params, strings } = await projectOf(anna);
  await joinAs(testApp, boris, project, 'translator');
  const [one, two] = strings;
  if (!one || !two) expect.fail();

  const paths = [
    addressOf(getStatistics.path, { project: project.id }),
    addressOf(getContributions.path, { project: project.id }),
    addressOf(getProject.path, { project: project.id }, { fetch_members: '' }),
  ];
  const read = async ({ app }: Pick<typeof testApp, 'app'>) => {
    const answers = await Promise.all(paths.map((url) => app.inject({ url, headers: anna.headers })));
    return answers.map((answer) => answer.json());
  };
  const isNow = async () => {
    const cached = await read(testApp);
    const app = await buildApp(testApp.sql, settings);
    expect(cached).toEqual(await read({ app }));
    await app.close();
  };

  await isNow();
  const { id } = await boris.does(addTranslation, { params: one, body: { text: 'Раз.' } });
  const translation = { ...one, translation: id };
  await isNow();
  await anna.does(castVote, { params: translation });
  await isNow();
  await anna.does(castVote, { params: translation, body: { is_minus: true } });
  await isNow();
  await anna.does(removeVote, { params: translation });
  await isNow();
  await anna.does(approve, { params: translation });
  await isNow();
  await anna.does(unapprove, { params: translation });
  await isNow();
  await anna.does(editTranslation, { params: translation, body: { text: 'Один.' } });
  await isNow();
  const comment = await boris.does(addComment, { params: one, body: { text: 'So.' } });
  await isNow();
  await boris.does(deleteComment, { params: { ...one, comment: comment.id } });
  await isNow();
  await boris.does(importTranslationsToSection, { params, body: [{ string_id: two.string, text: 'Два.' }] });
  await isNow();
  await foldDeltas(testApp.sql);
  await isNow();
  await anna.does(deleteTranslation, { params: translation });
  await isNow();
  await anna.does(deleteString, { params: two });
  await isNow();
  await anna.does(removeMember, { params: { project: project.id, user: boris.id } });
  await isNow();
  await anna.does(deleteSection, { params });
  await isNow();
});
