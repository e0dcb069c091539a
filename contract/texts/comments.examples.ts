import {
  examples,
  type Filled,
  inProject,
  inSection,
  OTHERS,
  OWN,
  onString,
  type Visitor,
  type Whose,
  words,
} from '../example.ts';
import * as calls from './comments.ts';

const onComment = (whose: Whose) => (filled: Filled, who: Visitor) => ({
  params: { ...onString(filled).params, comment: filled.commentOf(whose(filled, who)) },
});

export const commentsExamples = [
  examples(
    calls.listComments,
    'readsProject | read | 2; ?limit ?int(1..1000); ?after ?id 1:ok; ?since ?int(0..)',
  )(onString),
  examples(
    calls.listSectionComments,
    'readsProject | read | 2; ?limit ?int(1..1000); ?after ?id 1:ok; ?since ?int(0..)',
  )(inSection),
  examples(
    calls.addComment,
    `memberWith can_translate comment | translate | 3
    text text(1..1000) "a\\u0004":illegal; reply ?int(-1..) 0:reply 9007199254740991:reply $comment:ok`,
  )({
    limited: { 8: '403 comment limited' },
    ask: (filled) => ({ ...onString(filled), body: { text: words() } }),
  }),
  examples(
    calls.editComment,
    `memberWith can_translate comment | translate | 3
    updated_at ?int 1:409/general@changed; text text(1..1000) "a\\u0004":illegal`,
  )(
    {
      is: 'one’s own',
      limited: { 4: '403 comment limited' },
      ask: (filled, who) => ({ ...onComment(OWN)(filled, who), body: { text: words() } }),
    },
    {
      is: 'another’s',
      rights: '11 3333 333333  11 3333 333333  11 4334 333333 | 11 3333 333333  11 3333 333333',
      ask: (filled, who) => ({ ...onComment(OTHERS)(filled, who), body: { text: words() } }),
    },
  ),
  examples(calls.deleteComment, 'memberWith can_translate comment | translate | 2')(
    { is: 'one’s own', ask: onComment(OWN) },
    {
      is: 'another’s',
      rights: '11 3333 ++++33  11 3333 ++++33  11 4334 ++++33 | 11 3333 ++++33  11 3333 333333',
      asks: 'can_manage_strings',
      ask: onComment(OTHERS),
    },
  ),
  examples(calls.markCommentsRead, 'userWhoReads | translate | 2')(onString),
  examples(
    calls.markSectionsRead,
    `userWhoReads | translate | 3
    sections string(10000) "":illegal "x":illegal "1__2":illegal "all":ok "fffffffff":404/section@gone`,
  )((filled) => ({ ...inProject(filled), body: { sections: 'all' } })),
];
