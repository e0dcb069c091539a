import { trimWhiteSpace } from '../../../core/text/white-space.ts';
import type { Syntax } from '../model/syntax.ts';
import { layoutOf, paragraphsIn, type TextLayout } from './paragraphs.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is removed
const ILLEGAL = /[\0-\x08\x0b\x0c\x0e-\x1f]/g;

/** The syntax of plain text. A paragraph that is wrapped is wrapped again, to the width of the file. */
export function textSyntax(): Syntax {
  let read: { content: string; layout: TextLayout } | undefined;
  const layoutIn = (content: string) => {
    if (read?.content !== content) read = { content, layout: layoutOf(content) };
    return read.layout;
  };
  const spelled = (text: string, indent: string, { splitting, width, lineEnd }: TextLayout): string => {
    const lines = text
      .replace(ILLEGAL, '')
      .split(/[\r\n]+/)
      .map(trimWhiteSpace)
      .filter((line) => line !== '');
    if (splitting === 'lines') return lines.join(' ');
    return lines.flatMap((line) => (width === null ? [line] : wrapped(line, width))).join(lineEnd + indent);
  };
  return {
    find: (content) => paragraphsIn(content, layoutIn(content)),
    spell: (text, raw, { content }) => {
      const [, indent = ''] = /[\r\n]([ \t]*)\S/.exec(raw) ?? [];
      return spelled(text, indent, layoutIn(content));
    },
    inserted: (texts, { content }) => {
      const layout = layoutIn(content);
      const between = layout.splitting === 'lines' ? layout.lineEnd : layout.lineEnd.repeat(2);
      return texts.map((text) => between + spelled(text, '', layout)).join('');
    },
  };
}

/** The words of a line in lines of no more than a width, unless a word is longer. */
function wrapped(line: string, width: number): string[] {
  const lines: string[] = [];
  let open = '';
  for (const word of line.split(/[ \t]+/)) {
    if (open !== '' && open.length + 1 + word.length > width) {
      lines.push(open);
      open = word;
    } else open = open === '' ? word : `${open} ${word}`;
  }
  return [...lines, open];
}
