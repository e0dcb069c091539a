import { examples, type Filled, inProject, OTHERS, onString, type Visitor, type Whose } from '../example.ts';
import * as calls from './administration.ts';

const onTranslation = (whose: Whose) => (filled: Filled, who: Visitor) => ({
  params: { ...onString(filled).params, translation: filled.translationOf(whose(filled, who)) },
});

const onComment = (whose: Whose) => (filled: Filled, who: Visitor) => ({
  params: { ...onString(filled).params, comment: filled.commentOf(whose(filled, who)) },
});

export const administrationExamples = [
  examples(
    calls.listAllProjects,
    `siteAdmin | session | 2 | siteAdmin
    ?name ?text(0..100) "\\u0000":illegal "%_":ok; ?limit ?int(1..100); ?before ?id 1:ok`,
  )(() => ({ query: { name: 'Filled', limit: 2 } })),
  examples(
    calls.removeProfile,
    'siteAdmin | session | 6 | siteAdmin',
  )(({ cast }) => ({ params: { user: cast.author.id } })),
  examples(
    calls.hideProject,
    'siteAdminInProject | session | 9 | siteAdmin; hidden bool; reason ?text(0..1000)',
  )((filled) => ({ ...inProject(filled), body: { hidden: true, reason: 'Copied from a shop.' } }), {
    is: 'restore',
    trips: 6,
    ask: (filled) => ({ ...inProject(filled), body: { hidden: false } }),
  }),
  examples(calls.removeTranslation, 'siteAdminInProject | session | 6 | siteAdmin')(onTranslation(OTHERS)),
  examples(calls.removeComment, 'siteAdminInProject | session | 2 | siteAdmin')(onComment(OTHERS)),
];
