import { Button, Group } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects/projects.ts';
import { Confirmation } from '../../../../ui/dialogs/Confirmation.tsx';
import { Notice } from '../../../../ui/page/Notice.tsx';
import { setPendingImport } from './pending-import.ts';
import { forgetImport, type UnfinishedImport } from './stored-imports.ts';

type Props = {
  project: Project;
  unfinished: readonly UnfinishedImport[];
  /** Called when an import was discarded. */
  onGone: () => void;
};

/** Unfinished imports, each with buttons to resume and to discard it. */
export function UnfinishedImports({ project, unfinished, onGone }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [discarded, setDiscarded] = useState<UnfinishedImport>();
  const resume = (one: UnfinishedImport) => {
    setPendingImport(project.id, { unfinished: one });
    void navigate({ to: '/projects/$projectId/load_strings', params: { projectId: String(project.id) } });
  };
  const discard = async ({ id }: UnfinishedImport) => {
    await forgetImport(id);
    setDiscarded(undefined);
    onGone();
  };
  return (
    <>
      {unfinished.map((one) => (
        <div key={one.id} className="margin-top-24">
          <Notice kind="warning">
            <p>
              {t('importSource.unfinished.title', {
                done: one.places.length,
                total: one.places.length + one.left,
              })}
            </p>
            <p>{t('importSource.unfinished.text')}</p>
            <Group gap="sm" mt={8}>
              <Button size="xs" variant="filled" onClick={() => resume(one)}>
                {t('importSource.unfinished.continue')}
              </Button>
              <Button size="xs" onClick={() => setDiscarded(one)}>
                {t('importSource.unfinished.discard')}
              </Button>
            </Group>
          </Notice>
        </div>
      ))}
      {discarded && (
        <Confirmation
          title={t('importSource.unfinished.question')}
          confirmLabel={t('importSource.unfinished.discard')}
          danger
          onConfirm={() => void discard(discarded)}
          onClose={() => setDiscarded(undefined)}
        >
          {t('importSource.unfinished.questionText', { count: discarded.left })}
        </Confirmation>
      )}
    </>
  );
}
