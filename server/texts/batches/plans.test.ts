import { beforeAll, expect } from 'vitest';
import { testOnOneServer } from '../../../test/citus/on-one-server.ts';
import { fillSection } from '../../../test/fill-section.ts';
import { projectOf } from '../../../test/project.ts';
import { PLANS, rowsRead } from '../../../test/rows-read.ts';
import { openTestApp } from '../../../test/test-app.ts';
import type { ManyTarget } from '../../core/content/many-target-queries.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { deleteApprovals, insertApprovals } from '../translations/approve-queries.ts';
import { setNeedsReview } from '../translations/confirm-queries.ts';
import { deleteTranslationRows } from '../translations/delete-queries.ts';
import { updateTranslations } from '../translations/edit-queries.ts';
import { deleteVotes, insertVotes } from '../translations/vote-queries.ts';

const testApp = await openTestApp();
const { anna, boris } = await testApp.signUps('anna', 'boris');
const STEP = 100;
/** The number of strings that statistics know, and of those in a project that they don't know. */
const STRINGS = 3000;

let target: ManyTarget;

const fill = async (at: { project: number; section: number }) => {
  const ids = await fillSection(testApp, at, STRINGS);
  await testApp.sql`
    INSERT INTO translations (project_id, string_id, text, initial, author_id)
    SELECT project_id, id, 'Текст', false, ${anna.id} FROM strings WHERE project_id = ${at.project}`;
  await testApp.sql`
    UPDATE strings SET translations_amount = 1, regular_amount = 1, inner_bytes = octet_length('Текст')
    WHERE project_id = ${at.project}`;
  return ids;
};

beforeAll(async () => {
  await fill((await projectOf(anna)).params);
  await testApp.sql`ANALYZE`;
  const { params } = await projectOf(anna);
  const strings = (await fill(params)).slice(-STEP);
  const rows = await testApp.sql<{ string: number; translation: number }[]>`
    SELECT string_id AS string, id AS translation FROM translations
    WHERE project_id = ${params.project} AND string_id = ANY(${strings}::bigint[]) ORDER BY string_id`;
  target = { project: params.project, actor: boris.id, items: [...rows] };
  expect(target.items).toHaveLength(STEP);
});

const edit = { text: 'Другой', context: undefined, status: undefined, seen: undefined };
const rules = {
  keepsVotes: true,
  editor_id: null,
  needsReview: undefined,
  mayApprove: true,
  isFull: false,
};

const WRITES: Record<string, (tx: Transaction) => Promise<unknown>> = {
  approve: (tx) => insertApprovals(tx, target),
  unapprove: async (tx) => {
    await insertApprovals(tx, target);
    await deleteApprovals(tx, target);
  },
  edit: (tx) =>
    updateTranslations(
      tx,
      target,
      target.items.map(() => edit),
      rules,
    ),
  vote: (tx) => insertVotes(tx, target, boris.id, false),
  unvote: async (tx) => {
    await insertVotes(tx, target, boris.id, false);
    await deleteVotes(tx, target, boris.id, undefined);
  },
  review: (tx) => setNeedsReview(tx, target, true),
  delete: (tx) => deleteTranslationRows(tx, target),
};

testOnOneServer('plan').each(
  PLANS.flatMap((plan) => Object.keys(WRITES).map((name): [string, typeof plan] => [name, plan])),
)(
  'a write of a step does not read a project that statistics don’t know once for each string: %s, %s',
  async (name, plan) => {
    const read = await rowsRead(testApp.sql, ['strings', 'translations', 'votes'], plan, async (tx) =>
      WRITES[name]?.(tx),
    );
    // Two statements may read the project a few times each, in PostgreSQL 15 more often than in newer ones.
    expect(read).toBeLessThan((STEP * STRINGS) / 10);
  },
);
