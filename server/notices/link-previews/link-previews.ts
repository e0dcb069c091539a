import { IdOrHandle } from '#contract/core/values.ts';
import { partsOf } from '#domain/core/addresses/addresses.ts';
import { parseSectionsList } from '#domain/core/addresses/sections-list.ts';
import { parseMarkup, plainText } from '#domain/core/markup/markup.ts';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import { withLinkPreview } from '#domain/notices/link-previews/link-preview.ts';
import { translatedTitle } from '#domain/texts/sections/section-titles.ts';
import type { AppContext } from '../../core/endpoints/app-context.ts';
import { type SharedBody, sharedBody } from '../../platform/http/shared-response.ts';
import { publicProject, sectionTitled } from './queries.ts';

const SITE = 'Dragoman';

type Needed = Pick<AppContext, 'app' | 'sql' | 'guestViews'> & {
  settings: Pick<AppContext['settings'], 'publicUrl'>;
};

/** The page at an address, whose path is known to be one of the app's; `page` if it has no preview of its own. */
export type PageAt = (path: string, page: SharedBody) => Promise<SharedBody>;

/**
 * Puts into the HTML of the pages of public projects and their chapters what they are about, since programs that show
 * links run no script (reading.11). It is the same for everyone: a page that guests don't see has none. While the
 * database can't answer, pages go without it; no page waits for it longer than `linkPreviewWaits`.
 */
export function makePageAt({ app, sql, settings, guestViews }: Needed): PageAt {
  const origin = settings.publicUrl;
  const absolute = (path: string | null) =>
    origin !== undefined && path !== null ? origin + path : undefined;

  async function previewAt(ref: string | number, section: number | undefined, path: string) {
    const project = await publicProject(sql, ref);
    if (!project) return undefined;
    const chapter = section === undefined ? undefined : await sectionTitled(sql, project.id, section);
    return {
      title: [...(chapter ? [translatedTitle(chapter)] : []), project.name],
      description: plainText(parseMarkup(project.description)),
      address: absolute(path),
      image: absolute(project.cover_image),
    };
  }

  return async (path, page) => {
    const [, first, named, part, list] = partsOf(path) ?? [];
    if (first?.toLowerCase() !== 'projects') return page;
    const { data: ref } = IdOrHandle.safeParse(named);
    if (ref === undefined) return page;
    const sections = part === 'read' && list ? parseSectionsList(list) : undefined;
    const [section, ...others] = typeof sections === 'object' ? sections : [];
    const chapter = others.length === 0 ? section : undefined;
    // Pages of work are as the project's own page for those who show links to them.
    const address = chapter === undefined ? `/projects/${named}` : `/projects/${named}/read/${list}`;
    const viewed = guestViews
      .get(`page ${address}`, undefined, async (_known, builtAt) => {
        const preview = await previewAt(ref, chapter, address);
        if (!preview) return { status: 200, body: page, builtAt };
        const html = withLinkPreview(page.plain.toString(), preview, SITE);
        return { status: 200, body: sharedBody(Buffer.from(html), page.type), builtAt };
      })
      .then(
        ({ body }) => body,
        (error) => {
          app.log.warn({ err: error }, 'a page has no link preview');
          return page;
        },
      );
    const { promise: late, resolve } = Promise.withResolvers<SharedBody>();
    const timer = setTimeout(() => resolve(page), SERVICE_LIMITS.linkPreviewWaits).unref();
    return Promise.race([viewed, late]).finally(() => clearTimeout(timer));
  };
}
