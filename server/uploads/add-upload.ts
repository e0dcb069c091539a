import type { BodyOf, ReplyOf } from '#contract/endpoint.ts';
import type { uploadToProject } from '#contract/uploads.ts';
import { whyNotTranslate } from '#domain/translations/translations.ts';
import type { Sql, Transaction } from '../database/connect.ts';
import { doOnce, type Once } from '../idempotency/once.ts';
import { insertPairs, lockStrings, type Wanted } from './queries.ts';

type Pairs = BodyOf<typeof uploadToProject>;
type Outcome = ReplyOf<typeof uploadToProject>[number];

/** The target of an upload: a section or the whole project; `refuse` throws if the project is full. */
type Place = { project: number; section?: number; actor: number; refuse: () => void };

/**
 * Adds the translations of an import in one transaction, and returns the outcome of each (imports.34). Its strings
 * are locked in the order of their ids, against deadlocks between imports.
 */
export async function addUpload(sql: Sql, place: Place, pairs: Pairs, once?: Once): Promise<Outcome[]> {
  const done = await sql.begin((tx) =>
    doOnce(
      tx,
      once,
      () => addPairs(tx, place, pairs),
      ({ outcomes }) => outcomes,
    ),
  );
  return 'again' in done ? done.again : done.outcomes;
}

/** The same in a transaction. */
export async function addPairs(
  tx: Transaction,
  { project, section, actor, refuse }: Place,
  pairs: Pairs,
): Promise<{ outcomes: Outcome[] }> {
  refuse();
  const ids = pairs.map(({ string_id }) => string_id);
  const strings = await lockStrings(tx, project, section, ids);
  const refusals = pairs.map(({ string_id, text }) => {
    const string = strings.get(string_id);
    if (!string) return 'gone';
    return whyNotTranslate(text, string.max_length) && 'maxlength';
  });
  const wanted = pairs.flatMap((pair, index): Wanted[] => {
    const string = strings.get(pair.string_id);
    return string && refusals[index] === undefined ? [{ ...pair, string }] : [];
  });
  const stored = await insertPairs(tx, { project, actor }, wanted);
  const next = stored.values();
  return {
    outcomes: pairs.map(({ string_id }, index): Outcome => {
      const refused = refusals[index];
      if (refused) return { string_id, outcome: refused, translation_id: null };
      const { value } = next.next();
      return {
        string_id,
        outcome: value?.outcome ?? 'gone',
        translation_id: value?.id ?? null,
      };
    }),
  };
}
