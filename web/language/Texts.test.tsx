import { screen } from '@testing-library/dom';
import i18next from 'i18next';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { useTranslation } from 'react-i18next';
import { test } from 'vitest';
import { loadAllTexts, startLanguage } from './start.ts';
import { Texts } from './Texts.tsx';
import '../../test/page/page.ts';

function Title() {
  const { t } = useTranslation();
  return <p>{t('search.title')}</p>;
}

test('a text that comes while what misses it is being rendered is shown', async () => {
  await startLanguage();
  // Its file has come: the text is there in the same moment, before anything that is rendered can listen.
  await loadAllTexts();
  i18next.removeResourceBundle('en', 'all');
  const root = createRoot(document.body);
  startTransition(() =>
    root.render(
      <Texts>
        <Title />
      </Texts>,
    ),
  );
  await screen.findByText('Search');
  root.unmount();
});
