import type { BookFormat, Format } from '../../formats/model/format.ts';

/** As which book a text of one section is read so that each of its chapters becomes a section (books.2). */
export const IN_CHAPTERS: { readonly [Id in Format]?: BookFormat } = {
  text: 'text_document',
  markdown: 'markdown_document',
};
