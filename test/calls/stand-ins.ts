import { hasNoSession, next, PASSWORD, type StandIn } from '#contract/example.ts';
import { askAccountDeletion } from '#contract/site/account-deletion.ts';
import type { TestApp, TestUser } from '../test-app.ts';
import { beginFactorOf, beginSignIn, giveFactor } from './second-factor.ts';
import { afterVisit, takePassword } from './sign-in-service.ts';

type Makes = (testApp: TestApp, who: TestUser) => TestUser | Promise<TestUser>;

/** Makes a new user in place of the caller, if they have a session, because the call would end it. */
const anew =
  (prepare: (testApp: TestApp, person: TestUser) => unknown): Makes =>
  async (testApp, who) => {
    if (hasNoSession(who)) return who;
    const person = await testApp.signUp(`fresh_${next()}`);
    await prepare(testApp, person);
    return person;
  };

const withoutPassword = anew(takePassword);

/** Those who make an example in place of its maker. */
export const STAND_INS: Record<StandIn, Makes> = {
  guest: ({ guest }) => guest,
  /** Another session of the caller. */
  again: (testApp, who) => (hasNoSession(who) ? who : testApp.signIn(who.username)),
  anew: anew(() => {}),
  /** A new user who has asked for the deletion of their account. */
  leaving: anew((_, person) =>
    person.does(askAccountDeletion, { body: { current_password: PASSWORD, texts: 'keep' } }),
  ),
  /** A new user who is setting up a second factor, or has one. */
  enrolling: anew(beginFactorOf),
  enrolled: anew(giveFactor),
  /** A guest, while a sign-in of a new user waits for its second factor. */
  async waiting(testApp) {
    const person = await testApp.signUp(`waiting_${next()}`);
    await giveFactor(testApp, person);
    await beginSignIn(testApp, person);
    return testApp.guest;
  },
  /** A guest who has come back from a sign-in service. */
  arriving: (testApp) => afterVisit(testApp, testApp.guest, null),
  /** A new user without a password, and one whom a sign-in service has just confirmed. */
  withoutPassword,
  async confirmed(testApp, who) {
    const person = await withoutPassword(testApp, who);
    return person === who ? who : afterVisit(testApp, person, person);
  },
};
