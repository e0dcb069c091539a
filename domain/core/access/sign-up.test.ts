import { expect, test } from 'vitest';
import { INVITATION_LINKS, linkAdmits, SIGN_UP_MODES } from './sign-up.ts';

test('a link admits by the mode, and where a code is asked for by the setting and its maker (accounts.39)', () => {
  const admits = SIGN_UP_MODES.flatMap((signUp) =>
    INVITATION_LINKS.map((invitationLinks) => {
      const rules = { signUp, invitationLinks };
      return [signUp, invitationLinks, linkAdmits(rules, true), linkAdmits(rules, false)];
    }),
  );
  expect(admits).toEqual([
    ['code', 'administrators', true, false],
    ['code', 'managers', true, true],
    ['code', 'off', false, false],
    ...INVITATION_LINKS.map((links) => ['invitation', links, true, true]),
    ...INVITATION_LINKS.map((links) => ['open', links, true, true]),
    ...INVITATION_LINKS.map((links) => ['closed', links, false, false]),
  ]);
});
