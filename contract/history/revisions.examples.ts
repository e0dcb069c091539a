import { examples, type Filled, OTHERS, onString, type Visitor, type Whose } from '../example.ts';
import * as calls from './revisions.ts';

const onEntry = ({ project, entry }: Filled) => ({ params: { project, entry } });

const onTranslation = (whose: Whose) => (filled: Filled, who: Visitor) => ({
  params: { ...onString(filled).params, translation: filled.translationOf(whose(filled, who)) },
});

export const revisionsExamples = [
  examples(
    calls.listStringRevisions,
    'readsProject | read | 2; ?before ?id 1:ok; ?limit ?int(1..200)',
  )(onString),
  examples(calls.listTranslationRevisions, 'readsDeleted | read | 2; ?before ?id 1:ok; ?limit ?int(1..200)')(
    onTranslation(OTHERS),
    {
      is: 'of a deleted own',
      rights: '44 ++++ ++++++  11 3333 ++++++  44 4334 ++++++ | 44 ++++ ++++++  44 ++++ ++++++',
      trips: 3,
      ask: (filled, who) => ({ params: { ...onString(filled).params, translation: filled.deletedOf(who) } }),
    },
    {
      is: 'of a deleted one',
      rights: '44 4444 ++++44  11 3333 ++++44  44 4334 ++++44 | 44 4444 ++++44  44 4444 ++++44',
      trips: 3,
      ask: (filled) => ({
        params: { ...onString(filled).params, translation: filled.deletedOf(filled.cast.author) },
      }),
    },
  ),
  examples(
    calls.listEntryRevisions,
    'readsProject | read | 2; ?before ?id 1:ok; ?limit ?int(1..200)',
  )(onEntry),
];
