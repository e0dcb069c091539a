import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startLanguage } from './language/start.ts';
import { makeRouter } from './routes.tsx';
import { sessionQuery } from './session/session.ts';
import { Look } from './theme/Look.tsx';
import { Toasts } from './toasts/Toasts.tsx';
import { makeQueryClient } from './wire/query-client.ts';

const queries = makeQueryClient();
const router = makeRouter(queries);
void queries.prefetchQuery(sessionQuery);
await startLanguage();

const place = document.getElementById('root');
if (!place) throw new Error('index.html has no #root');
createRoot(place).render(
  <StrictMode>
    <Look>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
      <Toasts />
    </Look>
  </StrictMode>,
);
