import { z } from 'zod';
import { IMAGE_PROBLEMS, type ImageProblem } from '#domain/images.ts';
import { type Bounds, LIMITS } from '#domain/limits.ts';
import { whyNotLink } from '#domain/links.ts';
import { parseSectionsList } from '#domain/sections-list.ts';
import { isStorable, storedText, whyNotText } from '#domain/text.ts';
import type { Kind } from './failures.ts';

/** Marks a broken rule with the kind that the failure will carry. */
export const broken = (kind: Kind) => ({ code: 'custom' as const, params: { kind } });

/** A shape for what is first rewritten, as where a name has an alias; it takes what the shape itself takes. */
export function rewritten<Shape extends z.ZodType>(rewrite: (sent: unknown) => unknown, shape: Shape) {
  return z.preprocess(rewrite, shape) as unknown as z.ZodType<z.output<Shape>, z.input<Shape>>;
}

const inDigits = (sent: unknown) => (typeof sent === 'string' && !/^-?\d+$/.test(sent) ? Number.NaN : sent);

/** A whole number in an address, in decimal digits alone: `Number` would read `1e3`, `0x10` and blanks as numbers too. */
export const whole = ({ min, max = Number.MAX_SAFE_INTEGER }: { min: number; max?: number }) =>
  rewritten(inDigits, z.coerce.number<number | string>().int().min(min).max(max)).meta({
    type: 'integer',
    minimum: min,
    maximum: max,
  });

/** The number of a row. Numbers past 2^53 can't be told apart in JSON, so they are refused. */
export const Id = whole({ min: 1 });

/** The number of a row in a body, where a number is a number. */
export const BodyId = z.int().min(1);

const idOr = (pattern: RegExp) =>
  z
    .string()
    .regex(pattern)
    .transform((value) => (/^\d/.test(value) ? Number(value) : value.toLowerCase()))
    .refine((value) => typeof value === 'string' || (value > 0 && Number.isSafeInteger(value)));

/** `{id_or_handle}`: a handle can't begin with a digit, so the two never clash (DECISIONS §1). */
export const IdOrHandle = idOr(/^(\d{1,16}|[A-Za-z_]\w{0,99})$/);
/** `{id_or_username}`, likewise. */
export const IdOrUsername = idOr(/^(\d{1,16}|[A-Za-z_]\w{0,31})$/);
/** A handle or a username, existing or not: a picture is drawn for any. */
export const Name = z.string().min(1).max(LIMITS.handle.max);

/** An image that the service keeps, by its content. */
export const ImageHash = z.string().regex(/^[0-9a-f]{64}$/);

/** Milliseconds since 1970 UTC: every time on the wire (DECISIONS §1). */
export const Time = z.int().meta({ description: 'milliseconds since 1970 UTC' });

/** 'all' or section ids in hexadecimal joined by underscores, as in the editor's address (SPEC §2). */
export const SectionsList = z.string().transform((value, issues) => {
  const sections = parseSectionsList(value);
  if (sections) return sections;
  issues.addIssue(broken('illegal'));
  return z.NEVER;
});

/** A flag of the query: without a value it is true (DECISIONS §1). */
export const Flag = z
  .enum(['', 'true', '1', 'false', '0'])
  .transform((value) => value !== 'false' && value !== '0')
  .default(false);

/**
 * Text that a person wrote, as it will be stored (DECISIONS §6), its length in code points.
 * One that must be there is refused when it is blank, kind `required`.
 */
export const text = (bounds: Bounds) =>
  z
    .string()
    .transform(storedText)
    .superRefine((value, issues) => {
      const kind = isStorable(value) ? whyNotText(value, bounds) : 'illegal';
      if (kind) issues.addIssue(broken(kind));
    })
    .meta({ description: `${bounds.min} to ${bounds.max} code points` });

/** Text on one line with its edges trimmed: names, words. */
export const line = (bounds: Bounds) =>
  z
    .string()
    .transform((value) => value.replace(/\s+/gu, ' ').trim())
    .pipe(text(bounds));

/** Why the image of a link is not shown; null where it is, or where there is no link. */
export const Problem = z.enum(Object.keys(IMAGE_PROBLEMS) as [ImageProblem, ...ImageProblem[]]).nullable();

/** An address that a browser may follow: http or https only, or empty (DECISIONS §8). */
export const Link = line(LIMITS.coverUrl).superRefine((value, issues) => {
  if (whyNotLink(value, LIMITS.coverUrl) === 'link') issues.addIssue(broken('link'));
});
