/** The people of the demo, in the order in which they sign up: the first one looks after the site (DECISIONS §1). */
export const PEOPLE = {
  nina: 'runs the Russian Alice; the site’s administrator',
  ilya: 'translates Alice',
  marta: 'translates Alice and Inkling; has asked to be let into Pinocchio',
  sonya: 'is new: drafts for Alice, votes for Inkling; has asked to be let into Pinocchio',
  guido: 'runs the Italian Inkling and the private Pinocchio',
} as const satisfies Record<string, string>;

/** A username of the demo. */
export type Person = keyof typeof PEOPLE;

const isPerson = (name: string): name is Person => Object.hasOwn(PEOPLE, name);

/** Everyone, the first to sign up first. */
export const EVERYONE = Object.keys(PEOPLE).filter(isPerson);

/** What all of them sign in with. */
export const PASSWORD = 'wonderland';
