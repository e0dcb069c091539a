import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SERVER = join(import.meta.dirname, '..', '..');

/** The queries on projects that need not say that a project is there, by file: how many, and why. */
const WITHOUT: Record<string, [amount: number, why: string]> = {
  'programs/backup/copy-queries.ts': [1, 'backups have deleted projects'],
  'programs/backup/contents-queries.ts': [1, 'backups have deleted projects'],
  'programs/recount/queries.ts': [2, 'counters of deleted projects are right too'],
  'projects/deleted-queries.ts': [4, 'deleted projects are what it is about, and it locks'],
  'files/families/add-queries.ts': [2, 'a new project, and one that is locked'],
  'files/families/join-queries.ts': [1, 'the project is locked'],
  'files/families/queries.ts': [
    5,
    'a step or a column says so, the project is locked, and the family of deleted projects stays',
  ],
  'projects/delete-queries.ts': [1, 'the purge'],
  'site/account-deletion/leave-queries.ts': [2, 'a user leaves deleted projects too'],
  'site/account-deletion/erase-project-queries.ts': [1, 'a column says so'],
  'projects/edit-queries.ts': [2, 'the project is locked'],
  'projects/queries.ts': [
    5,
    'a new one, names and handles of deleted ones, which are taken, one that is locked, and others by a column',
  ],
  'site/reports/queries.ts': [
    2,
    'the project that the guard has loaded, and the name of one that may be gone',
  ],
  'core/content/role-queries.ts': [1, 'the project is locked'],
  'notices/feeds/queries.ts': [2, 'the project that the guard has loaded, and one list with isFoundBy'],
  'notices/link-previews/queries.ts': [1, 'it has isFoundBy'],
  'projects/listing-queries.ts': [6, 'all have isFoundBy, or a step that has'],
  'projects/count-queries.ts': [2, 'both have isFoundBy'],
  'identity/users/user-projects-queries.ts': [2, 'both have isFoundBy, or a step that has'],
  'site/administration/queries.ts': [1, 'a step before has it'],
  'projects/invites/listing-queries.ts': [1, 'the project of an invite that was found'],
  'texts/sections/fold-queries.ts': [1, 'counters of deleted projects are folded too'],
  'texts/sections/order-queries.ts': [1, 'the project is locked'],
  'texts/sections/delete-queries.ts': [1, 'the project is locked'],
  'texts/sections/add-queries.ts': [1, 'the project is locked'],
  'history/deleted/restore-item-queries.ts': [1, 'the project is locked'],
  'history/deleted/restore-section-queries.ts': [1, 'the project is locked'],
  'files/books/queries.ts': [1, 'the project is locked'],
  'files/books/unused-file-queries.ts': [1, 'the project is locked'],
  'texts/dictionary/queries.ts': [1, 'the project is locked'],
  'core/image-store/queries.ts': [1, 'the cover of a deleted project stays'],
  'projects/assignments/list-queries.ts': [1, 'seesContentSql has it'],
  'notices/notifications/deliver-queries.ts': [1, 'mayReadSql has it'],
  'notices/notifications/list-queries.ts': [1, 'mayReadSql has it'],
  'notices/notifications/settings-queries.ts': [1, 'seesCardSql has it'],
  'notices/notifications/watch-queries.ts': [1, 'seesContentSql has it'],
  'platform/database/distribution/project-groups.ts': [1, 'the key of a handle says nothing of the project'],
};

/** A query on projects with what follows, where its condition is, up to the next one. */
const QUERY =
  /\b(?:FROM|JOIN|INTO|UPDATE) projects\b(?:(?!\b(?:FROM|JOIN|INTO|UPDATE) projects\b)[\s\S]){0,300}/g;

test('every query on projects says that the project is there, but for some (projects.30)', () => {
  const amounts: Record<string, number> = {};
  for (const file of globSync('**/*.ts', { cwd: SERVER }).filter((file) => !file.endsWith('.test.ts'))) {
    const queries = readFileSync(join(SERVER, file), 'utf8').match(QUERY) ?? [];
    const without = queries.filter((query) => !query.includes('NOT_DELETED'));
    if (without.length > 0) amounts[file] = without.length;
  }
  expect(amounts).toEqual(
    Object.fromEntries(Object.entries(WITHOUT).map(([file, [amount]]) => [file, amount])),
  );
});
