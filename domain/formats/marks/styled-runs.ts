/** How words are written because of the marks around them (docs/decisions/060), or of what a mark is in its book. */
export const STYLES = ['b', 'i', 'u', 's', 'sup', 'sub', 'code', 'sc'] as const;
/** `sc` is small capitals, which no mark says by itself. */
export type Style = (typeof STYLES)[number];

/** What a mark of a text is in the file that the text came from (exports.39): a style, the number of a note, the name of a picture. */
export type MarkLook =
  | { readonly kind: 'style'; readonly style: Style }
  | { readonly kind: 'note'; readonly note: number }
  | { readonly kind: 'picture'; readonly picture: string };

/** The styles around all of a text, and what its marks are, by their labels. */
export type RunLook = {
  readonly styles?: readonly Style[] | undefined;
  readonly marks?: Readonly<Record<string, MarkLook>> | undefined;
};

/** Words of one style, a line break, the reference of a note, or a picture. */
export type Run =
  | { readonly kind: 'text'; readonly text: string; readonly styles: readonly Style[] }
  | { readonly kind: 'break' }
  | Exclude<MarkLook, { kind: 'style' }>;

const SIGN = /<(?<end>\/)?(?<label>(?<name>b|i|u|s|sup|sub|code|a|x|img|note)\d{0,4})(?<empty>\/)?>|\n/gu;

/**
 * The words of a text for readers. Marks of style become styles, marks of notes and pictures become what `look` says of
 * them, and other marks are left out. What isn't a pair of marks, such as `<b>` without an end, stays words.
 */
export function styledRuns(text: string, { styles = [], marks = {} }: RunLook = {}): Run[] {
  const signs = [...text.matchAll(SIGN)];
  const paired = pairedIn(signs);
  const runs: Run[] = [];
  const open: Style[] = [...styles];
  let words = '';
  const endWords = () => {
    if (words !== '') runs.push({ kind: 'text', text: words, styles: [...new Set(open)] });
    words = '';
  };
  let at = 0;
  for (const [nth, { 0: sign, index, groups: { end, name, label = '', empty } = {} }] of signs.entries()) {
    words += text.slice(at, index);
    at = index + sign.length;
    const look = Object.hasOwn(marks, label) ? marks[label] : undefined;
    const style = look?.kind === 'style' ? look.style : STYLES.find((one) => one === name);
    if (sign === '\n') {
      endWords();
      runs.push({ kind: 'break' });
    } else if (empty === undefined && !paired.has(nth)) words += sign;
    else if (empty !== undefined && look && look.kind !== 'style') {
      endWords();
      runs.push(look);
    } else if (style && empty === undefined) {
      endWords();
      if (end === undefined) open.push(style);
      else open.splice(open.lastIndexOf(style), 1);
    }
  }
  words += text.slice(at);
  endWords();
  return runs;
}

/** The signs that begin or end a pair, by their places in the list. A mark that is open within a pair that ends is none. */
function pairedIn(signs: readonly RegExpExecArray[]): Set<number> {
  const paired = new Set<number>();
  const open: { label: string; nth: number }[] = [];
  const depths = new Map<string, number>();
  const add = (label: string, by: number) => depths.set(label, (depths.get(label) ?? 0) + by);
  for (const [nth, { 0: sign, groups: { end, empty } = {} }] of signs.entries()) {
    if (sign === '\n' || empty !== undefined) continue;
    const label = sign.replace(/[</>]/g, '');
    if (end === undefined) {
      open.push({ label, nth });
      add(label, 1);
      continue;
    }
    if (!depths.get(label)) continue;
    for (let last = open.pop(); last; last = open.pop()) {
      add(last.label, -1);
      if (last.label !== label) continue;
      paired.add(last.nth).add(nth);
      break;
    }
  }
  return paired;
}
