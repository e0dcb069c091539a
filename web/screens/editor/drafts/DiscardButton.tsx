import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Overlays } from '../state/overlays.ts';

/** The button that discards an unsaved text, after a question. */
export function DiscardButton({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button size="xs" variant="subtle" color="gray" onClick={() => setAsking(true)}>
        {t('drafts.discard')}
      </Button>
      {isAsking && (
        <Overlays.Confirmation
          title={t('drafts.discardTitle')}
          confirmLabel={t('drafts.discard')}
          danger
          onConfirm={() => {
            setAsking(false);
            onDiscard();
          }}
          onClose={() => setAsking(false)}
        >
          <p>{t('drafts.discardText')}</p>
        </Overlays.Confirmation>
      )}
    </>
  );
}
