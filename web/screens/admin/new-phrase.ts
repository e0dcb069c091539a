/** Letters and digits that are not confused when read aloud. */
const CHARACTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const IN_GROUP = 4;

/** A random phrase of 16 characters out of 31, about 79 bits, in groups that are easy to read aloud. */
export function newPhrase(): string {
  return Array.from({ length: GROUPS }, () => Array.from({ length: IN_GROUP }, sign).join('')).join('-');
}

function sign(): string {
  const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
  // Larger bytes are dropped: they would make the first characters more likely.
  return byte < 256 - (256 % CHARACTERS.length) ? CHARACTERS.charAt(byte % CHARACTERS.length) : sign();
}
