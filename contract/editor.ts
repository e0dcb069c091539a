import { z } from 'zod';
import { LIMITS } from '#domain/limits.ts';
import { parseSectionsList } from '#domain/sections-list.ts';
import { PAGE_COLOURS } from '#domain/strings.ts';
import { endpoint } from './endpoint.ts';
import { Section } from './sections.ts';
import { SourceString } from './strings.ts';
import { Translation } from './translations.ts';
import { broken } from './values.ts';

const SectionsList = z.string().transform((value, issues) => {
  const sections = parseSectionsList(value);
  if (sections) return sections;
  issues.addIssue(broken('illegal'));
  return z.NEVER;
});

/** A row of the editor: the string, all its translations, and how many comments the asking user hasn't read. */
export const EditorRow = SourceString.extend({
  translations: z.array(Translation),
  unread_amount: z.int(),
});
export type EditorRow = z.infer<typeof EditorRow>;

export const openEditorPage = endpoint('GET', '/api/projects/:project/editor', {
  summary: 'One page of the editor: its rows, and the state of every page',
  query: z.object({
    /** 'all' or section ids in hexadecimal joined by underscores, as in the page's address. */
    sections: SectionsList,
    page: z.coerce.number().int().min(1).default(1),
    size: z.coerce
      .number()
      .int()
      .min(LIMITS.pageSize.min)
      .max(LIMITS.pageSize.max)
      .default(LIMITS.pageSizeDefault),
  }),
  reply: z.object({
    sections: z.array(Section),
    /** Strings in these sections. */
    strings_amount: z.int(),
    strings_translated: z.int(),
    /** The page shown: the last one, when fewer are there than asked for. */
    page: z.int(),
    /** The colour of every page (SPEC §2), first page first; empty for no strings. */
    colours: z.array(z.enum(PAGE_COLOURS)),
    rows: z.array(EditorRow),
  }),
});
