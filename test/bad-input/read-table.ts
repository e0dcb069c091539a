/** A value of a field and the expected outcome, as {@link ./table.ts} writes them. */
export type Trial = { call: string; place: 'body' | 'query'; field: string; value: string; outcome: string };

const PAIR = /("(?:[^"\\]|\\.)*"|[^\s"]*?|\[.*?\]):(\S+)(?=\s|$)/g;

/** The value-outcome pairs of a table, line by line. */
export function readTrials(table: string): Trial[] {
  return table.split('\n').flatMap((line) => {
    const [, call = '', mark, field = '', pairs = ''] = /^(\w+) (\??)(\w+)\s+(.*)$/.exec(line) ?? [];
    return [...pairs.matchAll(PAIR)].map(([, value = '', outcome = '']) => ({
      call,
      place: mark ? ('query' as const) : ('body' as const),
      field,
      value,
      outcome: fullOutcome(outcome, field),
    }));
  });
}

/**
 * The full form of a short outcome: `404/gone` at `user_id` is `404 user_id gone`; `same` is `400 target_lang same`.
 */
function fullOutcome(short: string, field: string): string {
  if (short === 'ok') return 'ok';
  const [, status = '400', key = field, kind] = /^(?:(\d+)\/)?(?:(\w+)@)?(\w+)$/.exec(short) ?? [];
  return `${status} ${key} ${kind}`;
}

const REPEATED: Record<string, (length: number) => string> = {
  x: (length) => 'x'.repeat(length),
  y: (length) => 'y'.repeat(length),
  u: (length) => 'https://e.org/'.padEnd(length, 'x'),
  m: (length) => '@example.org'.padStart(length, 'm'),
};

/** The value of a text in the table; `undefined` if the field is left out. */
export function meantBy(text: string, named: Record<string, unknown>): unknown {
  if (text === '-') return undefined;
  if (text.startsWith('$')) return named[text.slice(1)];
  const [, letter = '', length] = /^([xyum])\*(\d+)$/.exec(text) ?? [];
  return length ? REPEATED[letter]?.(Number(length)) : JSON.parse(text);
}
