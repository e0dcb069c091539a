import type { Member } from '#contract/projects/members.ts';
import type { Project } from '#contract/projects/projects.ts';
import type { Section } from '#contract/texts/sections.ts';
import { hasPermission } from '#domain/core/access/roles.ts';
import { isSubtitles } from '#domain/formats/model/format.ts';
import { roleIn } from '../../../data/access/access.ts';
import { ProjectUsage } from '../../../features/projects/usage/ProjectUsage.tsx';
import { HelpLink } from '../../../ui/help-link/HelpLink.tsx';
import { DeleteProject } from './DeleteProject.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import classes from './SettingsTab.module.css';
import { TransferProject } from './TransferProject.tsx';

type Props = { project: Project; sections: readonly Section[]; members: readonly Member[] };

/** The settings of a project, its usage, and what only its owner may do (projects.14, projects.15). */
export function SettingsTab({ project, sections, members }: Props) {
  const isOwner = hasPermission(roleIn(project), 'is_owner');
  return (
    <div className={classes.column}>
      <div className={classes.help}>
        <HelpLink topic="start-a-project" />
      </div>
      <SettingsForm project={project} hasSubtitles={sections.some(({ format }) => isSubtitles(format))} />
      <ProjectUsage project={project} />
      {isOwner && (
        <>
          <TransferProject project={project} members={members} />
          <DeleteProject project={project} sections={sections} />
        </>
      )}
    </div>
  );
}
