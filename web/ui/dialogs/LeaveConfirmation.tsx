import { useTranslation } from 'react-i18next';
import { OpenedPart } from '../offline/OpenedPart.tsx';
import { part } from '../page/screen.ts';

const Confirmation = part(() => import('./Confirmation.tsx'), 'Confirmation');

type Props = { onLeave: () => void; onStay: () => void };

/** Asks whether what was changed may be lost. If the question can't be fetched, one stays. */
export function LeaveConfirmation({ onLeave, onStay }: Props) {
  const { t } = useTranslation();
  return (
    <OpenedPart onMissing={onStay}>
      <Confirmation
        title={t('leaving.title')}
        deed={t('leaving.deed')}
        keep={t('leaving.keep')}
        danger
        onConfirm={onLeave}
        onClose={onStay}
      >
        {t('leaving.text')}
      </Confirmation>
    </OpenedPart>
  );
}
