import type { GroupKind, Picture, TextLook } from '../../looks/look.ts';

/** How documents set paragraphs that are no common ones: the distances from the margins and below, in points. */
export const BLOCK_STYLES = {
  quote: { name: 'Quotation', left: 28, right: 28, after: 6, align: 'start' },
  verse: { name: 'Verse', left: 28, right: 0, after: 0, align: 'start' },
  epigraph: { name: 'Epigraph', left: 170, right: 0, after: 6, align: 'start' },
  letter: { name: 'Letter', left: 28, right: 28, after: 6, align: 'start' },
  signature: { name: 'Signature', left: 28, right: 28, after: 10, align: 'end' },
  caption: { name: 'Caption', left: 28, right: 28, after: 10, align: 'center' },
} as const;
export type BlockStyle = keyof typeof BLOCK_STYLES;

/** What a paragraph is set as; undefined for a common one. Who signs verse or a letter stands at the right of it. */
export function blockStyleOf(look: TextLook | undefined): BlockStyle | undefined {
  if (look?.kind === 'signature' || look?.kind === 'caption') return look.kind;
  return look?.groups?.flatMap(({ kind }) => (isBlock(kind) ? kind : [])).at(-1);
}

const isBlock = (kind: GroupKind): kind is Extract<GroupKind, BlockStyle> => kind in BLOCK_STYLES;

/** The size of a picture in pixels of 96 an inch, within the margins of a page. */
export function fitted(
  { width, height }: Pick<Picture, 'width' | 'height'>,
  box: { width: number; height: number },
) {
  const scale = Math.min(1, box.width / width, box.height / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** The largest size of a picture of the text, and of one in a line. */
export const PICTURE_BOX = { width: 560, height: 700 };
export const INLINE_BOX = { width: 400, height: 200 };
