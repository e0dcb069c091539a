import { expect, test } from 'vitest';
import { whyNotByLink } from './invite-links.ts';
import { ROLES } from './roles.ts';

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
