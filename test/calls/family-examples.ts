import {
  addLanguages,
  findInFamily,
  getFamily,
  joinFamily,
  leaveFamily,
  listLanguageTasks,
  startFamilyUpdate,
} from '#contract/families.ts';
import { createProject } from '#contract/projects.ts';
import { addSection } from '#contract/sections.ts';
import { addStrings } from '#contract/strings.ts';
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
  leaveFamily: example(leaveFamily, at),
  startFamilyUpdate: example(startFamilyUpdate, (filled) => ({
    ...at(filled),
    body: { sections: filled.sections },
  })),
  listLanguageTasks: example(listLanguageTasks, at),
  findInFamily: example(findInFamily, (filled) => ({
    ...at(filled),
    query: { section: filled.section, string: filled.string },
  })),
} satisfies Record<string, Example>;
