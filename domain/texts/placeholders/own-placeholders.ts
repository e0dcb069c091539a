import { LIMITS } from '../../core/limits.ts';

/** What a project writes placeholders of its own as, with `*` where their names stand: `[[*]]`, `@*`. */
export type PlaceholderPattern = string;

/** A name. It is bounded, so that a pattern is read in linear time, and what ends a sentence is no part of it. */
const NAME = '[\\p{L}\\p{N}_](?:[\\p{L}\\p{N}_.:-]{0,98}[\\p{L}\\p{N}_])?';

/** The patterns of a project, which are stored with spaces between them. */
export const placeholderPatternsIn = (patterns: string): PlaceholderPattern[] =>
  patterns.split(/\s+/).filter(Boolean);

/** Why patterns can't be those of a project; undefined if they can (checks.35). */
export function whyNotPlaceholderPatterns(patterns: string): 'maxlength' | 'tooMany' | 'pattern' | undefined {
  if (patterns.length > LIMITS.placeholderPatterns.max) return 'maxlength';
  const all = placeholderPatternsIn(patterns);
  if (all.length > LIMITS.placeholderPatternsAmount) return 'tooMany';
  return all.every(isPattern) ? undefined : 'pattern';
}

/** Whether something is a pattern: it has one `*`, and a sign before the name, without which each word would be a placeholder. */
function isPattern(pattern: string): boolean {
  const [before = '', ...rest] = pattern.split('*');
  return rest.length === 1 && /[^\p{L}\p{N}_]$/u.test(before);
}

/** The expression that finds the placeholders of a pattern. */
export const expressionOf = (pattern: PlaceholderPattern): string =>
  pattern
    .split('*')
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join(NAME);
