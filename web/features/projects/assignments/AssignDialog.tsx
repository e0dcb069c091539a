import { Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects/projects.ts';
import type { Section } from '#contract/texts/sections.ts';
import { ASSIGNMENT_LIMITS } from '#domain/projects/assignments/assignments.ts';
import { assignmentsQuery } from '../../../data/queries/assignments.ts';
import { useRestoreFocus } from '../../../ui/dialogs/use-restore-focus.ts';
import { NotLoaded } from '../../../ui/offline/NotLoaded.tsx';
import { Pending } from '../../../ui/page/Pending.tsx';
import { AssigneeLine } from './AssigneeLine.tsx';
import { AssignForm } from './AssignForm.tsx';
import classes from './Assignments.module.css';
import { useAssign } from './use-assignment-writes.ts';

type Props = { project: Project; section: Section; onClose: () => void };

/** The dialog that assigns a section to members (assignments.2). */
export function AssignDialog({ project, section, onClose }: Props) {
  const { t } = useTranslation();
  useRestoreFocus();
  const all = useQuery(assignmentsQuery(project.id));
  const list = useRef<HTMLUListElement>(null);
  const { adding, changing, removing } = useAssign(project.id, section.id);
  const assigned = all.data?.filter(({ section_id }) => section_id === section.id);
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t('assignments.title', { section: section.name })}
      closeButtonProps={{ 'aria-label': t('frame.close') }}
    >
      <p className="ui-13 ink-2">
        {t('assignments.hint')} {t('assignments.deadlineHint')}
      </p>
      {all.isPending && <Pending />}
      {all.isError && !assigned && <NotLoaded error={all.error} onRetry={() => void all.refetch()} />}
      {assigned && (
        <>
          {assigned.length === 0 && <p className={classes.nobody}>{t('assignments.nobody')}</p>}
          <ul ref={list} className={classes.people} tabIndex={-1} aria-label={t('assignments.list')}>
            {assigned.map((assignment) => (
              <AssigneeLine
                key={assignment.id}
                assignment={assignment}
                busy={removing.isPending}
                onDeadline={(deadline) => changing.mutate({ user: assignment.user, deadline })}
                onRemove={() =>
                  // The line leaves the list, so the focus moves to the list.
                  removing.mutate(assignment.user, { onSuccess: () => list.current?.focus() })
                }
              />
            ))}
          </ul>
          {assigned.length >= ASSIGNMENT_LIMITS.perSection ? (
            <p className="ui-13 ink-2">{t('assignments.full', { count: ASSIGNMENT_LIMITS.perSection })}</p>
          ) : (
            <AssignForm
              project={project}
              assigned={assigned.map(({ user }) => user.id)}
              busy={adding.isPending}
              onAssign={(wanted, onDone) => adding.mutate(wanted, { onSuccess: onDone })}
            />
          )}
        </>
      )}
    </Modal>
  );
}
