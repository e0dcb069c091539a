import { Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFocusBack } from '../../dialogs/use-focus-back.ts';
import { Caps } from './Caps.tsx';
import classes from './KeysSheet.module.css';
import { KEY_GROUPS, KEY_TABLE } from './keys.ts';

/** Every key of the editor on one sheet. */
export function KeysSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
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
        {KEY_GROUPS.map((group) => (
          <section key={group} className={classes.group}>
            <h3>{t(`editorKeys.groups.${group}`)}</h3>
            <dl>
              {KEY_TABLE.filter(([, key]) => key.group === group).map(([name]) => (
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
