import { z } from 'zod';

/**
 * A backup is a gzipped text: a line of JSON that says what it is, then each table as a line of JSON with its name and
 * columns, its rows as PostgreSQL's COPY writes them, a line `\.`, and a last line of JSON with the amounts, without
 * which it was cut off. Any PostgreSQL of 15 or newer writes and reads the same rows.
 */
export const END_OF_ROWS = '\\.';

/** The first line. */
export const Head = z.object({
  dragoman_backup: z.literal(1),
  /** The newest migration of the database it was made from. */
  migration: z.int().min(1),
  /** Milliseconds since 1970 UTC. */
  made_at: z.int(),
});
export type Head = z.infer<typeof Head>;

/** The line before a table's rows. */
export const TableHead = z.object({
  table: z.string(),
  columns: z.array(z.string()).min(1),
  /** Where the table counts ids of its own: the last one given, so that none is ever given again. */
  last_id: z.int().nullable(),
});
export type TableHead = z.infer<typeof TableHead>;

/** The last line. */
export const Tail = z.object({ tables: z.int(), rows: z.int() });
export type Tail = z.infer<typeof Tail>;

/** Reads one such line; undefined for what is none. */
export function parsed<Shape extends z.ZodType>(
  shape: Shape,
  line: string | undefined,
): z.output<Shape> | undefined {
  try {
    return shape.safeParse(JSON.parse(line ?? '')).data;
  } catch {
    return undefined;
  }
}
