import type { Style } from '../marks/styled-runs.ts';
import { styledRuns } from '../marks/styled-runs.ts';
import type { XmlToken } from '../xml/scan-xml.ts';
import { spellXmlText } from '../xml/spell-xml.ts';

/** A part of a text in one style: its properties as they are written, `<rPr>…</rPr>`. */
type RichRun = { readonly text: string; readonly properties: string; readonly styles: readonly Style[] };

/** What a cell says. `runs` are those of a text with styles, whose text has marks where they differ. */
export type CellText = {
  readonly text: string;
  readonly runs?: readonly RichRun[];
  /** Where it has carriage returns, which Excel shows nothing of: before its line breaks, and at its end. */
  readonly returns?: Returns;
};
export type Returns = { readonly inLines: boolean; readonly atEnd: boolean };

/** The elements by which a run has a style. */
const STYLE_OF: Readonly<Record<string, (value: string | undefined) => Style | undefined>> = {
  b: (value) => (isOn(value) ? 'b' : undefined),
  i: (value) => (isOn(value) ? 'i' : undefined),
  u: (value) => (value === 'none' ? undefined : 'u'),
  strike: (value) => (isOn(value) ? 's' : undefined),
  vertAlign: (value) => (value === 'superscript' ? 'sup' : value === 'subscript' ? 'sub' : undefined),
};
const isOn = (value: string | undefined) => value !== '0' && value !== 'false';

/** How each style is written, in the order that the format wants. */
const ELEMENTS: readonly (readonly [Style, string])[] = [
  ['b', 'b'],
  ['i', 'i'],
  ['s', 'strike'],
  ['u', 'u'],
  ['sup', 'vertAlign val="superscript"'],
  ['sub', 'vertAlign val="subscript"'],
];

/** The name of an element without its prefix. */
export const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Reads the text of a shared or an inline string token by token. Guides for pronunciation are no part of it. `content` is the file
 * of the tokens.
 */
export function richTextReader(content: string) {
  const runs: RichRun[] = [];
  let words = '';
  let isIn = false;
  let guides = 0;
  let properties: { from: number; raw: string; styles: Style[] } | undefined;
  let isRun = false;
  let written = '';
  const endRun = () => {
    if (words !== '')
      runs.push({
        text: unescaped(words),
        properties: properties?.raw ?? '',
        styles: properties?.styles ?? [],
      });
    words = '';
    properties = undefined;
  };
  return {
    take(token: XmlToken) {
      if (token.kind === 'text' || token.kind === 'cdata') {
        if (isIn && guides === 0) {
          words += token.text;
          written += token.text;
        }
      } else if (token.kind === 'open') {
        const name = localName(token.name);
        if (name === 'rPh' && !token.isEmpty) guides++;
        else if (name === 't') isIn = !token.isEmpty;
        else if (name === 'r') {
          endRun();
          isRun = true;
        } else if (name === 'rPr')
          properties = { from: token.from, raw: token.isEmpty ? '' : ' ', styles: [] };
        else if (properties?.raw === ' ') {
          const style = STYLE_OF[name]?.(token.attributes.get('val'));
          if (style) properties.styles.push(style);
        }
      } else if (token.kind === 'close') {
        const name = localName(token.name);
        if (name === 'rPh') guides--;
        else if (name === 't') isIn = false;
        else if (name === 'rPr' && properties) properties.raw = content.slice(properties.from, token.to);
      }
    },
    /** What was read since the last end. */
    end(): CellText {
      endRun();
      const read = runs.splice(0);
      const had = isRun;
      isRun = false;
      const returns = returnsIn(written);
      written = '';
      const text = had ? markedRuns(read) : read.map((run) => run.text).join('');
      return { text, ...(had && { runs: read }), ...(returns && { returns }) };
    },
  };
}

const keyOf = (styles: readonly Style[]) => [...new Set(styles)].sort().join(' ');

/** The text of runs with marks for their styles, unless all of it has the same. */
function markedRuns(runs: readonly RichRun[]): string {
  if (new Set(runs.map(({ styles }) => keyOf(styles))).size < 2) return runs.map(({ text }) => text).join('');
  let text = '';
  for (let at = 0; at < runs.length; ) {
    const styles = runs[at]?.styles ?? [];
    let words = '';
    for (; at < runs.length && keyOf(runs[at]?.styles ?? []) === keyOf(styles); at++)
      words += runs[at]?.text ?? '';
    text +=
      styles.map((style) => `<${style}>`).join('') +
      words +
      styles
        .toReversed()
        .map((style) => `</${style}>`)
        .join('');
  }
  return text;
}

/** A carriage return as a file has it. */
const RETURN = '(?:_x000[dD]_|\r)';
const IN_LINES = new RegExp(`${RETURN}\n`);
const AT_END = new RegExp(`${RETURN}$`);

function returnsIn(written: string): Returns | undefined {
  const [inLines, atEnd] = [IN_LINES.test(written), AT_END.test(written)];
  return inLines || atEnd ? { inLines, atEnd } : undefined;
}

/** Content with the carriage returns that the text in its place had (programs.44). */
export function withReturns(content: string, { inLines, atEnd }: Returns): string {
  const lines = inLines ? content.replaceAll('\n', '_x000D_\n') : content;
  return atEnd ? lines.replace(/(?=<\/[^<]*>(?:<\/[^<]*>)?$)/, '_x000D_') : lines;
}

/** Spells a text as the content of an inline string, in the styles of a text that had `runs`. */
export function spellCellText(text: string, runs: readonly RichRun[] | undefined, prefix: string): string {
  const first = runs?.[0];
  if (!runs || !first) return spelledWords(text, prefix);
  if (new Set(runs.map(({ styles }) => keyOf(styles))).size < 2)
    return spelledRun(text, first.properties, prefix);
  const plain = runs.find(({ styles }) => styles.length === 0)?.properties ?? '';
  return styledRuns(text)
    .map((run) => {
      if (run.kind !== 'text') return spelledRun('\n', plain, prefix);
      const like = runs.find(({ styles }) => keyOf(styles) === keyOf(run.styles));
      return spelledRun(run.text, like ? like.properties : withStyles(plain, run.styles, prefix), prefix);
    })
    .join('');
}

const spelledRun = (text: string, properties: string, prefix: string) =>
  `<${prefix}r>${properties}${spelledWords(text, prefix)}</${prefix}r>`;

function spelledWords(text: string, prefix: string): string {
  const keeps = /^\s|\s$|\n/.test(text) ? ' xml:space="preserve"' : '';
  return `<${prefix}t${keeps}>${spellXmlText(escaped(text))}</${prefix}t>`;
}

/** Properties with styles, which come first among them. */
function withStyles(properties: string, styles: readonly Style[], prefix: string): string {
  const added = ELEMENTS.filter(([style]) => styles.includes(style)).map(
    ([, element]) => `<${prefix}${element}/>`,
  );
  if (properties === '') return added.length > 0 ? `<${prefix}rPr>${added.join('')}</${prefix}rPr>` : '';
  const start = properties.indexOf('>') + 1;
  return properties.slice(0, start) + added.join('') + properties.slice(start);
}

/** Characters that XML can't have are written so: `_x000D_`. */
const unescaped = (text: string): string =>
  text
    .replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    // Excel shows nothing of a carriage return before a line break or at the end.
    .replace(/\r+(?=\n|$)/g, '')
    .replaceAll('\r', '\n')
    .replaceAll('\0', '\uFFFD')
    .toWellFormed();

/** What would be read as such a character is escaped. */
const escaped = (text: string): string => text.replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_');
