import { z } from 'zod';

/**
 * The end of a table's rows. A backup is a gzipped text. Its first line is JSON that describes it. Each table follows:
 * a line of JSON with its name and columns, its rows in PostgreSQL's COPY format, and a line `\.`. The last line is
 * JSON with the totals; without it the backup is incomplete. All PostgreSQL versions from 15 on write and read the same
 * rows.
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
  /** The last generated id, if the table generates ids, so that none is used again. */
  last_id: z.int().nullable(),
});
export type TableHead = z.infer<typeof TableHead>;

/** The last line. */
export const Tail = z.object({ tables: z.int(), rows: z.int() });
export type Tail = z.infer<typeof Tail>;

/** Parses a line; undefined if it is invalid. */
export function parseLine<Shape extends z.ZodType>(
  shape: Shape,
  line: string | undefined,
): z.output<Shape> | undefined {
  try {
    return shape.safeParse(JSON.parse(line ?? '')).data;
  } catch {
    return undefined;
  }
}
