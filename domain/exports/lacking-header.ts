/** The header of an export that names characters which the encoding of its file lacks (exports.28). */
export const LACKING_HEADER = 'dragoman-lacking';

/** The most characters that are named. A header of more than a few kilobytes breaks off the answer in clients and proxies. */
const MOST_NAMED = 20;

/** The value of the header: the first of the characters, percent-encoded, and an ellipsis if there are more. */
export function lackingHeader(lacking: string): string {
  const all = [...lacking];
  return encodeURIComponent(all.slice(0, MOST_NAMED).join('') + (all.length > MOST_NAMED ? '…' : ''));
}
