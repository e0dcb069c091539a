import { useTranslation } from 'react-i18next';
import { OpenedPart } from '../offline/OpenedPart.tsx';
import { part } from '../page/screen.ts';

const Confirmation = part(() => import('./Confirmation.tsx'), 'Confirmation');

type Props = { onLeave: () => void; onStay: () => void };

/** Asks whether unsaved changes may be lost. If the dialog can't be loaded, the user stays. */
export function LeaveConfirmation({ onLeave, onStay }: Props) {
  const { t } = useTranslation();
  return (
    <OpenedPart onMissing={onStay}>
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
    </OpenedPart>
  );
}
