import { expect, test } from 'vitest';
import { mayManageLinkFor, whyNotByLink } from './invite-links.ts';
import { type FixedRole, ROLES } from './roles.ts';

test('a link gives a role that its maker may give: managers’ roles by the owner alone, the owner’s never', () => {
  const given = (role: FixedRole['id']) =>
    ROLES.filter((one) => mayManageLinkFor(ROLES[role], one)).map(({ name }) => name);
  expect(given(0)).toEqual(['administrator', 'moderator', 'redactor', 'translator', 'proficient']);
  expect(given(1)).toEqual(['redactor', 'translator', 'proficient']);
  expect(given(2)).toEqual(['redactor', 'translator', 'proficient']);
  expect(given(3)).toEqual([]);
});

const LINK = { role: ROLES[4], is_expired: false, uses: 4, most_uses: 5, maker_role: ROLES[2] } as const;

test.each([
  [{}, undefined],
  [{ most_uses: null, uses: 99 }, undefined],
  [{ uses: 5 }, 'usedUp'],
  [{ is_expired: true }, 'expired'],
  [{ maker_role: undefined }, 'gone'],
  [{ maker_role: ROLES[3] }, 'gone'],
  [{ role: ROLES[1] }, 'gone'],
  [{ role: ROLES[1], maker_role: ROLES[0] }, undefined],
] as const)('by a link with %j one can’t join: %j', (other, why) => {
  expect(whyNotByLink({ ...LINK, ...other })).toBe(why);
});
