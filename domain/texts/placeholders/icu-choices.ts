/** By what a message of ICU is known that chooses one of several texts. */
export const ICU_CHOICE = /,\s*(?:plural|select|selectordinal)\s*,/;
const HEAD = /\{\s*([\w.-]+)\s*,\s*(?:plural|select|selectordinal)\s*,/y;
const TOKENS = /'[{}][^']*'|[{}]|[^'{}]+|'/g;

/**
 * A text whose ICU choices are opened: `{n, plural, one {# file of {name}} other {…}}` becomes `{n} one # file of {name} other …`, so
 * that the braces that are left are those of arguments. Each character keeps its place. Other texts stay as they are.
 */
export function withChoicesOpened(text: string): string {
  if (!ICU_CHOICE.test(text)) return text;
  const open: ('choice' | 'option' | 'argument')[] = [];
  let opened = '';
  TOKENS.lastIndex = 0;
  for (let token = TOKENS.exec(text); token; token = TOKENS.exec(text)) {
    if (token[0] === '}') opened += (open.pop() ?? 'argument') === 'argument' ? '}' : ' ';
    else if (token[0] !== '{') opened += token[0];
    else if (open.at(-1) === 'choice') {
      open.push('option');
      opened += ' ';
    } else {
      HEAD.lastIndex = token.index;
      const head = HEAD.exec(text);
      open.push(head ? 'choice' : 'argument');
      opened += head ? `{${head[1]}}`.padEnd(head[0].length) : '{';
      if (head) TOKENS.lastIndex = HEAD.lastIndex;
    }
  }
  return opened;
}
