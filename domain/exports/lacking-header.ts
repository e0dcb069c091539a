/** The header of an export that names characters which the encoding of its file lacks, percent-encoded (exports.28). */
export const LACKING_HEADER = 'dragoman-lacking';

/** The header of an export that names the sections whose kept files it could not be made of, percent-encoded (exports.35). */
export const WITHOUT_KEPT_HEADER = 'dragoman-without-kept';

/** The most characters and sections that are named. A header of more than a few kilobytes breaks off the answer in clients and proxies. */
const MOST_NAMED = 20;

/** The first of the characters that an encoding lacks, with an ellipsis if there are more. */
export const namedOf = (lacking: string): string => firstOf([...lacking], '');

/** The first of such sections, with an ellipsis if there are more. */
export const sectionsNamed = (names: readonly string[]): string => firstOf(names, ', ');

const firstOf = (all: readonly string[], between: string): string =>
  all.length > MOST_NAMED ? `${all.slice(0, MOST_NAMED).join(between)}…` : all.join(between);
