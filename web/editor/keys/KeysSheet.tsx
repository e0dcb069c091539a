import { Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFocusBack } from '../../dialogs/use-focus-back.ts';
import { useEditor } from '../editor-context.ts';
import { Caps } from './Caps.tsx';
import classes from './KeysSheet.module.css';
import { KEY_GROUPS, KEY_TABLE } from './keys.ts';
import { keysFor } from './keys-for.ts';

/** The editor's keyboard shortcuts that the user can use. */
export function KeysSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { viewer, project } = useEditor();
  const theirs = keysFor(viewer, project);
  const groups = KEY_GROUPS.map((group) => ({
    group,
    keys: KEY_TABLE.filter(([name, key]) => key.group === group && theirs.has(name)),
  })).filter(({ keys }) => keys.length > 0);
  useFocusBack();
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('editorKeys.title')}
      size={800}
      closeButtonProps={{ 'aria-label': t('frame.close') }}
    >
      <div className={classes.groups}>
        {groups.map(({ group, keys }) => (
          <section key={group} className={classes.group}>
            <h3>{t(`editorKeys.groups.${group}`)}</h3>
            <dl>
              {keys.map(([name]) => (
                <div key={name}>
                  <dt>{t(`editorKeys.names.${name}`)}</dt>
                  <dd>
                    <Caps of={name} isSaid />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Modal>
  );
}
