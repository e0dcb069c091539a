import type { Plugin } from 'vite';
import { type Bounds, LIMITS } from '../../domain/limits.ts';

const NAMED = /\bLIMITS\.(\w+)(?:\.(min|max)\b)?/g;

/**
 * Writes each limit where it is used, in place of the table of all limits: most of them are the server's alone, and the
 * table would stand whole in the first script that a browser loads.
 */
export function limitsInPlace(): Plugin {
  return {
    name: 'limits-in-place',
    apply: 'build',
    transform: {
      filter: {
        id: { include: /\/(contract|domain|web)\/.+\.tsx?$/, exclude: /\/domain\/limits\.ts$/ },
        code: /\bLIMITS\./,
      },
      handler: (code) => ({ code: code.replace(NAMED, numberOf), map: null }),
    },
  };
}

/** The value of a limit, or of one of its bounds, as it is written in the source of a script. */
function numberOf(written: string, name: string, bound?: keyof Bounds): string {
  const limits: Readonly<Record<string, unknown>> = LIMITS;
  const value = bound ? (limits[name] as Bounds)[bound] : limits[name];
  if (value === undefined) throw new Error(`${written} is no limit`);
  return `(${JSON.stringify(value)})`;
}
