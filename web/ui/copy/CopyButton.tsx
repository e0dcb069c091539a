import { ActionIcon } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../announcements/announce.ts';
import { showErrorToast } from '../toasts/toast.tsx';

/** A button that copies a text and announces whether that worked. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { t } = useTranslation();
  const { copy, copied, error } = useClipboard();
  useEffect(() => {
    if (copied) announce(t('admin.copied'));
  }, [copied, t]);
  useEffect(() => {
    if (error) void showErrorToast(t('live.notCopied'));
  }, [error, t]);
  return (
    <ActionIcon title={copied ? t('admin.copied') : label} aria-label={label} onClick={() => copy(text)}>
      {copied ? <IconCheck size={16} stroke={1.75} /> : <IconCopy size={16} stroke={1.75} />}
    </ActionIcon>
  );
}
