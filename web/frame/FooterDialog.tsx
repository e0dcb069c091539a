import { Modal, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFocusBack } from '../dialogs/use-focus-back.ts';

const PARAGRAPHS = {
  help: [
    'footer.help.load',
    'footer.help.translate',
    'footer.help.approve',
    'footer.help.others',
    'footer.help.files',
    'footer.help.password',
  ],
  credits: ['footer.credits.fonts', 'footer.credits.parts', 'footer.credits.licence'],
} as const;

type Props = { topic: keyof typeof PARAGRAPHS; onClose: () => void };

/** The words behind the two links of the footer. */
export function FooterDialog({ topic, onClose }: Props) {
  const { t } = useTranslation();
  useFocusBack();
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(`footer.${topic}.title`)}
      closeButtonProps={{ 'aria-label': t('frame.close') }}
    >
      <Stack gap="sm">
        {PARAGRAPHS[topic].map((key) => (
          <p key={key}>{t(key)}</p>
        ))}
      </Stack>
    </Modal>
  );
}
