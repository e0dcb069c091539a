import { UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './SkipLink.module.css';

/** Skips the header; the first stop of the Tab key. A button, since a link would leave its hash in the address. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <UnstyledButton className={classes.skip} onClick={() => document.getElementById('text')?.focus()}>
      {t('frame.skip')}
    </UnstyledButton>
  );
}
