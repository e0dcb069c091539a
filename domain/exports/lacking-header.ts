/** The header of an export that names characters which the encoding of its file lacks, percent-encoded (exports.28). */
export const LACKING_HEADER = 'dragoman-lacking';

/** The most characters that are named. A header of more than a few kilobytes breaks off the answer in clients and proxies. */
const MOST_NAMED = 20;

/** The first of the characters that an encoding lacks, with an ellipsis if there are more. */
export function namedOf(lacking: string): string {
  const all = [...lacking];
  return all.length > MOST_NAMED ? `${all.slice(0, MOST_NAMED).join('')}…` : lacking;
}
