import { ActionIcon, Button, Switch } from '@mantine/core';
import { IconCheck, IconCopy, IconEraser } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { lengthForLimit } from '#domain/core/text/may-be-plural.ts';
import { KeyCaps } from '../../../ui/shortcuts/KeyCaps.tsx';
import { shortcutText } from '../../../ui/shortcuts/shortcut-text.ts';
import { StatusIcon } from '../../../ui/status-icon/StatusIcon.tsx';
import { composerField } from '../state/focus-composer.ts';
import { useFittingBar } from '../state/use-fitting-bar.ts';
import { CharactersButton } from './CharactersButton.tsx';
import classes from './ComposerFoot.module.css';

/** The parts that are dropped where they don't fit, in this order. */
const DROPPED = ['words', 'tools', 'hint', 'limit', 'name', 'add', 'next'];

type Props = ToolsProps &
  AddProps & {
    text: string;
    limit: number;
    isTooLong: boolean;
    isInitial: boolean;
    onInitial: (isInitial: boolean) => void;
  };

/**
 * The foot of the composer (editor.17): the switch for initial, tools, the length, and Add. Typing renders only the length
 * again.
 */
export function ComposerFoot({
  text,
  limit,
  isTooLong,
  isInitial,
  onInitial,
  mayAdd,
  isWarned,
  isReady,
  onAdd,
  onAddNext,
  ...tools
}: Props) {
  const { t, i18n } = useTranslation();
  const length = lengthForLimit(text);
  const foot = useFittingBar<HTMLDivElement>(DROPPED, i18n.language);
  return (
    <div ref={foot} className={classes.foot}>
      <InitialSwitch isInitial={isInitial} onInitial={onInitial} />
      <ComposerTools isEmpty={text === ''} {...tools} />
      <span id="composer-length" className={classes.length} data-error={isTooLong || undefined}>
        <span className={classes.withLimit} data-longest={t('editor.counter', { count: limit, limit })}>
          {t('editor.counter', { count: length, limit })}
        </span>
        <span className={classes.bare} data-longest={limit.toLocaleString(i18n.language)}>
          {length.toLocaleString(i18n.language)}
        </span>
      </span>
      <AddButton mayAdd={mayAdd} isWarned={isWarned} isReady={isReady} onAdd={onAdd} onAddNext={onAddNext} />
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
          <span className={classes.short}>{t('editorTranslations.states.initial')}</span>
          <span className={classes.glyph}>
            <StatusIcon state="initial" />
          </span>
        </>
      }
      title={`${t('editorComposer.initialHint')} (${shortcutText('markInitial')})`}
      checked={isInitial}
      onChange={(event) => onInitial(event.currentTarget.checked)}
    />
  );
});

type ToolsProps = { lang: string; onCopySource: () => void; onDiscard: () => void };

const ComposerTools = memo(function ComposerTools({
  isEmpty,
  lang,
  onCopySource,
  onDiscard,
}: ToolsProps & { isEmpty: boolean }) {
  const { t } = useTranslation();
  const copy = t('editorComposer.copySource');
  return (
    <span className={classes.tools} data-empty={isEmpty || undefined}>
      <ActionIcon
        className={classes.discard}
        aria-label={t('editorComposer.discard')}
        title={t('editorComposer.discard')}
        onClick={onDiscard}
      >
        <IconEraser size={16} stroke={1.75} />
      </ActionIcon>
      <ActionIcon
        className={classes.copy}
        aria-label={copy}
        title={`${copy} (${shortcutText('copySource')})`}
        onClick={onCopySource}
      >
        <IconCopy size={16} stroke={1.75} />
      </ActionIcon>
      <CharactersButton lang={lang} fieldOf={composerField} />
    </span>
  );
});

type AddProps = {
  /** Whether there is a text that can be added. */
  mayAdd: boolean;
  /** Whether the text has a warning, and whether a press adds it now. */
  isWarned: boolean;
  isReady: boolean;
  onAdd: () => void;
  /** Set where no key does this: on a phone. */
  onAddNext: (() => void) | undefined;
};

const AddButton = memo(function AddButton({ mayAdd, isWarned, isReady, onAdd, onAddNext }: AddProps) {
  const { t } = useTranslation();
  const hint = t('editor.addHint', { stay: shortcutText('saveAndStay'), next: shortcutText('saveAndNext') });
  const state = {
    className: classes.add,
    size: 'xs',
    disabled: !mayAdd,
    // Not `disabled`, so that it keeps the focus.
    'data-waiting': !isReady || undefined,
  } as const;
  return (
    <>
      <Button {...state} variant={onAddNext ? undefined : 'filled'} title={hint} onClick={onAdd}>
        <span className={onAddNext && classes.addWord}>
          {t(isWarned ? 'editorComposer.addAnyway' : 'editor.add')}
        </span>
        {onAddNext && <IconCheck className={classes.addIcon} size={18} stroke={2} aria-hidden="true" />}
        {!isWarned && <KeyCaps of="saveAndNext" />}
      </Button>
      {onAddNext && (
        <Button {...state} variant="filled" aria-label={t('editor.addNext')} onClick={onAddNext}>
          <span className={classes.nextWord}>{t('editor.addNext')}</span>
          <span className={classes.nextShort}>{t('editor.goNext')}</span>
        </Button>
      )}
    </>
  );
});
