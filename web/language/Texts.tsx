import i18next from 'i18next';
import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { I18nextProvider } from 'react-i18next';
import { onTextsFound, timesTextsFound } from './start.ts';

/**
 * Gives the app its texts, and gives them anew when missing ones have come. By a context, because it reaches what is
 * being rendered at that moment too: it would subscribe to an event of i18next only after that event.
 */
export function Texts({ children }: { children: ReactNode }) {
  const found = useSyncExternalStore(onTextsFound, timesTextsFound);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another object for each time.
  const i18n = useMemo(() => new Proxy(i18next, {}), [found]);
  return <I18nextProvider i18n={i18n}>{children}</I18nextProvider>;
}
