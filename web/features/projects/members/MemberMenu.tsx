import { ActionIcon, Menu } from '@mantine/core';
import { IconArrowBackUpDouble, IconDots, IconUserMinus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserName } from '#contract/core/user-name.ts';
import type { Project } from '#contract/projects/projects.ts';
import { type MemberRole, mayKick } from '#domain/core/access/roles.ts';
import { Confirmation } from '../../../ui/dialogs/Confirmation.tsx';
import { RevertDialog } from '../../history/log/lazy-revert-dialog.ts';
import { useMayRevert } from '../../history/log/use-may-revert.ts';
import { useRemoveMember } from './member-mutations.ts';

type Props = {
  project: Project;
  user: UserName;
  role: MemberRole;
  /** The signed-in user, if a member. */
  self: MemberRole | undefined;
  onKicked: () => void;
};

/** What a manager may do with a member: revert their actions (reverts.6), kick them out (members.22). */
export function MemberMenu({ project, user, role, self, onKicked }: Props) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const [doing, setDoing] = useState<'revert' | 'kick'>();
  const [isLoading, setLoading] = useState(false);
  const reverts = useMayRevert(project)(role);
  const kicks = self !== undefined && mayKick(self, role);
  if (!reverts && !kicks) return null;
  const close = () => setDoing(undefined);
  const ask = (what: typeof doing) => {
    // The dialog returns the focus to the menu button.
    button.current?.focus();
    setDoing(what);
  };
  return (
    <>
      <Menu returnFocus={false}>
        <Menu.Target>
          <ActionIcon
            ref={button}
            aria-label={t('members.actions', { username: user.username })}
            aria-busy={isLoading || undefined}
          >
            <IconDots size={16} stroke={1.75} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {reverts && (
            <Menu.Item
              leftSection={<IconArrowBackUpDouble size={16} stroke={1.75} />}
              onClick={() => ask('revert')}
            >
              {t('members.revert')}
            </Menu.Item>
          )}
          {kicks && (
            <Menu.Item
              leftSection={<IconUserMinus size={16} stroke={1.75} />}
              data-danger
              onClick={() => ask('kick')}
            >
              {t('members.kickOut')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {doing === 'revert' && (
        <RevertDialog project={project} user={user} filter={{}} onLoading={setLoading} onClose={close} />
      )}
      {doing === 'kick' && <KickQuestion project={project} user={user} onKicked={onKicked} onClose={close} />}
    </>
  );
}

type KickQuestionProps = { project: Project; user: UserName; onKicked: () => void; onClose: () => void };

/** Kicks a member out after a confirmation (members.22). */
function KickQuestion({ project, user: { id, username }, onKicked, onClose }: KickQuestionProps) {
  const { t } = useTranslation();
  const kicking = useRemoveMember(project);
  return (
    <Confirmation
      title={t('members.kickQuestion.title', { username })}
      confirmLabel={t('members.kick')}
      danger
      busy={kicking.isPending}
      onConfirm={() =>
        kicking.mutate(
          { id, words: t('members.kicked', { username }), after: onKicked },
          { onError: onClose },
        )
      }
      onClose={onClose}
    >
      {t('members.kickQuestion.text')}
    </Confirmation>
  );
}
