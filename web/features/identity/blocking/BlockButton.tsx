import { Button } from '@mantine/core';
import { IconUserCancel, IconUserCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserName } from '#contract/core/user-name.ts';
import { BlockQuestion } from './BlockQuestion.tsx';
import { useBlock } from './use-block.ts';
import { useBlocked } from './use-blocked.ts';

/** Blocks a user after a question, or unblocks them (accounts.35). */
export function BlockButton({ user }: { user: UserName }) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const isBlocked = useBlocked()?.has(user.id);
  const unblocking = useBlock(user);
  const Icon = isBlocked ? IconUserCheck : IconUserCancel;
  return (
    <>
      <Button
        leftSection={<Icon size={16} stroke={1.75} />}
        disabled={isBlocked === undefined || unblocking.isPending}
        onClick={() => (isBlocked ? unblocking.mutate(false) : setAsking(true))}
      >
        {t(isBlocked ? 'blocking.unblock' : 'blocking.block')}
      </Button>
      {isAsking && <BlockQuestion user={user} onClose={() => setAsking(false)} />}
    </>
  );
}
