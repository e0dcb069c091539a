import { examples, type Filled, inProject, next, withOtherLanguage } from '../example.ts';
import * as calls from './shared-words.ts';

/** A shared word of a filled project, which gets another language for it; in a finished project there is none. */
async function sharedWordOf(filled: Filled): Promise<number> {
  const {
    cast: { owner },
    project,
  } = filled;
  const params = { project };
  await withOtherLanguage(filled);
  const [present] = (await owner.does(calls.listSharedWords, { params })).words;
  if (present) return present.id;
  const made = await owner.asks(calls.addSharedWord, { params, body: { word: newWord() } });
  return made.statusCode === 201 ? made.json().id : 1;
}

const newWord = () => `shared word ${next()}`;

export const sharedWordsExamples = [
  examples(
    calls.listSharedWords,
    'readsProject | read | 4',
  )(async (filled) => {
    await withOtherLanguage(filled);
    return inProject(filled);
  }),
  examples(
    calls.addSharedWord,
    'memberWith can_manage_strings | manage | 11; word text(1..255); desc ?text(0..1000)',
  )(async (filled) => {
    await withOtherLanguage(filled);
    return { ...inProject(filled), body: { word: newWord() } };
  }),
  examples(
    calls.editSharedWord,
    `memberWith can_manage_strings | manage | 10
    updated_at ?int 1:409/general@changed; desc ?text(0..1000); word ?text(1..255)`,
  )(async (filled) => ({
    params: { ...inProject(filled).params, word: await sharedWordOf(filled) },
    body: { desc: newWord() },
  })),
  examples(
    calls.deleteSharedWord,
    'memberWith can_manage_strings | manage | 10',
  )(async (filled) => ({ params: { ...inProject(filled).params, word: await sharedWordOf(filled) } })),
];
