import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects/projects.ts';
import type { Section } from '#contract/texts/sections.ts';
import { DeleteProjectQuestion } from './DeleteProjectQuestion.tsx';
import classes from './SettingsTab.module.css';
import { WhetherRestorable } from './WhetherRestorable.tsx';

type Props = { project: Project; sections: readonly Section[] };

/** The button that deletes the project after a confirmation (projects.23). */
export function DeleteProject({ project, sections }: Props) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  return (
    <section className={`grid gap-12 items-start padding-top-24 ${classes.owner}`}>
      <div>
        <h2>{t('projectSettings.delete.title')}</h2>
        <p>
          {t('projectSettings.delete.text')} <WhetherRestorable />
        </p>
      </div>
      <Button className={classes.danger} onClick={() => setAsking(true)}>
        {t('projectSettings.delete.act')}
      </Button>
      {isAsking && (
        <DeleteProjectQuestion project={project} sections={sections} onClose={() => setAsking(false)} />
      )}
    </section>
  );
}
