import { Button, Group, Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Entry } from '#contract/dictionary.ts';
import { useFocusBack } from '../../dialogs/use-focus-back.ts';
import { insertInEntry } from '../dictionary/insert-in-entry.ts';
import { useEditor } from '../editor-context.ts';
import classes from './MissingQuestion.module.css';

type Props = { entries: readonly Entry[]; onAdd: () => void; onClose: () => void };

/** Words of the dictionary are missing in the translation: lists them, and asks; it never blocks (SPEC §5, DECISIONS §7). */
export function MissingQuestion({ entries, onAdd, onClose }: Props) {
  const { t } = useTranslation();
  const { project } = useEditor();
  useFocusBack();
  const insert = (word: string) => {
    onClose();
    // The dialog gives the focus back first, and with it the place of the cursor.
    setTimeout(() => insertInEntry(word));
  };
  return (
    <Modal opened onClose={onClose} title={t('editorEntry.missingTitle')} withCloseButton={false}>
      <p>{t('editorEntry.missingText', { count: entries.length })}</p>
      <ul className={classes.words}>
        {entries.map(({ id, word, translate, desc }) => (
          <li key={id}>
            <span className={classes.pair}>
              <b lang={project.source_lang}>{word}</b> <span aria-hidden="true">→</span>{' '}
              <span lang={project.target_lang}>{translate}</span>
              {desc !== '' && <small>{desc}</small>}
            </span>
            <Button
              size="xs"
              aria-label={t('editorEntry.insertWord', { word: translate })}
              onClick={() => insert(translate)}
            >
              {t('editorEntry.insert')}
            </Button>
          </li>
        ))}
      </ul>
      <Group justify="flex-end" gap="sm" mt={20}>
        <Button onClick={onClose} data-autofocus>
          {t('editorEntry.keepWriting')}
        </Button>
        <Button variant="filled" onClick={onAdd}>
          {t('editorEntry.saveAnyway')}
        </Button>
      </Group>
    </Modal>
  );
}
