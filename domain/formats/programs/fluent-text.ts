import type { Pattern } from '@fluent/syntax';
import { mayBePlural } from '../../core/text/may-be-plural.ts';
import { readPattern, syntaxOf } from './fluent-syntax.ts';

/** A quoted character or nothing at all, which stand where these would mean something else. */
const QUOTED = /\{ "([{}[*. ]?)" \}/g;

/** The text of a pattern: Fluent's syntax, but quoted characters by themselves where `safeSyntax` quotes them. */
export function textOfPattern(pattern: Pattern, file: string): string {
  const syntax = syntaxOf(pattern, file);
  const text = syntax.replace(QUOTED, '$1');
  const isBlock = syntax.includes('\n');
  return text !== syntax && !mayBePlural(text) && safeSyntax(text, isBlock) === syntax ? text : syntax;
}

/**
 * A text in Fluent's syntax that can stand as a pattern. Placeables stay; characters that would break the file are
 * quoted. In a pattern that begins on its own line (`isBlock`) the first character may not have a meaning either.
 */
export function safeSyntax(text: string, isBlock: boolean): string {
  const safe = textParts(text.replace(/\r\n?/g, '\n')).reduce((before, { words, isPlaceable }) => {
    // The lines of a placeable, such as the variants of a selection, are its own.
    if (isPlaceable) return before + words;
    const isAtStart = before === '' ? isBlock : /\n *$/.test(before);
    return before + words.replace(isAtStart ? LINE_START : LATER_LINE_START, '$1{ "$2" }');
  }, '');
  // White space around a pattern is none of it.
  return safe.replace(/^(?=[ \n]|$)/, EMPTY).replace(/(?<=[ \n])$/, EMPTY);
}

const EMPTY = '{ "" }';
const LINE_START = /((?:^|\n) *)([[*.])/g;
const LATER_LINE_START = /(\n *)([[*.])/g;

/** The words and the placeables of a text; other braces are quoted, and so are placeables. */
function textParts(text: string): { readonly words: string; readonly isPlaceable: boolean }[] {
  const parts = [];
  for (let offset = 0; offset < text.length; ) {
    const brace = nextBrace(text, offset);
    parts.push({ words: text.slice(offset, brace), isPlaceable: false });
    if (brace === text.length) break;
    const placeable = text[brace] === '{' ? placeableAt(text, brace) : undefined;
    parts.push({ words: placeable ?? `{ "${text[brace]}" }`, isPlaceable: true });
    offset = brace + (placeable?.length ?? 1);
  }
  return parts;
}

function nextBrace(text: string, from: number): number {
  const offset = text.slice(from).search(/[{}]/);
  return offset < 0 ? text.length : from + offset;
}

/** How deeply placeables of a text may be nested: what is deeper is taken for characters. */
const MAX_DEPTH = 20;

/** The placeable that begins at a brace of a text; undefined if none does. */
function placeableAt(text: string, from: number): string | undefined {
  const token = /"(?:[^"\\\n]|\\.)*"|[{}]/g;
  token.lastIndex = from;
  let depth = 0;
  for (let match = token.exec(text); match && depth <= MAX_DEPTH; match = token.exec(text)) {
    if (match[0] === '{') depth++;
    else if (match[0] === '}') depth--;
    if (depth > 0) continue;
    const placeable = text.slice(from, token.lastIndex);
    const read = readPattern(` ${indentLines(placeable, ' ')}`);
    const [element, ...others] = read?.pattern.elements ?? [];
    return element?.type === 'Placeable' && others.length === 0 ? placeable : undefined;
  }
  return undefined;
}

/** A text whose further lines are indented; blank ones are not. */
export const indentLines = (text: string, indent: string) => text.replace(/\n(?!\n|$)/g, `\n${indent}`);
