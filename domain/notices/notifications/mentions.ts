import { LIMITS } from '../../core/limits.ts';
import type { Inline } from '../../core/markup/inline.ts';
import { parseMarkup } from '../../core/markup/markup.ts';

/** A mention in a text: from its `@` to the end of the name, in UTF-16 units. */
export type Mention = { readonly start: number; readonly end: number; readonly username: string };

/** The most users that one comment mentions; further names are text (notifications.25). */
const MOST = 10;

/**
 * A name after `@`, which is not within a word, an address or a path, and is no part of a longer name, an email address or a name of
 * another server (notifications.25).
 */
const MENTION = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}_@/.+&=#-])@([A-Za-z_]\w{${LIMITS.username.min - 1},${LIMITS.username.max - 1}})(?![\p{L}\p{M}\p{N}_@/]|[.-][\p{L}\p{N}_])`,
  'gu',
);

/** The mentions in a text without markup, in order; whether there are such users is not known here. */
export const mentionsIn = (text: string): Mention[] =>
  [...text.matchAll(MENTION)].map(({ index, 0: whole, 1: username = '' }) => ({
    start: index,
    end: index + whole.length,
    username,
  }));

/** The names that a comment mentions, in lower case, each once: not in code and in links (notifications.25). */
export function namesMentionedIn(comment: string): string[] {
  const names = parseMarkup(comment).flatMap(({ children }) => children.flatMap(namesIn));
  return [...new Set(names)].slice(0, MOST);
}

const namesIn = (node: Inline): string[] => {
  if (node.kind === 'text') return mentionsIn(node.text).map(({ username }) => username.toLowerCase());
  return 'children' in node && node.kind !== 'link' ? node.children.flatMap(namesIn) : [];
};

/** The names that an edit of a comment adds (notifications.26). */
export function namesAddedBy(before: string, after: string): string[] {
  const known = new Set(namesMentionedIn(before));
  return namesMentionedIn(after).filter((name) => !known.has(name));
}
