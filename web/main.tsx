// First, since it says which styles win.
import './ui/theme/layers.css';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { decodable } from '#domain/addresses/addresses.ts';
import { hasUnsentSaves } from './data/drafts/unsent-saves.ts';
import { sessionQuery } from './data/session/session.ts';
import { watchSession } from './data/session/session-end.ts';
import { watchConnection } from './data/wire/connection.ts';
import { createQueryClient } from './data/wire/query-client.ts';
import { watchRepeated } from './data/writes/repeated-input.ts';
import { SessionWatch } from './features/sign-in/SessionWatch.tsx';
import { startLanguage } from './language/start.ts';
import { makeRouter } from './routes.tsx';
import { OfflineBanner } from './ui/offline/OfflineBanner.tsx';
import { reportCaught } from './ui/page/report-caught.ts';
import { withLoadTimeout } from './ui/page/screen.ts';
import { ThemeProvider } from './ui/theme/ThemeProvider.tsx';
import { Toasts } from './ui/toasts/Toasts.tsx';
import { TitleTooltips } from './ui/tooltips/TitleTooltips.tsx';
import { watchTitles } from './ui/tooltips/watch-titles.ts';

/**
 * Draws the app; where its words don't come, public/first.js says so. No await stands at the top level of a module: the
 * build joins parts of the app only where none does.
 */
async function start(): Promise<void> {
  mendAddress();
  const queries = createQueryClient();
  const router = makeRouter(queries);
  watchConnection();
  watchSession(queries);
  watchTitles();
  watchRepeated();
  void queries.prefetchQuery(sessionQuery).then(() => saveWhatIsLeft(queries));
  // What the page shows is fetched beside the words.
  void router.load();
  await withLoadTimeout(startLanguage());

  const place = document.getElementById('root');
  if (!place) throw new Error('index.html has no #root');
  // As a transition it is drawn in slices, between which a touch or a key is answered.
  startTransition(() =>
    createRoot(place, { onCaughtError: reportCaught }).render(
      <StrictMode>
        <ThemeProvider>
          <QueryClientProvider client={queries}>
            <OfflineBanner />
            <RouterProvider router={router} />
            <SessionWatch />
          </QueryClientProvider>
          <Toasts />
          <TitleTooltips />
        </ThemeProvider>
      </StrictMode>,
    ),
  );
}

/** Sends what an earlier page could not save, whatever page is open now. */
async function saveWhatIsLeft(queries: QueryClient): Promise<void> {
  if (!hasUnsentSaves()) return;
  const { startRetryingSaves } = await import('./screens/editor/mutations/retry-saves.ts');
  startRetryingSaves(queries);
}

/** The router throws on addresses that can't be decoded. They lead to no page. */
function mendAddress(): void {
  if (decodable(location.pathname) !== location.pathname) history.replaceState(null, '', '/404');
}

void start();
