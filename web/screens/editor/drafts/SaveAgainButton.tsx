import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Save } from '../../../data/drafts/draft.ts';
import { checkConnection, connection } from '../../../data/wire/connection.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { retrySaves } from '../mutations/retry-saves.ts';

/** The button that sends a failed save again now. */
export function SaveAgainButton({ save }: { save: Save }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const saving = useWrite({
    mutationFn: async () => {
      if (connection() !== 'there') await checkConnection();
      await retrySaves(queries, save.key);
    },
  });
  return (
    <Button size="xs" loading={saving.isPending} onClick={() => saving.mutate()}>
      {t('drafts.saveAgain')}
    </Button>
  );
}
