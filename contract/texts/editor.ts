import { z } from 'zod';
import { CAPS, LIMITS } from '#domain/core/limits.ts';
import { PAGE_COLOURS } from '#domain/core/text/strings.ts';
import { CHECK_FILTERS } from '#domain/texts/checks/check-filters.ts';
import { STATUS_FILTERS, STRING_SORTS } from '#domain/texts/editor/string-filters.ts';
import { endpoint } from '../core/endpoint.ts';
import {
  anyText,
  bounded,
  Flag,
  Id,
  integerParam,
  line,
  list,
  replyList,
  SectionsList,
  shortString,
} from '../core/values.ts';
import { Dismissal } from './dismissals.ts';
import * as routes from './editor.routes.ts';
import { Section } from './sections.ts';
import { SourceString } from './strings.ts';
import { Translation } from './translations.ts';

export const PageSize = integerParam(LIMITS.pageSize).default(LIMITS.pageSizeDefault);

/** Ids joined by commas, at most as many as a page may have rows. */
const Ids = bounded(LIMITS.sectionsList)
  .transform((value): (string | number)[] => value.split(','))
  .pipe(list(Id, { max: LIMITS.pageSize.max }));

/** A row of the editor: the string, all its translations, and the number of comments that the caller hasn't read. */
export const EditorRow = SourceString.extend({
  /**
   * The flags of its entry of gettext, as `c-format`, which say what its placeholders are (command-line.30); none in other files, and null if
   * it isn't from a file.
   */
  flags: replyList(z.string(), CAPS.flags).nullable(),
  translations: replyList(Translation, CAPS.translationsListed),
  unread_amount: z.int(),
  /** What is dismissed in the string (dismissals.1); what is dismissed in the project is a list of its own. */
  dismissals: replyList(Dismissal, CAPS.dismissalsOfString),
});
export type EditorRow = z.infer<typeof EditorRow>;

/** Statuses joined by commas, as in the page's address. */
const Statuses = shortString
  .transform((value) => value.split(','))
  .pipe(list(z.enum(STATUS_FILTERS), { max: STATUS_FILTERS.length }));

/** Checks joined by commas. */
export const Checks = shortString
  .transform((value) => value.split(','))
  .pipe(list(z.enum(CHECK_FILTERS), { max: CHECK_FILTERS.length }));

/** `{string}.{comment}`, joined by commas: the last comment that a guest has read on each string. */
const GuestMarks = bounded(LIMITS.sectionsList)
  .regex(/^[1-9]\d{0,14}\.[1-9]\d{0,14}(,[1-9]\d{0,14}\.[1-9]\d{0,14})*$/)
  .transform((value) =>
    value.split(',').map((mark) => {
      const [string = 0, comment = 0] = mark.split('.').map(Number);
      return { string, comment };
    }),
  )
  .pipe(list(z.object({ string: z.int(), comment: z.int() }), { max: LIMITS.guestMarks }));

const searched = anyText(LIMITS.pattern).optional();

/** The filter and the order of the editor's list (editor.25, editor.32). */
const LIST = {
  sections: SectionsList,
  /** Strings must have all of them. */
  status: Statuses.optional(),
  /** Strings must fail one of them (checks.26). */
  checks: Checks.optional(),
  /** The username of an author of one of its translations; an unknown one matches no string. */
  from: line(LIMITS.username).optional(),
  /** Searches the source and all translations. */
  text: searched,
  original: searched,
  translation: searched,
  key: searched,
  context: searched,
  /**
   * The five texts are regular expressions of PostgreSQL: refused as `pattern` if invalid, and as `slow` if stopped
   * (editor.31).
   */
  regex: Flag,
  sort: z.enum(STRING_SORTS).default('index'),
  desc: Flag,
  /**
   * A guest's read marks, which their browser stores (editor.27): all comments up to this one, and later ones by
   * string.
   */
  read_to: Id.optional(),
  read: GuestMarks.optional(),
};

export const openEditorPage = endpoint(routes.openEditorPage, {
  summary: 'Get a page of the editor: its rows and the state of every page',
  isExact: true,
  query: z.object({
    ...LIST,
    /** From 1; by default the page with `string`, or the first. */
    page: integerParam({ min: 1 }).optional(),
    size: PageSize,
    /** The string whose page to show, if there is no `page`. */
    string: Id.optional(),
  }),
  reply: z.object({
    sections: replyList(Section, LIMITS.sectionsInOrder),
    /** The number of strings in these sections, regardless of the filter. */
    strings_amount: z.int(),
    strings_translated: z.int(),
    /** The number of strings that match the filter. */
    matching_amount: z.int(),
    /** The shown page; the last one if the requested one does not exist. */
    page: z.int(),
    /** The colour of every page in order (editor.10); empty without strings. */
    colours: replyList(z.enum(PAGE_COLOURS), CAPS.editorPages),
    rows: replyList(EditorRow, LIMITS.pageSize.max),
  }),
});

export const findNextString = endpoint(routes.findNextString, {
  summary: 'Find the next string with a status, wrapping from the end to the start',
  query: z.object({
    ...LIST,
    size: PageSize,
    /**
     * The string to start after, or after its former position if it no longer matches the filter; by default the
     * beginning.
     */
    after: Id.optional(),
    /** The status to find, in addition to the filter. */
    be: z.enum(STATUS_FILTERS).default('non_tr'),
  }),
  /** Null if there is none besides the one to start after. */
  reply: z.object({ string: z.int(), page: z.int() }).nullable(),
});

export const listMatchingStrings = endpoint(routes.listMatchingStrings, {
  summary: 'List the ids of all strings that match a filter, in their order, as many as a batch may have',
  query: z.object(LIST),
  reply: z.object({
    strings: replyList(z.int(), LIMITS.batch),
    /** The number of all strings that match. */
    matching_amount: z.int(),
  }),
});

/** The string at which a user continues to translate. */
const MyPlace = z.object({
  section_id: z.int(),
  string_id: z.int(),
  /** When the user added their last translation in the project, to this string; null for the first untranslated string. */
  at: z.int().nullable(),
});
export type MyPlace = z.infer<typeof MyPlace>;

export const findMyPlace = endpoint(routes.findMyPlace, {
  summary:
    'Get the string of your last translation in a project, else the first untranslated one; null if there is none',
  reply: MyPlace.nullable(),
});

/** How many strings of a project fail a check by their current translation. */
const FailedCheck = z.object({
  check: z.enum(CHECK_FILTERS),
  strings: z.int(),
  /** In how many of them a finding has a fix (findings.4). */
  fixable: z.int(),
});

export const countFailedChecks = endpoint(routes.countFailedChecks, {
  summary: 'Count the strings of a project that fail each check',
  reply: z.object({
    /** The checks that a string fails, in their order. */
    checks: replyList(FailedCheck, CHECK_FILTERS.length),
    /** The strings that fail any that is *certain* or *very likely*, as the status `failed_checks` finds them. */
    strings: z.int(),
  }),
});

export const listEditorRows = endpoint(routes.listEditorRows, {
  summary: 'Get rows of the editor by string ids; deleted strings are skipped',
  query: z.object({ ids: Ids }),
  reply: replyList(EditorRow, LIMITS.pageSize.max),
});
