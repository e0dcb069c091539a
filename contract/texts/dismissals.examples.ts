import { examples, type Filled, inProject, next } from '../example.ts';
import * as calls from './dismissals.ts';

const here = (filled: Filled, check: 'capitals' | 'tags') => ({
  ...inProject(filled),
  body: { check, scope: 'here' as const, string: filled.string, what: '["upper","",[],["Word"]]' },
});
const FOR_MANAGERS = '11 3333 ++++33   11 3333 ++++33   11 4334 ++++33   | 11 3333 ++3333   11 3333 333333';

export const dismissalsExamples = [
  examples(calls.listDismissals, 'readsProject | read | 2')(inProject),
  examples(
    calls.addDismissal,
    `memberWith can_translate | translate | 3
    check one(#25); scope ~one(here|string|word|project); string id 9007199254740991:404/string@gone $string:ok; what text(1..500); reason ?text(0..200) "a\\u0004":illegal`,
  )(
    { is: 'a finding that may be meant', ask: (filled) => here(filled, 'capitals') },
    {
      is: 'what breaks a text',
      rights: FOR_MANAGERS,
      asks: 'can_manage_translations',
      ask: (filled) => here(filled, 'tags'),
    },
    {
      is: 'words of the project',
      rights: FOR_MANAGERS,
      asks: 'can_manage_translations',
      ask: (filled) => ({
        ...inProject(filled),
        body: { check: 'repeated-word', scope: 'word', string: null, what: `word ${next()}` },
      }),
    },
  ),
  examples(
    calls.deleteDismissal,
    'memberWith can_translate | translate | 3',
  )({
    rights: FOR_MANAGERS,
    asks: 'can_manage_translations',
    ask: ({ project, dismissal }) => ({ params: { project, dismissal } }),
  }),
];
