// Imported first: it declares the order of the cascade layers.
import './ui/theme/layers.css';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { decodable } from '#domain/core/addresses/addresses.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { hasUnsentSaves } from './data/drafts/unsent-saves.ts';
import { sessionQuery } from './data/session/session.ts';
import { watchSession } from './data/session/session-end.ts';
import { watchConnection } from './data/wire/connection.ts';
import { createQueryClient } from './data/wire/query-client.ts';
import { watchRepeated } from './data/writes/repeated-input.ts';
import { SessionWatch } from './features/identity/sign-in/SessionWatch.tsx';
import { startLanguage } from './language/start.ts';
import { Texts } from './language/Texts.tsx';
import { makeRouter } from './routes.tsx';
import { focusDialogs } from './ui/dialogs/focus-dialogs.ts';
import { OfflineBanner } from './ui/offline/OfflineBanner.tsx';
import { hideTakenKeys } from './ui/page/input-methods.ts';
import { reportCaught } from './ui/page/report-caught.ts';
import { withLoadTimeout } from './ui/page/screen.ts';
import { ThemeProvider } from './ui/theme/ThemeProvider.tsx';
import { Toasts } from './ui/toasts/Toasts.tsx';
import { TitleTooltips } from './ui/tooltips/TitleTooltips.tsx';
import { watchTitles } from './ui/tooltips/watch-titles.ts';

/**
 * Renders the app; returns the function that removes it. If its texts can't be loaded, public/first.js shows a message.
 * Not a top-level await: the build doesn't merge modules with one.
 */
export async function start(): Promise<() => void> {
  hideTakenKeys();
  mendAddress();
  const queries = createQueryClient();
  const router = makeRouter(queries);
  watchConnection();
  watchSession(queries);
  watchTitles();
  focusDialogs();
  watchRepeated();
  void queries.prefetchQuery(sessionQuery).then(() => retryUnsentSaves(queries));
  // The data of the page is fetched in parallel with the texts.
  void router.load();
  await withLoadTimeout(startLanguage());

  const container = document.getElementById('root');
  if (!container) throw new Error('index.html has no #root');
  watchAnnouncements(queries, router);
  // A transition renders in slices, so that input is handled in between.
  const root = createRoot(container, { onCaughtError: reportCaught });
  startTransition(() =>
    root.render(
      <StrictMode>
        <Texts>
          <ThemeProvider>
            <QueryClientProvider client={queries}>
              <OfflineBanner />
              <RouterProvider router={router} />
              <SessionWatch />
            </QueryClientProvider>
            <Toasts />
            <TitleTooltips />
          </ThemeProvider>
        </Texts>
      </StrictMode>,
    ),
  );
  return () => root.unmount();
}

/** Shows the announcements that came with the page at once, and asks for new ones while it stays open. */
function watchAnnouncements(queries: QueryClient, router: ReturnType<typeof makeRouter>): void {
  const areThere = document.documentElement.dataset.announcements !== undefined;
  const later = () => setTimeout(show, LIMITS.announcementsAskedEvery);
  const show = () =>
    import('./features/notices/announcements/show-announcements.tsx')
      .then(({ showAnnouncements }) => showAnnouncements(queries, router))
      .catch(later);
  if (areThere) void show();
  else later();
}

/** Retries the saves that an earlier page left, whichever page is open now. */
async function retryUnsentSaves(queries: QueryClient): Promise<void> {
  if (!hasUnsentSaves()) return;
  const { startRetryingSaves } = await import('./screens/editor/mutations/retry-saves.ts');
  startRetryingSaves(queries);
}

/** Replaces an address that can't be decoded, on which the router would throw, by the page for unknown addresses. */
function mendAddress(): void {
  if (decodable(location.pathname) !== location.pathname) history.replaceState(null, '', '/404');
}
