import { Modal, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useRestoreFocus } from '../dialogs/use-restore-focus.ts';

const PARAGRAPHS = ['footer.credits.fonts', 'footer.credits.parts', 'footer.credits.licence'] as const;

/** The credits, opened from the footer (screens.7). */
export function CreditsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  useRestoreFocus();
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('footer.credits.title')}
      closeButtonProps={{ 'aria-label': t('frame.close') }}
    >
      <Stack gap="sm">
        {PARAGRAPHS.map((key) => (
          <p key={key}>{t(key)}</p>
        ))}
      </Stack>
    </Modal>
  );
}
