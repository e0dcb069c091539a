import { RE2JS } from 're2js';
import { isMade } from './generated-patterns.ts';

/** A stretch of a text in UTF-16 units, as `slice` takes them. */
export type Stretch = { readonly start: number; readonly end: number };

/** A match, and its first group where that took part. */
export type Found = { readonly whole: Stretch; readonly group: Stretch | undefined };

/** A compiled key of the dictionary, blind to case. */
export type Engine = {
  readonly isIn: (text: string) => boolean;
  /** The first match that begins at this place or later. */
  readonly find: (text: string, from: number) => Found | undefined;
};

/** The engine for a key, in linear time whatever the key; undefined when it is no pattern of the RE2 family. */
export function engineOf(pattern: string): Engine | undefined {
  if (isMade(pattern)) return builtIn(new RegExp(pattern, 'dgiv'));
  const compiled = compile(pattern);
  return compiled && linear(compiled);
}

/** The pattern as RE2 reads it. */
export function compile(pattern: string): RE2JS | undefined {
  try {
    return RE2JS.compile(pattern, RE2JS.CASE_INSENSITIVE);
  } catch {
    return undefined;
  }
}

function builtIn(pattern: RegExp): Engine {
  const find = (text: string, from: number) => {
    pattern.lastIndex = from;
    const [whole, group] = pattern.exec(text)?.indices ?? [];
    return whole && { whole: stretch(whole), group: group && stretch(group) };
  };
  return { isIn: (text) => find(text, 0) !== undefined, find };
}

function linear(pattern: RE2JS): Engine {
  const hasGroup = pattern.groupCount() > 0;
  return {
    isIn: (text) => pattern.test(text),
    find(text, from) {
      const matcher = pattern.matcher(text);
      if (!matcher.find(from)) return undefined;
      const whole = { start: matcher.start(), end: matcher.end() };
      const isIn = hasGroup && matcher.start(1) >= 0;
      return { whole, group: isIn ? { start: matcher.start(1), end: matcher.end(1) } : undefined };
    },
  };
}

const stretch = ([start, end]: [number, number]): Stretch => ({ start, end });
