import { headingIn } from './headings.ts';

/** The length, in UTF-16 units, from which a text is no heading. */
const LONGEST = 100;

/**
 * A text that is equal for headings that look alike, so that they may be of one kind in their book; undefined for what
 * is no heading. They have the same element, and the same words and numbers before a title, or are short lines of one
 * kind.
 */
export function headingLook({
  text,
  element,
}: {
  readonly text: string;
  readonly element: string;
}): string | undefined {
  if (text.length > LONGEST) return undefined;
  const heading = headingIn(text);
  if (heading)
    return [element, heading.kind, heading.word ?? '', heading.title === '' ? '' : 'titled'].join(' ');
  if (!/^[\p{Lu}\p{N}“«„"‘]/u.test(text) || /[.,;:!?…»”"’—–-]$/u.test(text)) return undefined;
  return [element, 'short', text === text.toUpperCase() ? 'capitals' : ''].join(' ');
}
