import { attributeOf, childrenIn, insideOf, treeOf } from '../documents/paragraphs.ts';
import { levelOf, type ParagraphStyles } from './docx-syntax.ts';

/** Styles that are known by their names, which are English in every language of Word. */
const BY_NAME: readonly (readonly [name: RegExp, element: string])[] = [
  [/^title$/i, 'title'],
  [/^caption$/i, 'figcaption'],
  [/^(?:toc \d|table of figures|contents? \d)$/i, 'toc'],
];

/** How many styles a style may be based on. */
const DEEPEST = 12;

type Style = { readonly name: string; readonly level: string | undefined; readonly base: string | undefined };

/** What the styles of a document say: what paragraphs are, and the language of its texts. */
export function readStyles(content: string): { paragraphs: ParagraphStyles; language: string } {
  const tree = treeOf(content);
  const root = childrenIn(tree, { start: 0, end: tree.tokens.length }).find(
    ({ tag }) => tag.name === 'styles',
  );
  const children = root ? childrenIn(tree, insideOf(root)) : [];
  const styles = new Map<string, Style>();
  for (const child of children) {
    const id = attributeOf(child.tag, 'styleId');
    if (child.tag.name !== 'style' || id === undefined || attributeOf(child.tag, 'type') !== 'paragraph')
      continue;
    const own = childrenIn(tree, insideOf(child));
    const valueIn = (of: readonly (typeof own)[number][], name: string) => {
      const element = of.find(({ tag }) => tag.name === name);
      return element && attributeOf(element.tag, 'val');
    };
    const paragraph = own.find(({ tag }) => tag.name === 'pPr');
    const level = paragraph && valueIn(childrenIn(tree, insideOf(paragraph)), 'outlineLvl');
    styles.set(id, { name: valueIn(own, 'name') ?? '', level, base: valueIn(own, 'basedOn') });
  }
  const paragraphs = new Map<string, string>();
  for (const id of styles.keys()) {
    const element = elementOf(styles, id);
    if (element !== undefined) paragraphs.set(id, element);
  }
  return {
    paragraphs,
    language:
      /<(?:\w+:)?rPrDefault\b[\s\S]{0,2000}?<(?:\w+:)?lang\s[^>]*?\bw:val="([\w-]+)"/.exec(content)?.[1] ??
      '',
  };
}

function elementOf(styles: ReadonlyMap<string, Style>, id: string): string | undefined {
  let style = styles.get(id);
  for (let depth = 0; style && depth < DEEPEST; depth++) {
    const { name, level, base } = style;
    const heading = /^heading ([1-9])$/i.exec(name)?.[1];
    const styleName =
      levelOf(level) ??
      (heading === undefined ? undefined : `h${heading}`) ??
      BY_NAME.find(([known]) => known.test(name))?.[1];
    if (styleName !== undefined) return styleName;
    style = base === undefined ? undefined : styles.get(base);
  }
  return undefined;
}
