import type { TFunction } from 'i18next';
import {
  approve,
  castVote,
  confirmTranslation,
  editTranslation,
  removeVote,
  unapprove,
} from '#contract/texts/translations.routes.ts';
import type { Translation } from '#contract/texts/translations.ts';
import { type VoteChange, withVote } from '#domain/texts/translations/apply-vote.ts';
import {
  APPROVED,
  INITIAL,
  isApproved,
  isInitial,
  REGULAR,
} from '#domain/texts/translations/translations.ts';
import { call } from '../../../data/wire/call.ts';
import type { Act } from '../../../features/history/undo/use-offer-undo.ts';
import { withTranslation } from '../state/rows.ts';
import type { EditorWrite, Writer } from './use-editor-write.ts';

/** The translation that is written to, as it is shown. */
export type WrittenTranslation = { section: number; translation: Translation };

type Params = { project: number; section: number; string: number; translation: number };

/** The path of a translation. */
export const paramsOf = (
  { section, translation: { id, string_id } }: WrittenTranslation,
  { project }: Writer,
): Params => ({
  project: project.id,
  section,
  string: string_id,
  translation: id,
});

/** Makes a write that changes a translation. Its reply is the changed translation. */
export function translationWrite<Input extends WrittenTranslation>({
  send,
  expected,
  kind,
  words,
  ...rest
}: Pick<EditorWrite<Input, Translation>, 'sameBy' | 'isInTurn'> & {
  send: (input: Input, params: Params) => Promise<Translation>;
  expected?: (input: Input, writer: Writer) => Partial<Translation>;
  kind: (reply: Translation, input: Input) => Act['kind'];
  words: (t: TFunction, reply: Translation, input: Input) => string;
}): EditorWrite<Input, Translation> {
  return {
    sameBy: ({ translation: { id, status } }) => `${id} ${status}`,
    ...rest,
    send: (input, writer) => send(input, paramsOf(input, writer)),
    string: ({ translation }) => translation.string_id,
    ...(expected && {
      expected: (row, input, writer) =>
        withTranslation(row, { ...input.translation, ...expected(input, writer) }),
    }),
    answered: withTranslation,
    words,
    act: (reply, input) => ({ kind: kind(reply, input), about: { translation_id: reply.id } }),
  };
}

/** Votes for or against a translation, or removes that vote (votes.5, votes.6). */
export const VOTE = translationWrite<WrittenTranslation & VoteChange>({
  sameBy: ({ translation, isMinus, isRemoval }) => `${translation.id} ${isMinus} ${isRemoval}`,
  isInTurn: true,
  send: ({ isMinus, isRemoval }, params) =>
    call(isRemoval ? removeVote : castVote, { params, body: { is_minus: isMinus } }),
  expected: ({ translation, ...vote }, { me }) => withVote(translation, me, vote),
  words: (t, _, { isMinus, isRemoval }) =>
    t(isRemoval ? 'editor.voteTakenBack' : isMinus ? 'editor.votedAgainst' : 'editor.votedFor'),
  kind: (_, { isRemoval }) => (isRemoval ? 'unvote' : 'vote'),
});

/** Approves a translation, or unapproves an approved one (translations.9, translations.10). */
export const APPROVAL = translationWrite({
  isInTurn: true,
  send: ({ translation }, params) => call(isApproved(translation) ? unapprove : approve, { params }),
  expected: ({ translation }) =>
    isApproved(translation) ? { status: REGULAR } : { status: APPROVED, needs_review: false },
  words: (t, reply) => t(isApproved(reply) ? 'editor.approved' : 'editor.unapproved'),
  kind: (reply) => (isApproved(reply) ? 'approve' : 'unapprove'),
});

/** Says that a translation needs no review (translations.30). */
export const CONFIRMATION = translationWrite({
  isInTurn: true,
  send: (_, params) => call(confirmTranslation, { params }),
  expected: () => ({ needs_review: false }),
  words: (t) => t('editorTranslations.confirmed'),
  kind: () => 'confirmTranslation',
});

const turnedStatus = (translation: Translation) => (isInitial(translation) ? REGULAR : INITIAL);

/** Makes an initial translation regular, or a regular one initial (translations.6). */
export const TURN = translationWrite({
  send: ({ translation }, params) =>
    call(editTranslation, { params, body: { status: turnedStatus(translation) } }),
  expected: ({ translation }) => ({ status: turnedStatus(translation) }),
  words: (t, reply) =>
    t(isInitial(reply) ? 'editorTranslations.madeInitial' : 'editorTranslations.madeRegular'),
  kind: () => 'editTranslation',
});
