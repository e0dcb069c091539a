import { Popover } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { UserName } from '#contract/core/user-name.ts';
import { Avatar } from '../../../../ui/covers/Avatar.tsx';
import { Anchor } from '../../../../ui/popovers/Anchor.tsx';
import classes from './MentionList.module.css';

type Props = {
  id: string;
  /** The field that it belongs to, which keeps the focus. */
  field: HTMLElement;
  users: readonly UserName[];
  /** The index of the chosen one. */
  chosen: number;
  optionId: (user: UserName) => string;
  onChoose: (user: UserName) => void;
};

/** The names that complete a mention, above or below its field. */
export function MentionList({ id, field, users, chosen, optionId, onChoose }: Props) {
  const { t } = useTranslation();
  return (
    <Popover opened position="top-start" withRoles={false} trapFocus={false} width={260}>
      <Popover.Target>
        <Anchor to={field} />
      </Popover.Target>
      <Popover.Dropdown p={4}>
        <div id={id} role="listbox" aria-label={t('notifications.people')} className={classes.list}>
          {users.map((user, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
            // biome-ignore lint/a11y/useFocusableInteractive: the field has the focus, and names the chosen option
            <div
              key={user.id}
              id={optionId(user)}
              role="option"
              aria-selected={index === chosen}
              className={classes.option}
              // A press would take the focus from the field.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(user)}
            >
              <Avatar username={user.username} size={20} />
              <span>{user.username}</span>
            </div>
          ))}
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
