import { ActionIcon, Button, Switch } from '@mantine/core';
import { IconCopy, IconEraser } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { lengthOf } from '#domain/texts/text.ts';
import { Caps } from '../../../features/shortcuts/Caps.tsx';
import { printedKeys } from '../../../features/shortcuts/printed.ts';
import { StatusIcon } from '../../../ui/status-icon/StatusIcon.tsx';
import { useTight } from '../state/use-tight.ts';
import classes from './ComposerFoot.module.css';

/** What it gives up when there is no room, in this order. */
const GIVEN_UP = ['words', 'tools', 'hint', 'limit', 'name'];

type Props = ToolsProps &
  AddProps & {
    text: string;
    limit: number;
    isTooLong: boolean;
    isInitial: boolean;
    onInitial: (isInitial: boolean) => void;
  };

/**
 * Under the text of the entry: how it is meant, what helps to write it, how long it is, and Add (editor.17). At a key only
 * the length is drawn anew.
 */
export function EntryFoot({
  text,
  limit,
  isTooLong,
  isInitial,
  onInitial,
  mayAdd,
  isHeld,
  isReady,
  onAdd,
  ...tools
}: Props) {
  const { t, i18n } = useTranslation();
  const length = lengthOf(text);
  const foot = useTight<HTMLDivElement>(GIVEN_UP, i18n.language);
  return (
    <div ref={foot} className={classes.foot}>
      <InitialSwitch isInitial={isInitial} onInitial={onInitial} />
      <EntryTools isEmpty={text === ''} {...tools} />
      <span id="entry-length" className={classes.length} data-error={isTooLong || undefined}>
        <span className={classes.withLimit} data-longest={t('editor.counter', { count: limit, limit })}>
          {t('editor.counter', { count: length, limit })}
        </span>
        <span className={classes.bare} data-longest={limit.toLocaleString(i18n.language)}>
          {length.toLocaleString(i18n.language)}
        </span>
      </span>
      <AddButton mayAdd={mayAdd} isHeld={isHeld} isReady={isReady} onAdd={onAdd} />
    </div>
  );
}

const InitialSwitch = memo(function InitialSwitch({
  isInitial,
  onInitial,
}: Pick<Props, 'isInitial' | 'onInitial'>) {
  const { t } = useTranslation();
  return (
    <Switch
      className={classes.initial}
      classNames={{ body: classes.initialBody, labelWrapper: classes.initialWords }}
      aria-label={t('editor.markInitial')}
      label={
        <>
          <span className={classes.long}>{t('editor.markInitial')}</span>
          <span className={classes.short}>{t('editorVersions.states.initial')}</span>
          <span className={classes.glyph}>
            <StatusIcon state="initial" />
          </span>
        </>
      }
      title={`${t('editorEntry.initialHint')} (${printedKeys('markInitial')})`}
      checked={isInitial}
      onChange={(event) => onInitial(event.currentTarget.checked)}
    />
  );
});

type ToolsProps = { onCopySource: () => void; onDiscard: () => void };

const EntryTools = memo(function EntryTools({
  isEmpty,
  onCopySource,
  onDiscard,
}: ToolsProps & { isEmpty: boolean }) {
  const { t } = useTranslation();
  const copy = t('editorEntry.copySource');
  return (
    <span className={classes.tools} data-empty={isEmpty || undefined}>
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
  );
});

type AddProps = {
  /** Whether there is something that can be added. */
  mayAdd: boolean;
  /** Whether the text was warned of, and whether a press adds it now. */
  isHeld: boolean;
  isReady: boolean;
  onAdd: () => void;
};

const AddButton = memo(function AddButton({ mayAdd, isHeld, isReady, onAdd }: AddProps) {
  const { t } = useTranslation();
  const hint = t('editor.addHint', { stay: printedKeys('saveAndStay'), next: printedKeys('saveAndNext') });
  return (
    <Button
      className={classes.add}
      variant="filled"
      size="xs"
      title={hint}
      disabled={!mayAdd}
      // Not disabled in earnest: the focus stays on it.
      data-waiting={!isReady || undefined}
      onClick={onAdd}
    >
      {t(isHeld ? 'editorEntry.addAnyway' : 'editor.add')}
      {!isHeld && <Caps of="saveAndNext" />}
    </Button>
  );
});
