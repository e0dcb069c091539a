import { expect, test } from 'vitest';
import { type FixedRole, ROLES } from '../../core/access/roles.ts';
import { editOf } from './translation-edit.ts';
import { APPROVED, INITIAL, REGULAR, type TranslationStatus } from './translations.ts';

const edit = (role: FixedRole['id'], status: TranslationStatus, text = 'new') =>
  editOf({ id: 7, role: ROLES[role] }, { text: 'old', status }, text);

test.each([4, 5] as const)(
  'an author of role %i who edits an approved translation loses approval and votes',
  (role) => {
    expect(edit(role, APPROVED)).toEqual({
      changes: true,
      dropsVotes: true,
      status: REGULAR,
      editor_id: null,
    });
  },
);

test.each([INITIAL, REGULAR] as const)(
  'an author who edits a translation of status %i loses votes only',
  (status) => {
    expect(edit(4, status)).toEqual({ changes: true, dropsVotes: true, status, editor_id: null });
  },
);

test.each([0, 1, 2, 3] as const)(
  'when role %i edits, status and votes stay and the editor is noted',
  (role) => {
    expect(edit(role, APPROVED)).toEqual({
      changes: true,
      dropsVotes: false,
      status: APPROVED,
      editor_id: 7,
    });
  },
);

test('unchanged text changes nothing', () => {
  expect(edit(4, APPROVED, 'old')).toEqual({ changes: false });
});
