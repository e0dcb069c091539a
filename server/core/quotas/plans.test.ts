import { beforeAll, expect } from 'vitest';
import { testOnOneServer } from '../../../test/citus/on-one-server.ts';
import { projectOf } from '../../../test/project.ts';
import { PLANS, rowsRead } from '../../../test/rows-read.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { loadPath } from '../guards/queries.ts';

const testApp = await openTestApp();
const { anna, boris } = await testApp.signUps('anna', 'boris');
let project: number;

beforeAll(async () => {
  project = (await projectOf(boris)).project.id;
  const other = (await projectOf(boris)).project.id;
  await testApp.sql`
    WITH people AS (
      INSERT INTO users (username, email, password_hash)
      SELECT 'member_' || n, 'member_' || n || '@example.org', '' FROM generate_series(1, 300) n RETURNING id
    ), made AS (
      INSERT INTO projects (handle, name, visibility, source_lang, target_lang)
      SELECT 'many_' || n, 'Many ' || n, 'closed', 'en', 'ru' FROM generate_series(1, 3000) n RETURNING id
    )
    INSERT INTO members (project_id, user_id, role_id)
    SELECT id, ${anna.id}, 0 FROM made UNION ALL SELECT ${other}, id, 4 FROM people`;
  await testApp.sql`ANALYZE`;
});

testOnOneServer('plan').each(PLANS)(
  'a write reads the projects of its owner alone, however many others have: %s',
  async (plan) => {
    const read = await rowsRead(testApp.sql, ['projects', 'members'], plan, (tx) =>
      loadPath(tx, undefined, project, {}, { use: 'folded' }),
    );
    expect(read).toBeGreaterThan(0);
    expect(read).toBeLessThan(20);
  },
);
