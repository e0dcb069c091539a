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
const BETWEEN_LITERALS = new RegExp(
  `${BEFORE}|${AFTER}|${ENDS}|${LETTERS}|${SPACE}|\\[[^\\]]*\\]|${MARK}`,
  'u',
);

/**
 * Whether `patternOf` can have generated a key (dictionary.7, dictionary.4). Such a key takes linear time in any
 * engine, so the browser's own can be used, which is a hundred times as fast.
 */
export function isGenerated(pattern: string): boolean {
  return MADE.test(pattern);
}

/**
 * The longest text, apart from case, that every match of a generated key contains; empty for other keys. It rules out
 * most words of a dictionary at once.
 */
export function requiredTextOf(pattern: string): string {
  if (!isGenerated(pattern)) return '';
  const literals = pattern.split(BETWEEN_LITERALS).map((literal) => literal.replace(/[()]/g, ''));
  return literals.reduce((longest, literal) => (literal.length > longest.length ? literal : longest), '');
}
