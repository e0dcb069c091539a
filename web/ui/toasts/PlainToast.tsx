import { UnstyledButton } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../page/Notice.tsx';
import { onPlainly, saidPlainly, sayPlainly } from './plainly.ts';
import classes from './toast.module.css';

/** A toast without the code of toasts, for when that can't be fetched: what failed is said all the same. */
export function PlainToast() {
  const { t } = useTranslation();
  const said = useSyncExternalStore(onPlainly, saidPlainly);
  if (said === undefined) return null;
  return (
    <div className={classes.plain}>
      <Notice kind="error">{said}</Notice>
      <UnstyledButton aria-label={t('frame.close')} onClick={() => sayPlainly(undefined)}>
        <IconX size={16} stroke={1.75} />
      </UnstyledButton>
    </div>
  );
}
