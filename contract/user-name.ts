import { z } from 'zod';

/** A user as others name them: enough for a link and an avatar. */
export const UserName = z.object({ id: z.int(), username: z.string() });
export type UserName = z.infer<typeof UserName>;
