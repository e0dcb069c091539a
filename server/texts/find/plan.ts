import type { Viewer } from '#domain/core/access/roles.ts';
import type { ReplaceAction } from '#domain/texts/batches/actions.ts';
import type { CheckFilter } from '#domain/texts/checks/check-filters.ts';
import { mendedText } from '#domain/texts/checks/fixes.ts';
import { decideSource, decideTranslation, type ReplaceOutcome } from '#domain/texts/find/decide.ts';
import { mayEditTranslation } from '#domain/texts/translations/translations.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { TaskStopped } from '../../platform/limits/task-thread.ts';
import type { Replacing, ReplacingFound } from '../batches/queries.ts';
import { findingsInThread } from '../check-thread/check-thread.ts';
import { checkedPairs } from '../editor/checked-pairs.ts';
import { projectOfChecks, STRINGS_AT_ONCE, stringsOf } from '../editor/failed-checks-queries.ts';
import { findInThread } from '../find-thread/find-thread.ts';
import type { CheckedProject } from '../translations/require-checks.ts';
import { withoutBlocked } from './blocked-changes.ts';
import {
  type ReplacedText,
  sourcesToReplace,
  thereAlready,
  translationsToReplace,
} from './replace-queries.ts';

/** Milliseconds after which the thread gives back what it has, so that others get their turn. */
const TURN = 100;

/** The texts that are replaced by each action. */
export const READ_TEXTS = {
  replace: translationsToReplace,
  replaceSource: sourcesToReplace,
} as const satisfies Record<ReplaceAction, unknown>;

/** What texts become, by their ids; those that took too long are missing. */
export type NewTexts = ReadonlyMap<number, string>;

/** What texts are made of, and for whom. */
export type Making = {
  readonly sql: Sql | Transaction;
  readonly project: { readonly id: number };
  readonly visitor: string;
};

/** What texts become. When making one takes too long, it and those after it are left out. */
export const newTexts = (
  making: Making,
  texts: readonly ReplacedText[],
  what: Replacing,
): Promise<NewTexts> =>
  'check' in what ? mendedTexts(making, texts, what.check) : replacedTexts(making, texts, what);

/** Replaces the places in texts. */
async function replacedTexts(
  { visitor }: Making,
  texts: readonly ReplacedText[],
  { except, replace, find, regex, match_case, whole_words }: ReplacingFound,
): Promise<NewTexts> {
  const finding = { find, regex, match_case, whole_words };
  const left = Map.groupBy(except, ({ id }) => id);
  const groups = texts.map(({ id, text }) => [{ text, except: left.get(id)?.map(({ place }) => place) }]);
  const replaced = new Map<number, string>();
  while (replaced.size < texts.length) {
    const task = { finding, replace, groups: groups.slice(replaced.size), lasts: TURN };
    try {
      for (const [matches] of await findInThread(task, { visitor })) {
        const text = texts[replaced.size];
        if (text) replaced.set(text.id, matches?.to ?? text.text);
      }
    } catch (error) {
      if (error instanceof TaskStopped) break;
      throw error;
    }
  }
  return replaced;
}

/** Mends what a check finds in translations (findings.5). One that is no longer the current one of its string stays as it is. */
async function mendedTexts(
  { sql, project: { id }, visitor }: Making,
  texts: readonly ReplacedText[],
  check: CheckFilter,
): Promise<NewTexts> {
  if (texts.length === 0) return new Map();
  const { settings } = await projectOfChecks(sql, id);
  const mended = new Map(texts.map(({ id, text }) => [id, text]));
  const ids = new Set(texts.map(({ string_id }) => string_id));
  const strings = await stringsOf(sql, id, [...ids]);
  for (let start = 0; start < strings.length; start += STRINGS_AT_ONCE) {
    const checked = checkedPairs(strings.slice(start, start + STRINGS_AT_ONCE));
    const task = { settings, pairs: checked.map(({ pair }) => pair), checks: [check] };
    try {
      const found = await findingsInThread(task, { visitor });
      for (const [nth, { string, pair }] of checked.entries())
        if (string.translation_id !== null && mended.get(string.translation_id) === pair.translation)
          mended.set(string.translation_id, mendedText(pair.translation, found[nth] ?? []));
    } catch (error) {
      if (!(error instanceof TaskStopped)) throw error;
      for (const { string } of checked) mended.delete(string.translation_id ?? 0);
    }
  }
  return mended;
}

/**
 * When a text was last changed, as who sends it has seen it: what is mended depends on the source too, and what is replaced is the
 * text alone.
 */
export const changedAt = ({ updated_at, source_updated_at = 0 }: ReplacedText, what: Replacing): number =>
  'check' in what ? Math.max(updated_at, source_updated_at) : updated_at;

export type Planned = { text: ReplacedText; to: string; outcome: ReplaceOutcome };

type Deciding = {
  project: CheckedProject;
  action: ReplaceAction;
  viewer: Viewer & { id: number };
  what: Replacing;
  seen: ReadonlyMap<number, number>;
};

/** Decides what is done to each text, by the rules of domain/texts/find (find.7) and by what checks block (severities.9). One that has changed since it was seen stays as it is. */
export async function plan(
  sql: Sql | Transaction,
  { project, action, viewer, what, seen }: Deciding,
  texts: readonly ReplacedText[],
  replaced: NewTexts,
): Promise<Planned[]> {
  const added = texts.flatMap((text) => {
    const to = replaced.get(text.id);
    return to === undefined || mayEditTranslation(viewer, text)
      ? []
      : [{ id: text.id, string_id: text.string_id, to }];
  });
  const nths = action === 'replace' ? await thereAlready(sql, project.id, added) : new Set<number>();
  const addable = new Set(added.filter((_, nth) => nths.has(nth)).map(({ id }) => id));
  const planned = texts.map((text): Planned => {
    const to = replaced.get(text.id);
    if (changedAt(text, what) !== seen.get(text.id))
      return { text, to: text.text, outcome: { does: 'nothing', why: 'changed' } };
    if (to === undefined) return { text, to: text.text, outcome: { does: 'nothing', why: 'slow' } };
    const outcome =
      action === 'replaceSource'
        ? decideSource(viewer, { text: text.text, to })
        : decideTranslation(viewer, { ...text, to, is_there: addable.has(text.id) });
    return { text, to, outcome };
  });
  return action === 'replace' ? withoutBlocked(sql, project, viewer, planned) : planned;
}
