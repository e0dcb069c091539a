import { expect, test } from 'vitest';
import { ROLES } from '#domain/core/access/roles.ts';
import { projectViewer, seesCard, seesContent, VISIBILITIES } from '#domain/core/access/visibility.ts';
import { projectOf } from '../../../test/project.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { fragment } from '../../platform/database/fragment.ts';
import { seesCardSql, seesContentSql } from './visible-project-queries.ts';

const testApp = await openTestApp();
const { anna, boris } = await testApp.signUps('anna', 'boris');

const CASES = VISIBILITIES.flatMap((visibility) =>
  [null, 1].flatMap((hidden_at) =>
    [undefined, ...ROLES].flatMap((role) =>
      [false, true].flatMap((isInvited) =>
        [false, true].map((isSiteAdmin) => ({ visibility, hidden_at, role, isInvited, isSiteAdmin })),
      ),
    ),
  ),
);

test('SQL and the domain agree on who sees the card and the texts of a project (visibility.5, visibility.6)', async () => {
  const { project } = await projectOf(anna);
  const { sql } = testApp;
  for (const one of CASES) {
    const { visibility, hidden_at, role, isInvited, isSiteAdmin } = one;
    const [seen] = await sql<{ card: boolean; content: boolean }[]>`
      WITH p AS (
        SELECT id, deleted_at, ${hidden_at}::bigint AS hidden_at, ${visibility}::text AS visibility FROM projects
        WHERE id = ${project.id}
      ), members AS (SELECT ${role?.id ?? null}::smallint AS role_id), invites AS (
        SELECT ${project.id}::bigint AS project_id, ${isInvited ? boris.id : 0}::bigint AS user_id
      )
      SELECT ${seesCardSql(fragment`${boris.id}::bigint`, fragment`${isSiteAdmin}::boolean`)} AS card,
        ${seesContentSql(fragment`${isSiteAdmin}::boolean`)} AS content
      FROM p, members m`;
    const viewer = projectViewer({ id: boris.id, role, isSiteAdmin, isInvited });
    expect({ ...one, ...seen }).toEqual({
      ...one,
      card: seesCard(one, viewer),
      content: seesContent(one, viewer),
    });
  }
});
