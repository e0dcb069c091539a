import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './Row.module.css';

/** Leads from a row to its line in the paste. */
export function LineLink({ line, onLine }: { line: number; onLine: (line: number) => void }) {
  const { t } = useTranslation();
  return (
    <Anchor
      component="button"
      type="button"
      className={classes.line}
      title={t('paste.toLine')}
      onClick={() => onLine(line)}
    >
      {t('paste.line', { line })}
    </Anchor>
  );
}
