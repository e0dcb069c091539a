import { useTranslation } from 'react-i18next';
import type { UserName } from '#contract/core/user-name.ts';
import { Confirmation } from '../../../ui/dialogs/Confirmation.tsx';
import { useBlock } from './use-block.ts';

/** Asks whether to block a user, and says what that does. */
export function BlockQuestion({ user, onClose }: { user: UserName; onClose: () => void }) {
  const { t } = useTranslation();
  const blocking = useBlock(user);
  return (
    <Confirmation
      title={t('blocking.ask', { username: user.username })}
      confirmLabel={t('blocking.block')}
      danger
      busy={blocking.isPending}
      onConfirm={() => blocking.mutate(true, { onSettled: onClose })}
      onClose={onClose}
    >
      {t('blocking.text')}
    </Confirmation>
  );
}
