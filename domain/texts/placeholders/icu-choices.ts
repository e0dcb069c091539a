/** By what a message of ICU is known that chooses one of several texts. */
export const ICU_CHOICE = /,\s*(?:plural|select|selectordinal)\s*,/;
const HEAD = /\{\s*([\w.-]+)\s*,\s*(?:plural|select|selectordinal)\s*,/y;
const TOKENS = /'[{}][^']*'|[{}]|[^'{}]+|'/g;

/**
 * A text whose ICU choices are opened: `{n, plural, one {# file of {name}} other {…}}` becomes `{n} one # file of {name} other …`, so
 * that the braces that are left are those of arguments. Each character keeps its place. Other texts stay as they are.
 */
export const withChoicesOpened = (text: string): string =>
  ICU_CHOICE.test(text) ? readChoices(text).opened : text;

/** What of a text says how ICU chooses, in UTF-16 units: of `{n, plural, one {# file} other {# files}}` all but the two texts. */
export const choiceSyntaxIn = (text: string) => (ICU_CHOICE.test(text) ? readChoices(text).syntax : []);

function readChoices(text: string) {
  const open: ('choice' | 'option' | 'argument')[] = [];
  const syntax: { start: number; end: number }[] = [];
  const addSyntax = (start: number, end: number) => {
    const last = syntax.at(-1);
    if (last?.end === start) last.end = end;
    else syntax.push({ start, end });
  };
  let opened = '';
  TOKENS.lastIndex = 0;
  for (let token = TOKENS.exec(text); token; token = TOKENS.exec(text)) {
    const { 0: written, index } = token;
    const isInChoice = open.at(-1) === 'choice';
    let isSyntax = isInChoice;
    if (written === '}') {
      isSyntax = (open.pop() ?? 'argument') !== 'argument';
      opened += isSyntax ? ' ' : '}';
    } else if (written !== '{') opened += written;
    else if (isInChoice) {
      open.push('option');
      opened += ' ';
    } else {
      HEAD.lastIndex = index;
      const head = HEAD.exec(text);
      open.push(head ? 'choice' : 'argument');
      opened += head ? `{${head[1]}}`.padEnd(head[0].length) : '{';
      if (head) TOKENS.lastIndex = HEAD.lastIndex;
      isSyntax = head !== null;
    }
    if (isSyntax) addSyntax(index, TOKENS.lastIndex);
  }
  return { opened, syntax };
}
