import { UnstyledButton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Footer.module.css';
import { Overlays } from './overlays.ts';

/** Links to the help and to the credits, whose dialog is loaded on request (screens.7). */
export function Footer() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <footer className={classes.footer}>
      <div className={classes.inside}>
        <Link to="/help" className={classes.topic}>
          {t('footer.help')}
        </Link>
        <UnstyledButton className={classes.topic} onClick={() => setOpen(true)}>
          {t('footer.credits.title')}
        </UnstyledButton>
      </div>
      {isOpen && <Overlays.CreditsDialog onClose={() => setOpen(false)} />}
    </footer>
  );
}
