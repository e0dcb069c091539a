import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Member } from '#contract/members.ts';
import type { Project } from '#contract/projects.ts';
import type { Section } from '#contract/sections.ts';
import { Empty } from '../frame/Empty.tsx';
import { AddSection } from './AddSection.tsx';
import { ProjectSide } from './ProjectSide.tsx';
import classes from './ProjectTab.module.css';
import { SectionsTable } from './SectionsTable.tsx';
import { mayIn, readsTexts } from './standing.ts';

type Props = { project: Project; sections: readonly Section[]; members: readonly Member[] };

/** The sections as a table of contents, and beside it what one should know. */
export function ProjectTab({ project, sections, members }: Props) {
  return (
    <div className={classes.columns}>
      <div>
        <Sections project={project} sections={sections} />
      </div>
      <ProjectSide project={project} members={members} />
    </div>
  );
}

function Sections({ project, sections }: Omit<Props, 'members'>) {
  const { t } = useTranslation();
  const adds = mayIn(project, 'can_manage_sections');
  // Kept here, since the field moves with its first section, from the empty place to under the table.
  const [adding, setAdding] = useState(false);
  const adder = { projectId: project.id, opened: adding, onOpened: setAdding };
  if (!readsTexts(project)) {
    return (
      <div className={classes.empty}>
        <Empty title={t('project.hidden')} text={t('project.hiddenText')} />
      </div>
    );
  }
  if (sections.length === 0) {
    return (
      <div className={classes.empty}>
        <Empty
          title={t('project.noSections')}
          text={t(adds ? 'project.noSectionsText' : 'project.noSectionsWait')}
        >
          {adds && <AddSection {...adder} first />}
        </Empty>
      </div>
    );
  }
  return (
    <>
      <SectionsTable project={project} sections={sections} />
      {adds && (
        <div className={classes.under}>
          <AddSection {...adder} />
        </div>
      )}
    </>
  );
}
