import type { Viewer } from '#domain/core/access/roles.ts';
import type { ReplaceAction } from '#domain/texts/batches/actions.ts';
import { decideSource, decideTranslation, type ReplaceOutcome } from '#domain/texts/find/decide.ts';
import { mayEditTranslation } from '#domain/texts/translations/translations.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { TaskStopped } from '../../platform/limits/task-thread.ts';
import type { Replacing } from '../batches/queries.ts';
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

/** Replaces the places in texts. When one takes too long, it and those after it are left out. */
export async function newTexts(
  texts: readonly ReplacedText[],
  { except, replace, find, regex, match_case, whole_words }: Replacing,
  visitor: string,
): Promise<NewTexts> {
  const finding = { find, regex, match_case, whole_words };
  const left = Map.groupBy(except, ({ id }) => id);
  const groups = texts.map(({ id, text }) => [{ text, except: left.get(id)?.map(({ place }) => place) }]);
  const replacedTexts = new Map<number, string>();
  while (replacedTexts.size < texts.length) {
    const task = { finding, replace, groups: groups.slice(replacedTexts.size), lasts: TURN };
    try {
      for (const [matches] of await findInThread(task, { visitor })) {
        const text = texts[replacedTexts.size];
        if (text) replacedTexts.set(text.id, matches?.to ?? text.text);
      }
    } catch (error) {
      if (error instanceof TaskStopped) break;
      throw error;
    }
  }
  return replacedTexts;
}

export type Planned = { text: ReplacedText; to: string; outcome: ReplaceOutcome };

type Deciding = {
  project: CheckedProject;
  action: ReplaceAction;
  viewer: Viewer & { id: number };
  seen: ReadonlyMap<number, number>;
};

/** Decides what is done to each text, by the rules of domain/texts/find (find.7) and by what checks block (severities.9). One that has changed since it was seen stays as it is. */
export async function plan(
  sql: Sql | Transaction,
  { project, action, viewer, seen }: Deciding,
  texts: readonly ReplacedText[],
  replacedTexts: NewTexts,
): Promise<Planned[]> {
  const added = texts.flatMap((text) => {
    const to = replacedTexts.get(text.id);
    return to === undefined || mayEditTranslation(viewer, text)
      ? []
      : [{ id: text.id, string_id: text.string_id, to }];
  });
  const nths = action === 'replace' ? await thereAlready(sql, project.id, added) : new Set<number>();
  const addable = new Set(added.filter((_, nth) => nths.has(nth)).map(({ id }) => id));
  const planned = texts.map((text): Planned => {
    const to = replacedTexts.get(text.id);
    if (text.updated_at !== seen.get(text.id))
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
