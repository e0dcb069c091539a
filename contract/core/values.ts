import { z } from 'zod';
import { SERVICE_NAME } from '#domain/core/access/sign-in-services.ts';
import { ID_OR_HANDLE, ID_OR_USERNAME, mayName } from '#domain/core/addresses/addresses.ts';
import { parseSectionsList } from '#domain/core/addresses/sections-list.ts';
import { IMAGE_PROBLEMS, type ImageProblem } from '#domain/core/images/images.ts';
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '#domain/core/languages/interface-languages.ts';
import { type Bounds, LIMITS } from '#domain/core/limits.ts';
import { append } from '#domain/core/long-lists.ts';
import { whyNotLink } from '#domain/core/names/links.ts';
import { whyNotMessage } from '#domain/core/text/may-be-plural.ts';
import { controlNames, isStorable, storedText, whyNotText } from '#domain/core/text/text.ts';
import { readColumns, readSheets } from '#domain/formats/model/table-choice.ts';
import { RATE_BOUNDS } from '#domain/formats/subtitles/frame-rate.ts';
import type { Kind } from './failures.ts';

/** Reports a violated rule with the kind of the failure, and the characters that are refused. */
export const issueOf = (kind: Kind, characters: readonly string[] = []) => ({
  code: 'custom' as const,
  params: { kind, ...(characters.length > 0 && { characters }) },
});

/**
 * A shape whose input is rewritten first, for example because a field has an alias; its input type is that of the
 * shape.
 */
export function withPreprocess<Shape extends z.ZodType>(rewrite: (sent: unknown) => unknown, shape: Shape) {
  return z.preprocess(rewrite, shape) as unknown as z.ZodType<z.output<Shape>, z.input<Shape>>;
}

/**
 * A string with a maximum of code points that can be stored. Another one is refused before any rule, pattern or transformation reads it.
 * Every string in a request is one of these (contract/core/bounds.test.ts).
 */
export const bounded = (max: number) =>
  z
    .string()
    .max(max, { abort: true })
    .refine(isStorable, { params: issueOf('illegal').params, abort: true });

/** A short string whose form another rule checks: a token, a language, a time with an id. */
export const shortString = bounded(LIMITS.formedText);

/** The maximum code points of a text as it is sent: a line break may have two, and a BOM is dropped. */
const maxRawLength = ({ max }: Bounds) => 2 * max + 1;

/** Describes the bounds for clients. */
const described = ({ min, max }: Bounds) => ({
  description: `${min} to ${max} code points`,
  ...(min > 0 && { minLength: min }),
  maxLength: max,
});

type ListDef = z.core.$ZodArrayDef & { most: number };

/** Zod's array validates every item, however many mistakes there are. */
const List = z.core.$constructor<z.ZodArray, ListDef>('List', (inst, def) => {
  z.ZodArray.init(inst, def);
  const { parse } = inst._zod;
  inst._zod.parse = (payload, context) => {
    const sent: unknown = payload.value;
    if (!Array.isArray(sent) || sent.length > def.most) return parse(payload, context);
    const items: unknown[] = [];
    for (const value of sent) {
      const item = def.element._zod.run({ value, issues: [] }, context);
      if (item instanceof Promise) throw new z.core.$ZodAsyncError();
      append(payload.issues, z.core.util.prefixIssues(items.length, item.issues));
      items.push(item.value);
      if (payload.issues.length >= LIMITS.mistakes) break;
    }
    payload.value = items;
    return payload;
  };
});

/**
 * A list in a request (api.17). One that is too long is refused before any item is validated, and validation stops
 * after LIMITS.mistakes mistakes.
 */
export function list<Item extends z.ZodType>(item: Item, { min = 0, max }: { min?: number; max: number }) {
  const items = new List({ type: 'array', element: item, most: max }) as unknown as z.ZodArray<Item>;
  return min > 0 ? items.max(max).min(min) : items.max(max);
}

/** Zod's array, which drops the items after its maximum. */
const ReplyList = z.core.$constructor<z.ZodArray, ListDef>('ReplyList', (inst, def) => {
  z.ZodArray.init(inst, def);
  const { parse } = inst._zod;
  inst._zod.parse = (payload, context) => {
    const { value } = payload;
    if (Array.isArray(value) && value.length > def.most) payload.value = value.slice(0, def.most);
    return parse(payload, context);
  };
});

/**
 * A list in a reply: its first `max` items. There are no more if writing is limited; items from before the limit are
 * left out. Every list in a reply is one of these, or the call streams it (contract/core/bounds.test.ts).
 */
export function replyList<Item extends z.ZodType>(item: Item, max: number) {
  const items = new ReplyList({ type: 'array', element: item, most: max }) as unknown as z.ZodArray<Item>;
  return items.max(max);
}

/**
 * A shape whose fields of these names are blank texts where they are missing, so that the rule that refuses blank ones names them together
 * with all else that is missing (api.12).
 */
export const withBlanks = <Shape extends z.ZodObject>(names: (keyof Shape['shape'])[], shape: Shape) =>
  withPreprocess((sent) => {
    if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return sent;
    const given = Object.entries(sent).filter(([, value]) => value !== null && value !== undefined);
    return { ...sent, ...Object.fromEntries(names.map((name) => [name, ''])), ...Object.fromEntries(given) };
  }, shape);

const inDigits = (sent: unknown) =>
  typeof sent === 'string' && !/^-?\d{1,20}$/.test(sent) ? Number.NaN : sent;

/**
 * A whole number in an address, with decimal digits only, because `Number` would also accept `1e3`, `0x10` and blanks.
 */
export const integerParam = ({ min, max = Number.MAX_SAFE_INTEGER }: { min: number; max?: number }) =>
  withPreprocess(inDigits, z.coerce.number<number | string>().int().min(min).max(max)).meta({
    type: 'integer',
    minimum: min,
    maximum: max,
  });

/** A value that is written in an address as JSON. */
export const jsonParam = <Shape extends z.ZodType>(shape: Shape, max: number) =>
  bounded(max)
    .transform((written, issues): unknown => {
      try {
        return JSON.parse(written);
      } catch {
        issues.addIssue(issueOf('json'));
        return z.NEVER;
      }
    })
    .pipe(shape);

/** Frames a second, such as `25` or `23.976`. */
export const FrameRateParam = shortString
  .regex(/^\d{1,4}(?:\.\d{1,6})?$/)
  .transform(Number)
  .pipe(z.number().min(RATE_BOUNDS.min).max(RATE_BOUNDS.max));

/** What each column of a table has, in order: `key,source,,translation,context` (programs.34). */
export const ColumnsParam = bounded(LIMITS.columns).transform((written, issues) => {
  const columns = readColumns(written);
  if (columns) return columns;
  issues.addIssue(issueOf('illegal'));
  return z.NEVER;
});

/** The names of sheets of a workbook, separated by slashes, which no name has (programs.38). */
export const SheetsParam = bounded(LIMITS.sheets).transform((written, issues) => {
  const sheets = readSheets(written);
  if (sheets) return sheets;
  issues.addIssue(issueOf('illegal'));
  return z.NEVER;
});

/** The id of a row. Numbers above 2^53 are not exact in JSON, so they are refused. */
export const Id = integerParam({ min: 1 });

/** The id of a row in a body, as a JSON number. */
export const BodyId = z.int().min(1);

const idOr = (pattern: RegExp) =>
  shortString
    .regex(pattern)
    .refine((value) => mayName(pattern, value))
    .transform((value) => (/^\d/.test(value) ? Number(value) : value.toLowerCase()));

/** `{id_or_handle}`: a handle can't begin with a digit, so that both can be told apart (api.3). */
export const IdOrHandle = idOr(ID_OR_HANDLE);
/** `{id_or_username}`: a username can't begin with a digit either. */
export const IdOrUsername = idOr(ID_OR_USERNAME);
/** A handle or a username, existing or not, for which an image is generated. */
export const Name = bounded(LIMITS.handle.max).min(1);

/** The hash of a stored image. */
export const ImageHash = shortString.regex(/^[0-9a-f]{64}$/);

/** The id of a background job. */
export const JobId = shortString.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);

/** A language of the interface (languages.1). */
export const InterfaceLanguageCode = z.enum(
  INTERFACE_LANGUAGES as [InterfaceLanguage, ...InterfaceLanguage[]],
);

/** The name of a sign-in service (services.3). */
export const ServiceName = shortString.regex(SERVICE_NAME);

/** The token at the end of an invitation link. */
export const Token = shortString.regex(/^[\w-]{32}$/);

/** The token of links that switch emails off. */
export const UnsubscribeToken = shortString.regex(/^[\w-]{43}$/);

/** A time in milliseconds since 1970 UTC, as all times on the wire (api.2). */
export const Time = z.int().meta({ description: 'milliseconds since 1970 UTC' });

/** A time in milliseconds in an address. */
export const TimeParam = integerParam({ min: 0 });

/** `all`, or hexadecimal section ids separated by underscores, as in the URL of the editor (screens.2). */
export const SectionsList = bounded(LIMITS.sectionsList)
  .meta({ description: 'all, or hexadecimal ids of sections joined by _' })
  .transform((value, issues) => {
    const sections = parseSectionsList(value);
    if (sections) return sections;
    issues.addIssue(issueOf('illegal'));
    return z.NEVER;
  });

/** A flag of the query; it is true without a value (api.4). */
export const Flag = z
  .enum(['', 'true', '1', 'false', '0'])
  .transform((value) => value !== 'false' && value !== '0')
  .default(false);

const sound = (controlsOf: (text: string) => string[]) => (bounds: Bounds) =>
  bounded(maxRawLength(bounds))
    .transform(storedText)
    .superRefine((value, issues) => {
      const characters = controlsOf(value);
      const kind = characters.length > 0 ? 'illegal' : whyNotText(value, bounds);
      if (kind) issues.addIssue(issueOf(kind, characters));
    })
    .meta(described(bounds));

/** What a file has beside its texts, or what is searched for: a text that may have control characters. */
export const anyText = sound(() => []);

/**
 * A text by a user in its stored form (strings.7), measured in code points, without control characters (strings.22). A required
 * one must not be blank (`required`).
 */
export const text = sound(controlNames);

/** A source text or a translation: a text of which, if it is a plural, each form has the bounds (plurals.3). */
export const message = (bounds: Bounds) =>
  bounded(LIMITS.pluralText.max)
    .transform(storedText)
    .superRefine((value, issues) => {
      const characters = controlNames(value);
      const kind = characters.length > 0 ? 'illegal' : whyNotMessage(value, bounds);
      if (kind) issues.addIssue(issueOf(kind, characters));
    })
    .meta({
      description: `${bounds.min} to ${bounds.max} code points; of a plural, each form`,
      minLength: bounds.min,
      maxLength: LIMITS.pluralText.max,
    });

/** A text that is trimmed before its length is checked (strings.8). It may be sent with as much white space again. */
export const trimmed = (bounds: Bounds) =>
  bounded(2 * maxRawLength(bounds))
    .transform((value) => value.trim())
    .pipe(text(bounds))
    .meta(described(bounds));

/** A trimmed text on one line, such as a name or a word. */
export const line = (bounds: Bounds) =>
  bounded(2 * maxRawLength(bounds))
    .transform((value) => value.replace(/\s+/gu, ' ').trim())
    .pipe(text(bounds))
    .meta(described(bounds));

/**
 * A file as the body. It is sent as `application/octet-stream` or with its own media type, which is not trusted.
 */
export const Bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array) as z.ZodType<
  Uint8Array,
  Uint8Array | Blob
>;

/** Why the image of a link isn't shown; null if it is shown or there is no link. */
export const Problem = z.enum(Object.keys(IMAGE_PROBLEMS) as [ImageProblem, ...ImageProblem[]]).nullable();

/** A URL with http or https, or an empty text (images.1). */
export const link = (bounds: Bounds) =>
  line(bounds).superRefine((value, issues) => {
    if (whyNotLink(value, bounds) === 'link') issues.addIssue(issueOf('link'));
  });
