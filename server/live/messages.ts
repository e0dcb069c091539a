import { z } from 'zod';

/** A page that shows its user as present. */
const Page = z.object({
  project: z.int(),
  user: z.object({ id: z.int(), username: z.string(), avatar_image: z.string().nullable() }),
  client: z.string(),
  string_id: z.int().nullable(),
  is_writing: z.boolean(),
});
export type Page = z.infer<typeof Page>;

/** Which page, without what it shows. */
const PageName = z.object({ project: z.int(), user_id: z.int(), client: z.string() });
export type PageName = z.infer<typeof PageName>;

/** What one server tells the others, each a NOTIFY. */
const Message = z.discriminatedUnion('about', [
  /** Something was written to the logs of these projects; of whichever, where there are too many to name. */
  z.object({ about: z.literal('log'), projects: z.array(z.int()).nullable() }),
  /** Somebody's session or standing has ended. */
  z.object({ about: z.literal('people') }),
  z.object({ about: z.literal('here'), pages: z.array(Page) }),
  z.object({ about: z.literal('left'), pages: z.array(PageName) }),
  /** Who has just begun to listen asks who is there. */
  z.object({ about: z.literal('who') }),
  /** Nothing, but that whoever says it can be heard. */
  z.object({ about: z.literal('echo') }),
]);
export type Message = z.infer<typeof Message>;

const Signed = z.object({ from: z.string(), message: Message });

/** A message with its sender's name, as it is sent. */
export const payloadOf = (from: string, message: Message) => JSON.stringify({ from, message });

/** What was sent; undefined for what another version of the service may have sent. */
export function messageIn(payload: string) {
  try {
    return Signed.safeParse(JSON.parse(payload)).data;
  } catch {
    return undefined;
  }
}

/** PostgreSQL carries less than 8000 bytes in one; something is left for what stands around a list. */
const MOST_BYTES = 7800;

/** A list in as few messages as carry it. */
export function inMessages<Item>(items: readonly Item[], messageOf: (some: Item[]) => Message): Message[] {
  const lists: Item[][] = [];
  let size = MOST_BYTES;
  for (const item of items) {
    const bytes = Buffer.byteLength(JSON.stringify(item)) + 1;
    if (size + bytes > MOST_BYTES) {
      lists.push([]);
      size = 0;
    }
    lists.at(-1)?.push(item);
    size += bytes;
  }
  return lists.map(messageOf);
}
