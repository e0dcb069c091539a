/** The parts of the patterns that `patternOf` (patterns.ts) generates, as patterns that match them. */
const BEFORE = String.raw`\(\?:\^\|\\P\{L\}\)`;
const AFTER = String.raw`\(\?:\\P\{L\}\|\$\)`;
const LITERAL = String.raw`(?:[\p{L}\p{M}\p{N}]|\[её\])+`;
const ENDS = String.raw`\(\?:\p{L}+\|\p{L}+\)`;
const LETTERS = String.raw`\\p\{L\}(?:\*|\{0,3\})`;
const SPACE = String.raw`\[\\s\\p\{Z\}\]\+`;
const MARK = String.raw`\['’\]|\\[\\^$.*+?()[\]{}|]|[^\p{L}\p{M}\p{N}\s\\^$.*+?()[\]{}|]`;

/**
 * A part of a generated pattern. Two words or two spaces never follow each other, so that no repetition can match what
 * the next part matches too.
 */
const PART = `${LITERAL}(?:${ENDS})?(?:${LETTERS})?(?!${LITERAL})|${SPACE}(?!${SPACE})|${MARK}`;
const MADE = new RegExp(`^(?:${BEFORE})?\\((?:${PART})+\\)(?:${AFTER})?$`, 'u');

/**
 * Whether `patternOf` can have generated a key (dictionary.7, dictionary.4). Such a key takes linear time in any
 * engine, so the browser's own can be used, which is a hundred times as fast.
 */
export function isGenerated(pattern: string): boolean {
  return MADE.test(pattern);
}
