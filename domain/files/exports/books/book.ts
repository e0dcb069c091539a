import type { Work } from '../../../core/works/work-fields.ts';
import type { Titled } from '../../../texts/sections/section-titles.ts';
import type { Picture, TextLook } from '../../looks/look.ts';

/** The files that any project can be exported as, for readers (exports.20). */
export const BOOK_FORMATS = ['epub', 'fb2', 'docx', 'odt', 'html', 'md', 'txt'] as const;
export type BookFormat = (typeof BOOK_FORMATS)[number];

/** The translation alone; with the source above each paragraph; or with both in two columns. */
export const LAYOUTS = ['translation', 'interleaved', 'columns'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** Also a table for proofreading, which comes back (exports.38). */
export const EXPORT_LAYOUTS = [...LAYOUTS, 'proofreading'] as const;
export type ExportLayout = (typeof EXPORT_LAYOUTS)[number];

/** What each format can do. FictionBook readers, Markdown and plain text have no columns. */
export const BOOK_FACTS = {
  epub: { mediaType: 'application/epub+zip', layouts: LAYOUTS },
  fb2: { mediaType: 'application/x-fictionbook+xml', layouts: ['translation', 'interleaved'] },
  docx: {
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    layouts: EXPORT_LAYOUTS,
  },
  odt: { mediaType: 'application/vnd.oasis.opendocument.text', layouts: LAYOUTS },
  html: { mediaType: 'text/html', layouts: LAYOUTS },
  md: { mediaType: 'text/markdown', layouts: ['translation', 'interleaved'] },
  txt: { mediaType: 'text/plain', layouts: ['translation', 'interleaved'] },
} as const satisfies Record<BookFormat, { mediaType: string; layouts: readonly ExportLayout[] }>;

/** Whether a format has a layout. */
export function hasLayout(format: BookFormat, layout: ExportLayout): boolean {
  const layouts: readonly ExportLayout[] = BOOK_FACTS[format].layouts;
  return layouts.includes(layout);
}

/** A paragraph in one language; `isSource`: it is in the source language, also in place of a missing translation. */
export type Side = { readonly text: string; readonly isSource: boolean };

/** A paragraph of a book. Of a translation alone `source` is null. `time` is when a cue is shown. */
export type Paragraph = {
  readonly source: Side | null;
  /** Null for a missing translation beside its source. */
  readonly translation: Side | null;
  readonly time: string | null;
  /** What it looks like in its file (exports.39). */
  readonly look?: TextLook | undefined;
  /** The name of the picture that stands here, which its texts describe, if it has any. */
  readonly picture?: string | undefined;
};

export type Chapter = {
  /** Null for strings of no section. */
  readonly title: Titled | null;
  readonly paragraphs: readonly Paragraph[];
};

/** A member and the share of the exported characters that is theirs, from 0 to 1. */
export type Credit = { readonly name: string; readonly share: number };

/** The picture that readers' programs show for a book: a JPEG, and its size in pixels. */
export type Cover = { readonly jpeg: Uint8Array; readonly width: number; readonly height: number };

/** What a book says besides its text, in the language of whoever exports it. */
export type BookWords = {
  readonly lang: string;
  readonly source: string;
  readonly target: string;
  readonly contents: string;
  readonly credits: string;
  /** How a document for proofreading is used. */
  readonly proofreading: string;
  /** Where the text comes from and when; null without a colophon. */
  readonly colophon: string | null;
};

/** A book to be printed in any of the formats. */
export type Book = {
  readonly title: string;
  /** Plain text; empty for none. */
  readonly description: string;
  /** Null for none. Plain text has no place for it. */
  readonly cover: Cover | null;
  /** The address of the project, by which readers' programs know the book again. */
  readonly address: string;
  /** When it was made, in milliseconds. */
  readonly madeAt: number;
  readonly source_lang: string;
  readonly target_lang: string;
  readonly layout: Layout;
  readonly words: BookWords;
  readonly chapters: readonly Chapter[];
  /** The pictures of its texts by their names. */
  readonly pictures: ReadonlyMap<string, Picture>;
  /** What the pictures in lines of text show, by their names. */
  readonly alts: ReadonlyMap<string, Side>;
  /** What the project says of the work (projects.37). */
  readonly work: Work;
  /** By share; empty for none. */
  readonly credits: readonly Credit[];
};
