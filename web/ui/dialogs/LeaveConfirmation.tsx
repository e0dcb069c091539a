import { useTranslation } from 'react-i18next';
import { LazyConfirmation } from './LazyConfirmation.tsx';

type Props = { onLeave: () => void; onStay: () => void };

/** Asks whether unsaved changes may be lost. */
export function LeaveConfirmation({ onLeave, onStay }: Props) {
  const { t } = useTranslation();
  return (
    <LazyConfirmation
      title={t('leaving.title')}
      confirmLabel={t('leaving.confirm')}
      cancelLabel={t('leaving.keep')}
      danger
      onConfirm={onLeave}
      onClose={onStay}
    >
      {t('leaving.text')}
    </LazyConfirmation>
  );
}
