import { ActionIcon, Button, Switch } from '@mantine/core';
import { IconCopy, IconEraser } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { lengthOf } from '#domain/text.ts';
import { printedKeys } from '../keys/printed.ts';
import classes from './EntryFoot.module.css';

type Props = {
  text: string;
  limit: number;
  isTooLong: boolean;
  isInitial: boolean;
  onInitial: (isInitial: boolean) => void;
  onCopySource: () => void;
  onDiscard: () => void;
  /** Left out while there is nothing that can be added. */
  onAdd: (() => void) | undefined;
};

/** Under the text of the entry: how it is meant, what helps to write it, how long it is, and Add. */
export function EntryFoot({
  text,
  limit,
  isTooLong,
  isInitial,
  onInitial,
  onCopySource,
  onDiscard,
  onAdd,
}: Props) {
  const { t } = useTranslation();
  const hint = t('editor.addHint', { stay: printedKeys('saveAndStay'), next: printedKeys('saveAndNext') });
  const copy = t('editorEntry.copySource');
  return (
    <div className={classes.foot}>
      <Switch
        className={classes.initial}
        classNames={{ body: classes.initialBody, labelWrapper: classes.initialWords }}
        aria-label={t('editor.markInitial')}
        label={
          <>
            <span className={classes.long}>{t('editor.markInitial')}</span>
            <span className={classes.short}>{t('states.initial')}</span>
          </>
        }
        title={`${t('editorEntry.initialHint')} (${printedKeys('markInitial')})`}
        checked={isInitial}
        onChange={(event) => onInitial(event.currentTarget.checked)}
      />
      <span className={classes.tools} data-empty={text === '' || undefined}>
        <ActionIcon
          className={classes.discard}
          aria-label={t('editorEntry.discard')}
          title={t('editorEntry.discard')}
          onClick={onDiscard}
        >
          <IconEraser size={16} stroke={1.75} />
        </ActionIcon>
        <ActionIcon
          className={classes.copy}
          aria-label={copy}
          title={`${copy} (${printedKeys('copySource')})`}
          onClick={onCopySource}
        >
          <IconCopy size={16} stroke={1.75} />
        </ActionIcon>
      </span>
      <span id="entry-length" className={classes.length} data-error={isTooLong || undefined}>
        {t('editor.counter', { count: lengthOf(text), limit })}
      </span>
      <Button
        className={classes.add}
        variant="filled"
        size="xs"
        title={hint}
        disabled={!onAdd}
        onClick={onAdd}
      >
        {t('editor.add')}
      </Button>
    </div>
  );
}
