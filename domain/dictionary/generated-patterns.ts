/** The parts of the patterns that `patternOf` (patterns.ts) generates, as patterns that match them. */
const BEFORE = String.raw`\(\?:\^\|\\P\{L\}\)`;
const AFTER = String.raw`\(\?:\\P\{L\}\|\$\)`;
const LITERAL = String.raw`(?:[\p{L}\p{M}\p{N}]|\[её\])+`;
const ENDS = String.raw`\(\?:\p{L}+\|\p{L}+\)`;
const LETTERS = String.raw`\\p\{L\}(?:\*|\{0,3\})`;
const SPACE = String.raw`\[\\s\\p\{Z\}\]\+`;
const MARK = String.raw`\['’\]|\\[\\^$.*+?()[\]{}|]|[^\p{L}\p{M}\p{N}\s\\^$.*+?()[\]{}|]`;

/** No word after a word, no space after a space: so that what repeats never meets what it could take itself. */
const PART = `${LITERAL}(?:${ENDS})?(?:${LETTERS})?(?!${LITERAL})|${SPACE}(?!${SPACE})|${MARK}`;
const MADE = new RegExp(`^(?:${BEFORE})?\\((?:${PART})+\\)(?:${AFTER})?$`, 'u');
const BETWEEN_LITERALS = new RegExp(
  `${BEFORE}|${AFTER}|${ENDS}|${LETTERS}|${SPACE}|\\[[^\\]]*\\]|${MARK}`,
  'u',
);

/**
 * Whether a key is of the form that `patternOf` makes (dictionary.7, dictionary.4). Such a one takes linear time in any
 * engine, the browser's own too, which is a hundred times as fast.
 */
export function isGenerated(pattern: string): boolean {
  return MADE.test(pattern);
}

/**
 * What stands in every text in which such a key finds something, save for its case; empty for other keys. Most words of
 * a dictionary are not in most strings, and this tells so at once.
 */
export function requiredTextOf(pattern: string): string {
  if (!isGenerated(pattern)) return '';
  const literals = pattern.split(BETWEEN_LITERALS).map((literal) => literal.replace(/[()]/g, ''));
  return literals.reduce((longest, literal) => (literal.length > longest.length ? literal : longest), '');
}
