import { expect, test } from 'vitest';
import { constraintOf } from './constraint-name.ts';

test.each([
  ['of a table', { constraint_name: 'users_email_key', message: '' }, 'users_email_key'],
  ['of a shard', { constraint_name: 'users_email_key_102153', message: '' }, 'users_email_key'],
  [
    'of a shard on another server',
    { message: 'duplicate key value violates unique constraint "idempotency_keys_pkey_102146"' },
    'idempotency_keys_pkey',
  ],
  [
    'of a foreign key there',
    {
      message:
        'insert on table "comments_102048" violates foreign key constraint "comments_string_fkey_102048"',
    },
    'comments_string_fkey',
  ],
])('the name of a constraint %s is that of the table’s', (_, error, name) => {
  expect(constraintOf(error)).toBe(name);
});

test('another error has no constraint', () => {
  expect(constraintOf({ message: 'canceling statement due to lock timeout' })).toBeUndefined();
});
