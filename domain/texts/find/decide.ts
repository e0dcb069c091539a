import { hasPermission, type Viewer } from '../../core/access/roles.ts';
import { LIMITS } from '../../core/limits.ts';
import { whyNotMessage } from '../../core/text/may-be-plural.ts';
import type { Skip } from '../batches/decide.ts';
import { editOf } from '../translations/translation-edit.ts';
import {
  APPROVED,
  mayEditTranslation,
  mayTranslate,
  type TranslationStatus,
  whyNotTranslate,
} from '../translations/translations.ts';

type Editor = Viewer & { readonly id: number };

/** A text as it is, and as it would be once its places are replaced. */
export type Change = { readonly text: string; readonly to: string };

/** A translation in which something is replaced, and what its string has. */
export type ReplacedTranslation = Change & {
  readonly author_id: number;
  readonly status: TranslationStatus;
  readonly votes: number;
  readonly max_length: number | null;
  /** How many translations the string has, and whether one of them has the new text. */
  readonly translations_amount: number;
  readonly is_there: boolean;
};

/** What replacing does (find.7): it edits the text in place, adds the new text as another translation, or nothing. */
export type ReplaceOutcome =
  | { readonly does: 'edit'; readonly votesLost: number; readonly approvalLost: boolean }
  | { readonly does: 'add' }
  | { readonly does: 'nothing'; readonly why: ReplaceSkip };

/** Why replacing leaves a text as it is (find.9, severities.9). */
export const REPLACE_SKIPS = [
  'gone',
  'changed',
  'already',
  'exists',
  'role',
  'checks',
  'required',
  'maxlength',
  'tooMany',
  'slow',
  'quota',
] as const satisfies Skip[];
export type ReplaceSkip = (typeof REPLACE_SKIPS)[number];

const nothing = (why: ReplaceSkip): ReplaceOutcome => ({ does: 'nothing', why });

/**
 * What replacing does to a translation. Its author and managers of translations edit it, by the rules of every edit
 * (translations.18, translations.19); for others the new text becomes a translation of their own (find.7).
 */
export function decideTranslation(viewer: Editor, translation: ReplacedTranslation): ReplaceOutcome {
  const { text, to, status, votes, max_length } = translation;
  if (to === text) return nothing('already');
  const why = whyNotTranslate(to, max_length);
  if (why) return nothing(why);
  if (mayEditTranslation(viewer, translation)) {
    const edit = editOf(viewer, translation, to);
    const losesVotes = edit.changes && edit.dropsVotes;
    return {
      does: 'edit',
      votesLost: losesVotes ? votes : 0,
      approvalLost: status === APPROVED && edit.changes && edit.status !== APPROVED,
    };
  }
  if (!mayTranslate(viewer)) return nothing('role');
  if (translation.is_there) return nothing('exists');
  return translation.translations_amount >= LIMITS.translationsPerString
    ? nothing('tooMany')
    : { does: 'add' };
}

/** What replacing does to a source: members who manage strings edit it (find.7). */
export function decideSource({ role }: Viewer, { text, to }: Change): ReplaceOutcome {
  if (to === text) return nothing('already');
  if (!hasPermission(role, 'can_manage_strings')) return nothing('role');
  const why = whyNotMessage(to, LIMITS.stringText);
  if (why === 'required' || why === 'maxlength') return nothing(why);
  return { does: 'edit', votesLost: 0, approvalLost: false };
}
