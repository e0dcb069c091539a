/**
 * What a server has seen of the database, in PostgreSQL's own writing: `xmin:xmax:a,b,…`. Transactions before xmin are
 * seen, from xmax on they are not, between them all but those listed. It is the id of every event (docs/decisions/014).
 */
const SNAPSHOT = /^\d{1,19}:\d{1,19}:(?:\d{1,19}(?:,\d{1,19})*)?$/;

/** Of a database where fifty transactions are under way at one moment. */
const LONGEST = 1000;

/** Whether a text that anyone may have sent is a snapshot that PostgreSQL reads. */
export function isSnapshot(text: string): boolean {
  if (text.length > LONGEST || !SNAPSHOT.test(text)) return false;
  const { xmin, xmax, open } = partsOf(text);
  if (xmin < 1n || xmin > xmax) return false;
  return open.every((one, at) => one >= xmin && one < xmax && one > (open[at - 1] ?? 0n));
}

/** Whether a snapshot has seen transactions that began after the other: that of another history of the database. */
export function isAheadOf(snapshot: string, other: string): boolean {
  return partsOf(snapshot).xmax > partsOf(other).xmax;
}

function partsOf(snapshot: string) {
  const [xmin = '', xmax = '', open = ''] = snapshot.split(':');
  return { xmin: BigInt(xmin), xmax: BigInt(xmax), open: open === '' ? [] : open.split(',').map(BigInt) };
}
