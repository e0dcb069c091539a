import { RE2JS } from 're2js';
import { LIMITS } from '../../core/limits.ts';
import type { TextRange } from '../../core/text/text-range.ts';
import { isGenerated } from './generated-patterns.ts';
import { roughStates } from './pattern-size.ts';

/** A match, and its first group if that matched. */
export type PatternMatch = { readonly whole: TextRange; readonly group: TextRange | undefined };

/** A compiled, case-insensitive pattern of a dictionary entry. */
export type CompiledPattern = {
  readonly isIn: (text: string) => boolean;
  /** The first match that begins at this index or later. */
  readonly find: (text: string, from: number) => PatternMatch | undefined;
};

/** The engine that matches a key in linear time; undefined if the key is not valid in RE2, or too large. */
export function engineOf(pattern: string): CompiledPattern | undefined {
  if (isGenerated(pattern)) return builtIn(new RegExp(pattern, 'dgiv'));
  const compiled = compile(pattern);
  return compiled && linear(compiled);
}

/** How much a rough number of states may be over the limit, because alternatives with one beginning share their states. */
const ROUGHLY = 2;

/**
 * The pattern compiled by RE2, without regard to case unless the flags say otherwise; undefined if it is not valid, or so large that
 * matching would be slow although it is linear (dictionary.5). What is far over the limit is not compiled at all.
 */
export function compile(pattern: string, flags = RE2JS.CASE_INSENSITIVE): RE2JS | undefined {
  if (roughStates(pattern) > ROUGHLY * LIMITS.patternStates) return undefined;
  try {
    const compiled = RE2JS.compile(pattern, flags);
    return compiled.programSize() > LIMITS.patternStates ? undefined : compiled;
  } catch {
    return undefined;
  }
}

function builtIn(pattern: RegExp): CompiledPattern {
  const find = (text: string, from: number) => {
    pattern.lastIndex = from;
    const [whole, group] = pattern.exec(text)?.indices ?? [];
    return whole && { whole: stretch(whole), group: group && stretch(group) };
  };
  return { isIn: (text) => find(text, 0) !== undefined, find };
}

function linear(pattern: RE2JS): CompiledPattern {
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

const stretch = ([start, end]: [number, number]): TextRange => ({ start, end });
