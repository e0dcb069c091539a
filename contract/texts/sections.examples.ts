import { examples, inProject, inSection, words } from '../example.ts';
import * as calls from './sections.ts';

export const sectionsExamples = [
  examples(
    calls.listSections,
    'readsProject | read | 8; ?since ?int(0..)',
  )((filled) => ({
    ...inProject(filled),
    query: { fetch_strings: '', fetch_translations: '', fetch_votes: '', fetch_comments: '' },
  })),
  examples(calls.getSection, 'readsProject | read | 2')(inSection),
  examples(
    calls.addSection,
    `memberWith can_manage_sections | manage | 7
    name text(1..100); after ?id 9007199254740991:unknown $section:ok`,
  )((filled) => ({ ...inProject(filled), body: { name: words() } })),
  examples(
    calls.rearrangeSections,
    `memberWith can_manage_sections | manage | 7
    sections list(0..10000) [1.5]:number ["1"]:number [0]:min [null]:required []:409/order [9007199254740991]:409/order $sectionTwice:409/order $sectionsAndMore:409/order`,
  )((filled) => ({ ...inProject(filled), body: { sections: filled.sections.toReversed() } })),
  examples(
    calls.editSection,
    `memberWith can_manage_sections | manage | 6
    updated_at ?int 1:409/general@changed; name ?text(1..100); type ?one(text|json|special_json)
    published ?bool`,
  )((filled) => ({ ...inSection(filled), body: { name: words() } })),
  examples(
    calls.translateSectionName,
    `memberWith can_translate | translate | 6
    translated_name text(0..100); seen ?text(0..100)|null "x":409/general@changed x*100:409/general@changed`,
  )((filled) => ({ ...inSection(filled), body: { translated_name: words() } }), {
    is: 'again',
    rights: '11 3333 ++++33  11 3333 ++++33  11 4334 ++++33 | 11 3333 ++3333  11 3333 333333',
    asks: 'can_manage_translations',
    ask: (filled) => ({
      params: { project: filled.project, section: filled.sections[1] ?? 0 },
      body: { translated_name: words() },
    }),
  }),
  examples(calls.deleteSection, 'memberWith can_manage_sections | manage | 11')(inSection),
];
