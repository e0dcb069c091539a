import { readEvents, showPresence } from '#contract/live.ts';
import { readsProject, readsSignedIn } from '../guards/guards.ts';
import type { Feature } from '../house.ts';
import { addressOfVisitor } from '../limits/visitor.ts';
import { serve } from '../serve.ts';
import { tokenHashOf } from '../session/cookies.ts';

/** What is done in a project as it is done, and who is there. */
export const live: Feature = (house) => {
  serve(house, readEvents, readsProject, async ({ project, me, query, request, reply }) => {
    const { 'last-event-id': since } = request.headers;
    house.live.listen(reply, {
      project: project.id,
      userId: me?.id,
      address: addressOfVisitor(request),
      tokenHash: tokenHashOf(request),
      client: query.client,
      since: typeof since === 'string' && since !== '' ? since : undefined,
    });
  });

  serve(house, showPresence, readsSignedIn, async ({ project, me, body }) => {
    const { client, string_id, is_writing, is_leaving } = body;
    const user = { id: me.id, username: me.username, avatar_image: me.avatar_image };
    if (is_leaving) house.live.leave({ project: project.id, user_id: me.id, client });
    else house.live.show({ project: project.id, user, client, string_id, is_writing });
  });
};
