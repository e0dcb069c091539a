import { z } from 'zod';
import { ID_OR_HANDLE, ID_OR_USERNAME, mayName } from '#domain/addresses/addresses.ts';
import { parseSectionsList } from '#domain/addresses/sections-list.ts';
import { IMAGE_PROBLEMS, type ImageProblem } from '#domain/images/images.ts';
import { type Bounds, LIMITS } from '#domain/limits.ts';
import { whyNotLink } from '#domain/names/links.ts';
import { isStorable, storedText, whyNotText } from '#domain/texts/text.ts';
import type { Kind } from './failures.ts';

/** Marks a broken rule with the kind that the failure will carry. */
export const issueOf = (kind: Kind) => ({ code: 'custom' as const, params: { kind } });

/** A shape for what is first rewritten, as where a name has an alias; it takes what the shape itself takes. */
export function preprocessed<Shape extends z.ZodType>(rewrite: (sent: unknown) => unknown, shape: Shape) {
  return z.preprocess(rewrite, shape) as unknown as z.ZodType<z.output<Shape>, z.input<Shape>>;
}

/**
 * A string of so many code points at most. A longer one is refused before any rule, pattern or transformation looks at it;
 * what follows may be stricter. Every string that a call takes is one of these (contract/bounds.test.ts).
 */
export const bounded = (max: number) => z.string().max(max, { abort: true });

/** A string whose form its own rule says: a token, a language, a moment and a number. */
export const shortString = bounded(LIMITS.formedText);

/** Code points that a text may have as it comes: a line break may be two of them, and a BOM is dropped. */
const rawOf = ({ max }: Bounds) => 2 * max + 1;

/** Tells clients what counts in the end. */
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
      payload.issues.push(...z.core.util.prefixIssues(items.length, item.issues));
      items.push(item.value);
      if (payload.issues.length >= LIMITS.mistakes) break;
    }
    payload.value = items;
    return payload;
  };
});

/**
 * A list in a request (api.17). One that is too long is refused before any item is validated, and validation stops after
 * LIMITS.mistakes.
 */
export function list<Item extends z.ZodType>(item: Item, { min = 0, max }: { min?: number; max: number }) {
  const items = new List({ type: 'array', element: item, most: max }) as unknown as z.ZodArray<Item>;
  return min > 0 ? items.max(max).min(min) : items.max(max);
}

/** Zod's array, without the items past its maximum. */
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
 * A list that a call answers: its first `max` items. There are no more where what is written has a limit; those that were
 * stored before there was one are left out. Every list of a reply is one of these, or the call sends it while it is read
 * (contract/bounds.test.ts).
 */
export function replyList<Item extends z.ZodType>(item: Item, max: number) {
  const items = new ReplyList({ type: 'array', element: item, most: max }) as unknown as z.ZodArray<Item>;
  return items.max(max);
}

const inDigits = (sent: unknown) =>
  typeof sent === 'string' && !/^-?\d{1,20}$/.test(sent) ? Number.NaN : sent;

/** A whole number in an address, in decimal digits alone: `Number` would read `1e3`, `0x10` and blanks as numbers too. */
export const whole = ({ min, max = Number.MAX_SAFE_INTEGER }: { min: number; max?: number }) =>
  preprocessed(inDigits, z.coerce.number<number | string>().int().min(min).max(max)).meta({
    type: 'integer',
    minimum: min,
    maximum: max,
  });

/** The number of a row. Numbers past 2^53 can't be told apart in JSON, so they are refused. */
export const Id = whole({ min: 1 });

/** The number of a row in a body, where a number is a number. */
export const BodyId = z.int().min(1);

const idOr = (pattern: RegExp) =>
  shortString
    .regex(pattern)
    .refine((value) => mayName(pattern, value))
    .transform((value) => (/^\d/.test(value) ? Number(value) : value.toLowerCase()));

/** `{id_or_handle}`: a handle can't begin with a digit, so the two never clash (api.3). */
export const IdOrHandle = idOr(ID_OR_HANDLE);
/** `{id_or_username}`, likewise. */
export const IdOrUsername = idOr(ID_OR_USERNAME);
/** A handle or a username, existing or not: a picture is drawn for any. */
export const Name = bounded(LIMITS.handle.max).min(1);

/** The hash of a stored image. */
export const ImageHash = shortString.regex(/^[0-9a-f]{64}$/);

/** The id of a background job. */
export const JobId = shortString.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);

/** What an invitation link ends with. */
export const Token = shortString.regex(/^[\w-]{32}$/);

/** Milliseconds since 1970 UTC: every time on the wire (api.2). */
export const Time = z.int().meta({ description: 'milliseconds since 1970 UTC' });

/** 'all' or section ids in hexadecimal joined by underscores, as in the editor's address (screens.2). */
export const SectionsList = bounded(LIMITS.sectionsList).transform((value, issues) => {
  const sections = parseSectionsList(value);
  if (sections) return sections;
  issues.addIssue(issueOf('illegal'));
  return z.NEVER;
});

/** A flag of the query: without a value it is true (api.4). */
export const Flag = z
  .enum(['', 'true', '1', 'false', '0'])
  .transform((value) => value !== 'false' && value !== '0')
  .default(false);

/**
 * Text that a person wrote, as it will be stored (strings.7), its length in code points.
 * One that must be there is refused when it is blank, kind `required`.
 */
export const text = (bounds: Bounds) =>
  bounded(rawOf(bounds))
    .transform(storedText)
    .superRefine((value, issues) => {
      const kind = isStorable(value) ? whyNotText(value, bounds) : 'illegal';
      if (kind) issues.addIssue(issueOf(kind));
    })
    .meta(described(bounds));

/** Text that is trimmed first (strings.8). White space that exceeds the maximum is accepted, up to as much again. */
export const trimmed = (bounds: Bounds) =>
  bounded(2 * rawOf(bounds))
    .transform((value) => value.trim())
    .pipe(text(bounds))
    .meta(described(bounds));

/** Text on one line with its edges trimmed: names, words. */
export const line = (bounds: Bounds) =>
  bounded(2 * rawOf(bounds))
    .transform((value) => value.replace(/\s+/gu, ' ').trim())
    .pipe(text(bounds))
    .meta(described(bounds));

/**
 * A body that is a file instead of JSON: sent as `application/octet-stream` or with its own media type, which is not trusted.
 */
export const Bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array) as z.ZodType<
  Uint8Array,
  Uint8Array | Blob
>;

/** Why the image of a link is not shown; null if it is, or if there is no link. */
export const Problem = z.enum(Object.keys(IMAGE_PROBLEMS) as [ImageProblem, ...ImageProblem[]]).nullable();

/** An address that a browser may follow: http or https only, or empty (images.1). */
export const Link = line(LIMITS.coverUrl).superRefine((value, issues) => {
  if (whyNotLink(value, LIMITS.coverUrl) === 'link') issues.addIssue(issueOf('link'));
});
