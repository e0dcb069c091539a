import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entry } from '#contract/texts/dictionary.ts';

export type WordActions = { onEdit: (entry: Entry) => void; onDelete: (entry: Entry) => void };

/** The menu of a word, for those who edit the dictionary. */
export function WordMenu({ entry, onEdit, onDelete }: WordActions & { entry: Entry }) {
  const { t } = useTranslation();
  const target = useRef<HTMLButtonElement>(null);
  // A dialog that opens restores the focus to this button.
  const choose = (run: (entry: Entry) => void) => {
    target.current?.focus();
    run(entry);
  };
  return (
    <Menu returnFocus={false}>
      <Menu.Target>
        <ActionIcon ref={target} aria-label={t('editorDictionary.acts', { word: entry.word })}>
          <IconDots size={16} stroke={1.75} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPencil size={16} stroke={1.75} />} onClick={() => choose(onEdit)}>
          {t('editorDictionary.edit')}
        </Menu.Item>
        <Menu.Item
          data-danger
          leftSection={<IconTrash size={16} stroke={1.75} />}
          onClick={() => choose(onDelete)}
        >
          {t('editorDictionary.delete')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
