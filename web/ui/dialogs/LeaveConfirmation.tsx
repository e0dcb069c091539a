import { useTranslation } from 'react-i18next';
import { Confirmation } from './Confirmation.tsx';

type Props = { onLeave: () => void; onStay: () => void };

/** Asks whether unsaved changes may be lost. */
export function LeaveConfirmation({ onLeave, onStay }: Props) {
  const { t } = useTranslation();
  return (
    <Confirmation
      title={t('leaving.title')}
      confirmLabel={t('leaving.confirm')}
      cancelLabel={t('leaving.keep')}
      danger
      onConfirm={onLeave}
      onClose={onStay}
    >
      {t('leaving.text')}
    </Confirmation>
  );
}
