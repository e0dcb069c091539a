import { TOKEN } from './pattern-size.ts';

/** A group of a pattern, as far as it is read: what it requires, its letters since then, and a group in it that a repetition may follow. */
type Group = { texts: string[]; run: string; last: readonly string[]; isChoice: boolean };

/**
 * The longest text, apart from case, that every match of a pattern contains; empty if none is sure. It rules out most words of a dictionary
 * before their patterns are compiled.
 */
export function requiredTextOf(pattern: string): string {
  const around: Group[] = [];
  let here = newGroup();
  for (const { 0: token, groups = {} } of pattern.matchAll(TOKEN)) {
    const { literal, flags, open, close, least, postfix } = groups;
    if (flags !== undefined || literal === '') continue;
    if (least !== undefined || postfix !== undefined) {
      if (least === undefined ? postfix !== '+' : Number(least) === 0) dropLast(here);
      settle(here);
    } else if (LETTER.test(token)) {
      addLast(here);
      here.run += token;
    } else {
      settle(here);
      if (token === '|') here.isChoice = true;
      if (open !== undefined) {
        around.push(here);
        here = newGroup();
      }
      if (close !== undefined) {
        const last = textsOf(here);
        here = around.pop() ?? newGroup();
        here.last = last;
      }
    }
  }
  settle(here);
  return textsOf(here).reduce((longest, text) => (text.length > longest.length ? text : longest), '');
}

const LETTER = /^[\p{L}\p{N}]$/u;

const newGroup = (): Group => ({ texts: [], run: '', last: [], isChoice: false });

const textsOf = ({ texts, isChoice }: Group) => (isChoice ? [] : texts);

/** What a repetition follows need not be there: the group before it, or the letter. */
function dropLast(group: Group) {
  group.last = [];
  group.run = group.run.replace(/.$/u, '');
}

function addLast(group: Group) {
  for (const text of group.last) group.texts.push(text);
  group.last = [];
}

function settle(group: Group) {
  addLast(group);
  group.texts.push(group.run);
  group.run = '';
}
