import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OpenedPart } from '../offline/OpenedPart.tsx';
import classes from './Footer.module.css';
import { part } from './screen.ts';

const FooterDialog = part(() => import('./FooterDialog.tsx'), 'FooterDialog');
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
        <OpenedPart onMissing={() => open(null)}>
          <FooterDialog topic={topic} onClose={() => open(null)} />
        </OpenedPart>
      )}
    </footer>
  );
}
