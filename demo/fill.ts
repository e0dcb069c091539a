import { type Caller, signUp } from './caller.ts';
import { makeWork } from './make-work.ts';
import { EVERYONE, PASSWORD, type Person } from './people.ts';
import { WORKS } from './works.ts';

/** Looks up who makes a call. */
export type Callers = (person: Person) => Caller;

/** Fills an empty service through its calls: people first, one after another, then work by work. */
export async function fill(address: string, secretCode: string): Promise<void> {
  const signedIn = new Map<Person, Caller>();
  for (const username of EVERYONE) {
    const newcomer = { username, password: PASSWORD, secret_code: secretCode };
    signedIn.set(username, await signUp(address, newcomer));
  }

  const as: Callers = (person) => {
    const caller = signedIn.get(person);
    if (!caller) throw new Error(`${person} has not signed up`);
    return caller;
  };
  for (const work of WORKS) await makeWork(as, work);
}
