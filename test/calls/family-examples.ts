import {
  addLanguages,
  findInFamily,
  getFamily,
  joinFamily,
  leaveFamily,
  listLanguageResults,
  listLanguageTasks,
  startFamilyUpdate,
} from '#contract/families.ts';
import { exportFamily } from '#contract/files.ts';
import { createProject } from '#contract/projects.ts';
import { addSection } from '#contract/sections.ts';
import { addSharedWord, deleteSharedWord, editSharedWord, listSharedWords } from '#contract/shared-words.ts';
import { addStrings } from '#contract/strings.ts';
import type { TestUser } from '../test-app.ts';
import { type Example, example } from './example.ts';
import type { FilledProject } from './filled-project.ts';

const at = ({ project }: FilledProject) => ({ params: { project } });

let made = 0;

/** Another project of the owner with the strings of a filled one. */
async function sameSource({ cast: { owner }, handle }: FilledProject): Promise<number> {
  made += 1;
  const { id } = await owner.does(createProject, {
    body: {
      name: `Same as ${handle}, ${made}`,
      handle: `same_as_${handle}_${made}`,
      visibility: 'public',
      source_lang: 'en',
      target_lang: 'it',
    },
  });
  for (const amount of [3, 1]) {
    const section = await owner.does(addSection, { params: { project: id }, body: { name: 'A copy' } });
    const strings = Array.from({ length: amount }, (_, nth) => ({
      text: `Text ${nth + 1}`,
      key: `key_${amount === 3 ? 1 : 2}_${nth + 1}`,
    }));
    await owner.does(addStrings, { params: { project: id, section: section.id }, body: strings });
  }
  return id;
}

/** A shared word of a filled project, which gets another language for it; in a finished project there is none. */
async function sharedWordOf({ project, handle, cast: { owner } }: FilledProject): Promise<number> {
  const params = { project };
  await withOtherLanguage({ project, handle, owner });
  const [present] = (await owner.does(listSharedWords, { params })).words;
  if (present) return present.id;
  const made = await owner.asks(addSharedWord, { params, body: { word: newWord() } });
  return made.statusCode === 201 ? made.json().id : 1;
}

async function withOtherLanguage({
  project,
  handle,
  owner,
}: {
  project: number;
  handle: string;
  owner: TestUser;
}) {
  const { languages } = await owner.does(getFamily, { params: { project } });
  if (languages.length > 1) return;
  const name = `Ukrainian of ${handle}`;
  const wanted = [{ target_lang: 'uk', name, handle: `${handle}_in_uk` }];
  await owner.does(addLanguages, { params: { project }, body: { languages: wanted } });
}

let words = 0;
const newWord = () => {
  words += 1;
  return `shared word ${words}`;
};

/** The calls on the languages of a project. */
export const FAMILY_EXAMPLES = {
  getFamily: example(getFamily, at),
  addLanguages: example(addLanguages, (filled) => ({
    ...at(filled),
    body: { languages: [{ target_lang: 'it' }] as { target_lang: string }[] },
  })),
  joinFamily: example(joinFamily, async (filled) => ({
    ...at(filled),
    body: { project_id: await sameSource(filled) },
  })),
  exportFamily: example(exportFamily, at),
  leaveFamily: example(leaveFamily, at),
  startFamilyUpdate: example(startFamilyUpdate, (filled) => ({
    ...at(filled),
    body: { sections: filled.sections },
  })),
  listSharedWords: example(listSharedWords, at),
  addSharedWord: example(addSharedWord, async (filled) => {
    await withOtherLanguage({ ...filled, owner: filled.cast.owner });
    return { ...at(filled), body: { word: newWord() } };
  }),
  editSharedWord: example(editSharedWord, async (filled) => ({
    params: { ...at(filled).params, word: await sharedWordOf(filled) },
    body: { desc: newWord() },
  })),
  deleteSharedWord: example(deleteSharedWord, async (filled) => ({
    params: { ...at(filled).params, word: await sharedWordOf(filled) },
  })),
  listLanguageTasks: example(listLanguageTasks, at),
  listLanguageResults: example(listLanguageResults, (filled) => ({
    params: { ...at(filled).params, task: filled.task },
  })),
  findInFamily: example(findInFamily, (filled) => ({
    ...at(filled),
    query: { section: filled.section, string: filled.string },
  })),
} satisfies Record<string, Example>;
