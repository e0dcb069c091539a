/** The people of the demo, in the order in which they sign up: the first one administers the site (accounts.7). */
export const PEOPLE = {
  nina: 'owns the Russian Alice; the site’s administrator',
  vera: 'administrator of Alice',
  tomas: 'moderator of Alice; owns the subtitles of The Last Ferry',
  ilya: 'editor of Alice, proficient translator of The Last Ferry',
  marta:
    'proficient translator of Alice, translator of Inkling and The Last Ferry; has requested to join Pinocchio',
  sonya:
    'translator of Alice and The Last Ferry, and new there; votes for Inkling; has requested to join Pinocchio',
  guido: 'owns the Italian Inkling and the private Pinocchio; is invited to Alice',
} as const satisfies Record<string, string>;

/** A username of the demo. */
export type Person = keyof typeof PEOPLE;

const isPerson = (name: string): name is Person => Object.hasOwn(PEOPLE, name);

export const EVERYONE = Object.keys(PEOPLE).filter(isPerson);

/** The password of all of them. */
export const PASSWORD = 'curiouser and curiouser';
