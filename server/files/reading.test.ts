import { expect, test } from 'vitest';
import type { Sql } from '../platform/database/connect.ts';
import { Refused } from '../platform/http/failures.ts';
import { readSettings } from '../platform/settings/settings.ts';
import { handleImportFile } from './import-file.ts';
import { handlePushFile } from './push-file.ts';

const settings = readSettings({ SIGNUP_CODE: 'of the tests' });
/** A database that nothing may be asked of. */
const sql = new Proxy((() => {}) as unknown as Sql, {
  get: (_, name) => {
    throw new Error(`${String(name)} of the database is used`);
  },
});
const call = {
  project: { id: 1, source_lang: 'en', target_lang: 'ru' },
  me: { id: 1 },
  maySection: true,
  once: undefined,
};
const SOURCE = { kind: 'source', splitting: undefined, name: 'en.json', path: 'en.json' };

test.each([
  ['a file with mistakes', { ...SOURCE, format: 'nested_json' }, '{"a": '],
  ['a book that is damaged', { ...SOURCE, format: 'docx', name: 'book.docx' }, 'PK\u0003\u0004'],
])('%s is read, and refused, before a transaction begins', async (_, query, content) => {
  const body = Buffer.from(content);
  const asked = { ...call, query, body } as never;
  const imported = Promise.resolve().then(() => handleImportFile({ sql, settings } as never)(asked));
  await expect(imported).rejects.toBeInstanceOf(Refused);
  if (query.format === 'docx') return;
  const pushed = Promise.resolve().then(() => handlePushFile({ sql, settings } as never)(asked));
  await expect(pushed).rejects.toBeInstanceOf(Refused);
});
