import { ActionIcon, Button } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { SourceString } from '#contract/texts/strings.ts';
import moving from '../../../ui/drag/DraggableLine.module.css';
import { MOVE_KEYS, positionByKey } from '../../../ui/drag/key-positions.ts';
import { type DraggableLine, useDraggableLine } from '../../../ui/drag/use-draggable-line.ts';
import { TextSigns } from '../../../ui/texts/TextSigns.tsx';
import { useEditor } from '../state/editor-context.ts';
import classes from './MovableString.module.css';

type Props = {
  string: SourceString;
  at: number;
  total: number;
  /** The line that is being dragged. */
  dragged: DraggableLine | undefined;
  /** Whether arrow keys move the string, and not the focus. */
  isLifted: boolean;
  onPut: (to: number) => void;
  /** Picks it up, or drops it. */
  onToggle: () => void;
  /** Moves it back to where it was picked up. */
  onBack: () => void;
  /** Moves the focus to another line. */
  onStep: (to: number) => void;
  /** Opens the dialog for its position. */
  onAsk: () => void;
};

/** A string that can be moved by its handle, its arrows, or the number of its position. */
export function MovableString({ string, at, total, dragged, isLifted, ...handlers }: Props) {
  const { t } = useTranslation();
  const { project } = useEditor();
  const { line, grip } = useDraggableLine({ line: { id: string.id, at }, dragged: dragged });
  const byKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey) return;
    // Leaving the handle drops the string.
    if (event.key === 'Tab' && isLifted) handlers.onToggle();
    const handle = handlerOf(event);
    if (!handle) return;
    event.preventDefault();
    handle();
  };
  const handlerOf = ({ key, altKey }: KeyboardEvent) => {
    if (key === ' ' || key === 'Enter') return handlers.onToggle;
    if (key === 'Escape') return isLifted ? handlers.onBack : undefined;
    const to = positionByKey(key, at, total - 1);
    if (to === undefined) return undefined;
    return () => (isLifted || altKey ? handlers.onPut(to) : handlers.onStep(to));
  };
  const number = at + 1;
  return (
    <div {...line} className={`${moving.line} ${classes.row}`} data-held={isLifted || undefined}>
      <ActionIcon
        {...grip}
        className={`${moving.grip} ${classes.grip}`}
        data-grip
        aria-label={t('editorMoving.grip', { place: number, text: string.text.slice(0, LABEL) })}
        aria-pressed={isLifted}
        aria-keyshortcuts={MOVE_KEYS}
        onKeyDown={byKey}
      >
        <IconGripVertical size={16} stroke={1.75} />
      </ActionIcon>
      <Button
        className={classes.position}
        size="xs"
        variant="subtle"
        color="gray"
        aria-label={t('editorMoving.toPlace', { place: number })}
        onClick={handlers.onAsk}
      >
        {number}
      </Button>
      <div className={`min-width-0 text-15 ${classes.text}`}>
        {string.key !== '' && <code>{string.key}</code>}
        <p lang={project.source_lang}>
          <TextSigns text={string.text} lang={project.source_lang} />
        </p>
      </div>
      <span className={classes.steps}>
        <ActionIcon
          aria-label={t('editorMoving.up', { place: number })}
          disabled={at === 0}
          onClick={() => handlers.onPut(at - 1)}
        >
          <IconArrowUp size={16} stroke={1.75} />
        </ActionIcon>
        <ActionIcon
          aria-label={t('editorMoving.down', { place: number })}
          disabled={at === total - 1}
          onClick={() => handlers.onPut(at + 1)}
        >
          <IconArrowDown size={16} stroke={1.75} />
        </ActionIcon>
      </span>
    </div>
  );
}

/** The number of characters that name a string in its handle's label. */
const LABEL = 80;
