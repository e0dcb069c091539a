import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconLock, IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { hasPermission, isFixedRole, type Role } from '#domain/core/access/roles.ts';
import { roleWords } from '../../../ui/roles/role-words.ts';
import classes from './Roles.module.css';

type Props = {
  role: Role;
  isEditable: boolean;
  isMoving: boolean;
  onEdit: () => void;
  onDelete: () => void;
  /** Undefined at the ends of the list. */
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
};

/** A role with what it permits, and the buttons to change it or why it can't be changed. */
export function RoleLine({ role, isEditable, isMoving, onEdit, onDelete, onUp, onDown }: Props) {
  const { t } = useTranslation();
  const name = roleWords(t, role.name);
  const why = t(isFixedRole(role) ? 'roles.fixed' : 'roles.onlyOwner');
  const words = hasPermission(role, 'is_owner')
    ? t('roles.permission.is_owner')
    : role.permissions.map((permission) => t(`roles.permission.${permission}`)).join(', ');
  return (
    <li className={`grid columns-fill-auto gap-12 row-gap-4 align-start ${classes.line}`}>
      <div>
        <p className="ui-13 weight-500 ink-1 breaks">{name}</p>
        <p className={`ui-12 ink-3 ${classes.may}`}>{words || t('roles.none')}</p>
      </div>
      {isEditable ? (
        <div className="row gap-4 align-stretch">
          <ActionIcon
            aria-label={t('roles.moveUp', { role: name })}
            title={t('roles.moveUp', { role: name })}
            disabled={!onUp}
            aria-disabled={isMoving || undefined}
            onClick={() => !isMoving && onUp?.()}
          >
            <IconArrowUp size={16} stroke={1.75} />
          </ActionIcon>
          <ActionIcon
            aria-label={t('roles.moveDown', { role: name })}
            title={t('roles.moveDown', { role: name })}
            disabled={!onDown}
            aria-disabled={isMoving || undefined}
            onClick={() => !isMoving && onDown?.()}
          >
            <IconArrowDown size={16} stroke={1.75} />
          </ActionIcon>
          <ActionIcon aria-label={t('roles.editOf', { role: name })} title={t('roles.edit')} onClick={onEdit}>
            <IconPencil size={16} stroke={1.75} />
          </ActionIcon>
          <ActionIcon
            aria-label={t('roles.deleteOf', { role: name })}
            title={t('roles.delete')}
            onClick={onDelete}
          >
            <IconTrash size={16} stroke={1.75} />
          </ActionIcon>
        </div>
      ) : (
        <span className={`grid ink-3 ${classes.lock}`} role="img" aria-label={why} title={why}>
          <IconLock size={16} stroke={1.75} />
        </span>
      )}
    </li>
  );
}
