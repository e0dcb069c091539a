import { z } from 'zod';

/** The id and the name of a user, for links and avatars. */
export const UserName = z.object({ id: z.int(), username: z.string() });
export type UserName = z.infer<typeof UserName>;
