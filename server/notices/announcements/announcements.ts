import {
  addAnnouncement,
  deleteAnnouncement,
  editAnnouncement,
  listAnnouncements,
  readAnnouncements,
} from '#contract/notices/announcements.ts';
import { announcementsShownTo } from '#domain/notices/announcements/announcements.ts';
import type { Feature } from '../../core/endpoints/app-context.ts';
import { registerEndpoint } from '../../core/endpoints/register-endpoint.ts';
import { optionalUser, siteAdmin } from '../../core/guards/guards.ts';
import { forbidden, notFound, orNotFound } from '../../platform/http/failures.ts';
import type { ActiveList } from './active.ts';
import {
  announcementsPage,
  insertAnnouncement,
  removeAnnouncement,
  updateAnnouncement,
} from './admin-queries.ts';

/** The announcements of the site, which visitors read and site administrators manage (announcements.1). */
export const announcements =
  (active: ActiveList): Feature =>
  (context) => {
    const { sql } = context;

    registerEndpoint(context, readAnnouncements, optionalUser, async ({ me }) =>
      announcementsShownTo(await active.now(), me !== undefined),
    );

    registerEndpoint(context, listAnnouncements, siteAdmin, ({ query }) => announcementsPage(sql, query));

    registerEndpoint(context, addAnnouncement, siteAdmin, async ({ me, body }) => {
      const added = await insertAnnouncement(sql, me.id, body);
      if (!added) throw forbidden('announcements', 'tooMany');
      active.forget();
      return added;
    });

    registerEndpoint(context, editAnnouncement, siteAdmin, async ({ me, params, body }) => {
      const edited = await updateAnnouncement(sql, me.id, params.announcement, body);
      active.forget();
      return orNotFound(edited, 'announcement');
    });

    registerEndpoint(context, deleteAnnouncement, siteAdmin, async ({ me, params }) => {
      const isDeleted = await removeAnnouncement(sql, me.id, params.announcement);
      active.forget();
      if (!isDeleted) throw notFound('announcement');
    });
  };
