import { UnstyledButton } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Footer.module.css';

const FooterDialog = lazy(async () => ({ default: (await import('./FooterDialog.tsx')).FooterDialog }));
const TOPICS = ['help', 'credits'] as const;

/** Help and credits (SPEC §2), each in a dialog that is loaded when it is asked for. */
export function Footer() {
  const { t } = useTranslation();
  const [topic, open] = useState<(typeof TOPICS)[number] | null>(null);
  return (
    <footer className={classes.footer}>
      <div className={classes.inside}>
        {TOPICS.map((name) => (
          <UnstyledButton key={name} className={classes.topic} onClick={() => open(name)}>
            {t(`footer.${name}.title`)}
          </UnstyledButton>
        ))}
      </div>
      {topic && (
        <Suspense>
          <FooterDialog topic={topic} onClose={() => open(null)} />
        </Suspense>
      )}
    </footer>
  );
}
