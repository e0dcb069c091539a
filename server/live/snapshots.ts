/**
 * A snapshot in PostgreSQL's format `xmin:xmax:a,b,…`: transactions before xmin are visible, those from xmax on are
 * not, and those between are unless listed. It is the id of every event (docs/decisions/014).
 */
const SNAPSHOT = /^\d{1,19}:\d{1,19}:(?:\d{1,19}(?:,\d{1,19})*)?$/;

/** The longest accepted snapshot, with about fifty open transactions. */
const LONGEST = 1000;

/** Whether a text from a client is a valid snapshot. */
export function isSnapshot(text: string): boolean {
  if (text.length > LONGEST || !SNAPSHOT.test(text)) return false;
  const { xmin, xmax, open } = partsOf(text);
  if (xmin < 1n || xmin > xmax) return false;
  return open.every((one, at) => one >= xmin && one < xmax && one > (open[at - 1] ?? 0n));
}

/** Whether a snapshot includes later transactions than another, which happens when the database has lost some. */
export function isAheadOf(snapshot: string, other: string): boolean {
  return partsOf(snapshot).xmax > partsOf(other).xmax;
}

function partsOf(snapshot: string) {
  const [xmin = '', xmax = '', open = ''] = snapshot.split(':');
  return { xmin: BigInt(xmin), xmax: BigInt(xmax), open: open === '' ? [] : open.split(',').map(BigInt) };
}
