import type { FastifyReply, FastifyRequest } from 'fastify';
import { readProjectFeed, readSiteFeed } from '#contract/notices/feeds.ts';
import { printSectionId } from '#domain/core/addresses/sections-list.ts';
import { parseMarkup, plainText } from '#domain/core/markup/markup.ts';
import { atomFeed, type Feed } from '#domain/notices/feeds/atom.ts';
import { translatedTitle } from '#domain/texts/sections/section-titles.ts';
import type { Feature } from '../../core/endpoints/app-context.ts';
import { registerEndpoint } from '../../core/endpoints/register-endpoint.ts';
import { guestWhoReads, noAuthentication } from '../../core/guards/guards.ts';
import { CACHE_FOR_GUESTS } from '../../platform/http/cache-control.ts';
import { orNotFound } from '../../platform/http/failures.ts';
import { sendShared, sharedBody } from '../../platform/http/shared-response.ts';
import { newestProjects, projectFacts, publishedSections, translatedSections } from './queries.ts';

/** Reads the sections of a project's feed, by its setting (feeds.8). */
const CHAPTERS = { translated: translatedSections, published: publishedSections } as const;

/** Stands for an author where none is known, and for the site. */
const SITE = 'Dragoman';

/**
 * Atom feeds, as guests see them; what is not public has none. Without PUBLIC_URL the links are relative, because
 * caches give everyone an answer whose host only one client named.
 */
export const feeds: Feature = (context) => {
  const { sql, settings } = context;

  registerEndpoint(context, readProjectFeed, guestWhoReads, async ({ project, request, reply }) => {
    const origin = settings.publicUrl ?? '';
    const page = `${origin}/projects/${project.id}`;
    const facts = orNotFound(await projectFacts(sql, project.id), 'project');
    const sections = await CHAPTERS[facts.feed_shows](sql, project.id);
    await sendFeed(request, reply, {
      self: `${origin}/api/projects/${project.id}/feed`,
      page,
      title: facts.name,
      subtitle: plain(facts.description),
      lang: facts.target_lang,
      author: SITE,
      since: facts.created_at,
      entries: sections.map((section) => ({
        link: `${page}/read/${printSectionId(section.id)}`,
        title: translatedTitle(section),
        published: section.at,
        updated: section.at,
      })),
    });
  });

  registerEndpoint(context, readSiteFeed, noAuthentication, async ({ request, reply }) => {
    const origin = settings.publicUrl ?? '';
    const projects = await newestProjects(sql);
    await sendFeed(request, reply, {
      self: `${origin}/api/feed`,
      page: `${origin}/`,
      title: SITE,
      author: SITE,
      since: 0,
      entries: projects.map(({ id, name, description, source_lang, target_lang, created_at, owner }) => ({
        link: `${origin}/projects/${id}`,
        title: `${name} (${source_lang} → ${target_lang})`,
        published: created_at,
        updated: created_at,
        author: owner ?? undefined,
        summary: plain(description),
      })),
    });
  });
};

const plain = (description: string) => plainText(parseMarkup(description));

const sendFeed = (request: FastifyRequest, reply: FastifyReply, feed: Feed) =>
  sendShared(request, reply, sharedBody(Buffer.from(atomFeed(feed)), 'application/atom+xml; charset=utf-8'), {
    'cache-control': CACHE_FOR_GUESTS,
  });
