import { readEvents, showPresence } from '#contract/notices/live.ts';
import { readNotificationEvents } from '#contract/notices/notifications.ts';
import { credentialOf } from '../../core/auth/credential.ts';
import type { Feature } from '../../core/endpoints/app-context.ts';
import { registerEndpoint } from '../../core/endpoints/register-endpoint.ts';
import { readsProject, signedIn, userWhoReads } from '../../core/guards/guards.ts';
import { addressOfVisitor } from '../../platform/limits/visitor.ts';
import type { Live } from './open-live.ts';

/** Streams of a project's events, and who has the project open. */
export const liveEndpoints =
  (live: Live): Feature =>
  (context) => {
    registerEndpoint(context, readEvents, readsProject, async ({ project, me, query, request, reply }) => {
      const { 'last-event-id': since } = request.headers;
      live.listen(reply, {
        project: project.id,
        userId: me?.id,
        address: addressOfVisitor(request),
        credential: credentialOf(request),
        client: query.client,
        since: typeof since === 'string' && since !== '' ? since : undefined,
      });
    });

    registerEndpoint(context, readNotificationEvents, signedIn, async ({ me, request, reply }) => {
      live.listenPersonally(reply, {
        userId: me.id,
        address: addressOfVisitor(request),
        credential: credentialOf(request),
      });
    });

    registerEndpoint(context, showPresence, userWhoReads, async ({ project, me, body }) => {
      const { client, string_id, is_writing, is_leaving } = body;
      const user = { id: me.id, username: me.username, avatar_image: me.avatar_image };
      if (is_leaving) live.leave({ project: project.id, user_id: me.id, client });
      else live.show({ project: project.id, user, client, string_id, is_writing });
    });
  };
