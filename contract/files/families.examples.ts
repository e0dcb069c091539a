import { examples, type Filled, inProject, next, withOtherLanguage } from '../example.ts';
import { createProject } from '../projects/projects.ts';
import { addSection } from '../texts/sections.ts';
import { addStrings } from '../texts/strings.ts';
import * as calls from './families.ts';

/** Another project of the owner with the strings of a filled one. */
async function sameSource({ cast: { owner }, handle, sections, strings }: Filled): Promise<number> {
  const made = next();
  const { id } = await owner.does(createProject, {
    body: {
      name: `Same as ${handle}, ${made}`,
      handle: `same_as_${handle}_${made}`,
      visibility: 'public',
      source_lang: 'en',
      target_lang: 'it',
    },
  });
  for (const nth of sections.keys()) {
    const amount = [strings.length, 1][nth] ?? 0;
    const section = await owner.does(addSection, { params: { project: id }, body: { name: 'A copy' } });
    const body = Array.from({ length: amount }, (_, at) => ({
      text: `Text ${at + 1}`,
      key: `key_${nth + 1}_${at + 1}`,
    }));
    if (amount > 0) await owner.does(addStrings, { params: { project: id, section: section.id }, body });
  }
  return id;
}

export const familiesExamples = [
  examples(calls.getFamily, 'readsProject | read | 3')(inProject),
  examples(
    calls.addLanguages,
    `memberWith is_owner manage | manage | 19 | owner
    languages list(1..12) [7]:object [{}]:target_lang@required [{"target_lang":"xx"}]:target_lang@choice [{"target_lang":"en"}]:target_lang@same [{"target_lang":"it"}]:ok`,
  )({
    limited: { 2: '403 general limited' },
    ask: (filled) => ({ ...inProject(filled), body: { languages: [{ target_lang: 'it' }] } }),
  }),
  examples(
    calls.joinFamily,
    'memberWith is_owner manage | manage | 31 | owner; project_id id 999999:unknown',
  )(async (filled) => ({ ...inProject(filled), body: { project_id: await sameSource(filled) } })),
  examples(
    calls.leaveFamily,
    'memberWith is_owner manage | manage | 11 | owner',
  )(async (filled) => {
    await withOtherLanguage(filled);
    return inProject(filled);
  }),
  examples(
    calls.startFamilyUpdate,
    `memberWith can_manage_strings | manage | 6
    sections list(1..10000) ["x"]:number [0]:min [999999]:unknown; adds_sections,removes_missing ?bool`,
  )((filled) => ({ ...inProject(filled), body: { sections: filled.sections } })),
  examples(calls.listLanguageTasks, 'anyMember | read | 3')(inProject),
  examples(
    calls.listLanguageResults,
    'anyMember | read | 2; ?after ?int(0..10000)',
  )({
    rights: '11 3333 ++++33  11 3333 ++++33  11 4334 ++++33 | 11 3333 ++++33  11 3333 ++++33',
    ask: (filled) => ({ params: { ...inProject(filled).params, task: filled.task } }),
  }),
  examples(
    calls.findInFamily,
    'readsProject | read | 6; ?section id -:number 999999:404/gone; ?string ?id 999999:404/gone',
  )((filled) => ({ ...inProject(filled), query: { section: filled.section, string: filled.string } })),
];
