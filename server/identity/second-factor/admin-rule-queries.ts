import { appendAudit } from '../../core/events/audit-queries.ts';
import type { Sql } from '../../platform/database/connect.ts';

/** Sets whether site administrators need a second factor (security.9). What it is already is not written to the audit log. */
export function setAdminRule(sql: Sql, isOn: boolean): Promise<void> {
  return sql.begin(async (tx) => {
    const [before] = await tx<{ is_on: boolean }[]>`
      SELECT is_on FROM site_rules WHERE name = 'adminSecondFactor' FOR UPDATE`;
    const was = before?.is_on ?? false;
    if (was === isOn) return;
    await tx`
      INSERT INTO site_rules AS r (name, is_on) VALUES ('adminSecondFactor', ${isOn})
      ON CONFLICT (name) DO UPDATE SET is_on = excluded.is_on`;
    await appendAudit(tx, { kind: 'adminSecondFactor', actor: null, facts: { is_on: [was, isOn] } });
  });
}
