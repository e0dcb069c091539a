import { examples, type Filled, OTHERS, OWN, onString, type Visitor, type Whose, words } from '../example.ts';
import * as calls from './translations.ts';

const onTranslation = (whose: Whose) => (filled: Filled, who: Visitor) => ({
  params: { ...onString(filled).params, translation: filled.translationOf(whose(filled, who)) },
});

export const translationsExamples = [
  examples(
    calls.addTranslation,
    `memberWith can_translate | translate | 2
    context ?text(0..1000); text text(1..2000) "\\udc00":illegal
    status ?own "0":number 0.5:number -1:ok 0:ok 1:status 2:status -2:status`,
  )((filled) => ({ ...onString(filled), body: { text: words() } })),
  examples(
    calls.editTranslation,
    `memberWith can_translate | translate | 3
    updated_at ?int 1:409/general@changed; context ?text(0..1000); text ?text(1..2000)
    status ?own "0":number -1:ok 0:ok 1:status 2:status`,
  )(
    {
      is: 'one’s own',
      ask: (filled, who) => ({ ...onTranslation(OWN)(filled, who), body: { text: words() } }),
    },
    {
      is: 'another’s',
      rights: '11 3333 ++++33  11 3333 ++++33  11 4334 ++++33 | 11 3333 ++3333  11 3333 333333',
      asks: 'can_manage_translations',
      ask: (filled, who) => ({ ...onTranslation(OTHERS)(filled, who), body: { text: words() } }),
    },
  ),
  examples(calls.deleteTranslation, 'memberWith can_translate | translate | 6')(
    { is: 'one’s own', ask: onTranslation(OWN) },
    {
      is: 'another’s',
      rights: '11 3333 ++++33  11 3333 ++++33  11 4334 ++++33 | 11 3333 ++3333  11 3333 333333',
      asks: 'can_manage_translations',
      ask: onTranslation(OTHERS),
    },
  ),
  examples(calls.castVote, 'memberWith can_translate | translate | 2; is_minus ?bool')(
    {
      is: 'for',
      ask: (filled, who) => ({ ...onTranslation(OTHERS)(filled, who), body: { is_minus: false } }),
    },
    {
      is: 'against',
      rights: '11 3333 ++++33  11 3333 ++++33  11 4334 ++++33 | 11 3333 ++3333  11 3333 333333',
      asks: 'can_manage_translations',
      ask: (filled, who) => ({ ...onTranslation(OTHERS)(filled, who), body: { is_minus: true } }),
    },
    {
      is: 'on one’s own',
      rights: '11 3333 333333  11 3333 333333  11 4334 333333 | 11 3333 333333  11 3333 333333',
      ask: (filled, who) => ({ ...onTranslation(OWN)(filled, who), body: { is_minus: false } }),
    },
  ),
  examples(
    calls.removeVote,
    'memberWith can_translate | translate | 2; is_minus ?bool',
  )(onTranslation(OTHERS)),
  examples(calls.approve, 'memberWith can_translate | translate | 3')(
    {
      is: 'one’s own',
      rights: '11 3333 +++++3  11 3333 +++++3  11 4334 +++++3 | 11 3333 ++3333  11 3333 333333',
      asks: 'can_self_approve',
      ask: onTranslation(OWN),
    },
    {
      is: 'another’s',
      rights: '11 3333 ++++33  11 3333 ++++33  11 4334 ++++33 | 11 3333 ++3333  11 3333 333333',
      asks: 'can_approve',
      ask: onTranslation(OTHERS),
    },
  ),
  examples(calls.unapprove, 'memberWith can_translate | translate | 3')(
    {
      is: 'one’s own',
      rights: '11 3333 +++++3  11 3333 +++++3  11 4334 +++++3 | 11 3333 ++3333  11 3333 333333',
      asks: 'can_self_approve',
      ask: onTranslation(OWN),
    },
    {
      is: 'another’s',
      rights: '11 3333 ++++33  11 3333 ++++33  11 4334 ++++33 | 11 3333 ++3333  11 3333 333333',
      asks: 'can_approve',
      ask: onTranslation(OTHERS),
    },
  ),
  examples(calls.confirmTranslation, 'memberWith can_translate | translate | 3')(
    { is: 'one’s own', ask: onTranslation(OWN) },
    {
      is: 'another’s',
      rights: '11 3333 ++++33  11 3333 ++++33  11 4334 ++++33 | 11 3333 ++3333  11 3333 333333',
      asks: 'can_approve',
      ask: onTranslation(OTHERS),
    },
  ),
];
