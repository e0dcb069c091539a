import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadAllTexts } from '../../../language/start.ts';
import { AnnouncementBanner } from './AnnouncementBanner.tsx';

/**
 * Shows the announcements of the site above the page (announcements.6). It is a tree of its own, so that the app needs
 * no code for it before there are any.
 */
export async function showAnnouncements(queries: QueryClient, router: AnyRouter): Promise<void> {
  await loadAllTexts();
  const container = document.createElement('div');
  document.getElementById('root')?.before(container);
  createRoot(container).render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <AnnouncementBanner goTo={(path) => router.history.push(path)} />
      </QueryClientProvider>
    </StrictMode>,
  );
}
