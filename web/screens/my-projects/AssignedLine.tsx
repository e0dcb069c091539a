import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { MyAssignment } from '#contract/projects/assignments.ts';
import { printSectionId } from '#domain/core/addresses/sections-list.ts';
import { percent } from '#domain/core/text/progress.ts';
import { useMe } from '../../data/session/session.ts';
import { Deadline } from '../../features/projects/assignments/Deadline.tsx';
import { useOwnAssignment } from '../../features/projects/assignments/use-assignment-writes.ts';
import { Percent } from '../../ui/project-cards/Percent.tsx';
import classes from './AssignedTab.module.css';

/** A section that is assigned to the user: a link to its editor, its deadline and progress, and a button to give it back. */
export function AssignedLine({ assignment }: { assignment: MyAssignment }) {
  const { t } = useTranslation();
  const id = useId();
  const me = useMe();
  const { project, section, deadline, assigned_by } = assignment;
  const { giveBack } = useOwnAssignment(project.id, section.id);
  const params = { projectId: String(project.id), sectionsList: printSectionId(section.id) };
  return (
    <li className={`grid gap-16 row-gap-4 align-center ${classes.line}`}>
      <div>
        <Link id={id} className={classes.name} to="/projects/$projectId/editor/$sectionsList" params={params}>
          {section.name}
        </Link>
        <p className={`ui-12 ink-3 breaks ${classes.meta}`}>
          <Link to="/projects/$projectId" params={{ projectId: params.projectId }}>
            {project.name}
          </Link>{' '}
          · {assigned_by.id === me?.id ? t('assignments.claimedByYou') : t('assignments.by', assigned_by)}
        </p>
        <p className="ui-12 ink-3 breaks">
          {deadline ? <Deadline deadline={deadline} counts={section} /> : t('assignments.noDeadline')}
        </p>
      </div>
      <span className={classes.percent}>
        <Percent value={percent(section.strings_translated, section.strings_amount)} />
      </span>
      <Button variant="default" size="xs" aria-describedby={id} onClick={giveBack}>
        {t('assignments.giveBack')}
      </Button>
    </li>
  );
}
