/** Letters and digits that are not taken for one another when read aloud. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const IN_GROUP = 4;

/** A phrase that nobody guesses: 16 signs of 31, about 79 bits, in groups that are easy to read out. */
export function newPhrase(): string {
  return Array.from({ length: GROUPS }, () => Array.from({ length: IN_GROUP }, sign).join('')).join('-');
}

function sign(): string {
  const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
  // Bytes past the last whole run of signs would make the first signs likelier.
  return byte < 256 - (256 % SIGNS.length) ? SIGNS.charAt(byte % SIGNS.length) : sign();
}
