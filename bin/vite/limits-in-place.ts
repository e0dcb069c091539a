import type { Plugin } from 'vite';
import { type Bounds, LIMITS } from '../../domain/core/limits.ts';

const NAMED = /\bLIMITS\.(\w+)(?:\.(min|max)\b)?/g;

/**
 * Inlines each limit where it is used. The table of all limits, most of which only the server uses, would otherwise be
 * in the first script of every page.
 */
export function limitsInPlace(): Plugin {
  return {
    name: 'limits-in-place',
    apply: 'build',
    transform: {
      filter: {
        id: { include: /\/(contract|domain|web)\/.+\.tsx?$/, exclude: /\/domain\/core\/limits\.ts$/ },
        code: /\bLIMITS\./,
      },
      handler: (code) => ({ code: code.replace(NAMED, numberOf), map: null }),
    },
  };
}

/** The value of a limit, or of one of its bounds, as it is written in source code. */
function numberOf(written: string, name: string, bound?: keyof Bounds): string {
  const limits: Readonly<Record<string, unknown>> = LIMITS;
  const value = bound ? (limits[name] as Bounds)[bound] : limits[name];
  if (value === undefined) throw new Error(`${written} is no limit`);
  return `(${JSON.stringify(value)})`;
}
