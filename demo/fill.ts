import { type Caller, signUp } from './caller.ts';
import { makeProject } from './make-project.ts';
import { EVERYONE, PASSWORD, type Person } from './people.ts';
import { PROJECTS } from './projects.ts';

/** Looks up who makes a call. */
export type Callers = (person: Person) => Caller;

/** Fills an empty service through its calls: people first, one after another, then project by project. */
export async function fill(address: string, secretCode: string): Promise<void> {
  const signedIn = new Map<Person, Caller>();
  for (const username of EVERYONE) {
    const newcomer = { username, password: PASSWORD, secret_code: secretCode };
    signedIn.set(username, await signUp(address, newcomer));
  }

  const callerOf: Callers = (person) => {
    const caller = signedIn.get(person);
    if (!caller) throw new Error(`${person} has not signed up`);
    return caller;
  };
  for (const project of PROJECTS) await makeProject(callerOf, project);
}
