import { Button } from '@mantine/core';
import { IconArrowBackUpDouble } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserName } from '#contract/core/user-name.ts';
import type { Project } from '#contract/projects/projects.ts';
import type { HeldRole } from '#domain/core/access/roles.ts';
import { RevertDialog } from './lazy-revert-dialog.ts';
import type { LogFilter } from './log-filter.ts';
import { useMayRevert } from './use-may-revert.ts';

type Props = {
  project: Project;
  /** Who is reverted, and their role; undefined if they are no member any more. */
  user: UserName;
  role: HeldRole | undefined;
  /** The section and period that are chosen at first. */
  filter: LogFilter;
};

/** Opens what a user has done, to be reverted, for those who may revert them (reverts.6). */
export function RevertButton({ project, user, role, filter }: Props) {
  const { t } = useTranslation();
  const mayRevert = useMayRevert(project);
  const [isOpen, setOpen] = useState(false);
  const [isLoading, setLoading] = useState(false);
  if (!mayRevert({ id: user.id, role })) return null;
  const label = t('reverts.buttonOf', { username: user.username });
  return (
    <>
      <Button
        size="sm"
        leftSection={<IconArrowBackUpDouble size={16} stroke={1.75} />}
        aria-label={label}
        aria-busy={isLoading || undefined}
        onClick={() => setOpen(true)}
      >
        {t('reverts.button')}
      </Button>
      {isOpen && (
        <RevertDialog
          project={project}
          user={user}
          filter={filter}
          onLoading={setLoading}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
