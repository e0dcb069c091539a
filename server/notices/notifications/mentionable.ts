import { listMentionable } from '#contract/notices/notifications.ts';
import type { Feature } from '../../core/endpoints/app-context.ts';
import { registerEndpoint } from '../../core/endpoints/register-endpoint.ts';
import { memberWith } from '../../core/guards/guards.ts';
import { usersToMention } from './mentionable-queries.ts';

/** Completing the names of mentions (notifications.27). */
export const mentionable: Feature = (context) => {
  const { sql } = context;
  registerEndpoint(
    context,
    listMentionable,
    memberWith('can_translate', 'comment'),
    async ({ project, me, query }) => ({ users: await usersToMention(sql, project, me.id, query.q) }),
  );
};
