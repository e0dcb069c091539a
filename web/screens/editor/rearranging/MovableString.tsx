import { ActionIcon, Button } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { SourceString } from '#contract/strings.ts';
import moving from '../../../ui/drag/DraggableLine.module.css';
import { MOVE_KEYS, positionByKey } from '../../../ui/drag/key-positions.ts';
import { type DraggableLine, useDraggableLine } from '../../../ui/drag/use-draggable-line.ts';
import { useEditor } from '../state/editor-context.ts';
import classes from './MovableString.module.css';

type Props = {
  string: SourceString;
  at: number;
  total: number;
  /** What is being dragged by the pointer. */
  dragged: DraggableLine | undefined;
  /** Whether the arrow keys move it, and not the focus. */
  isLifted: boolean;
  onPut: (to: number) => void;
  /** Lifts it, or puts it down. */
  onToggle: () => void;
  /** Puts it where it was before it was lifted. */
  onBack: () => void;
  /** Takes the focus to the line of another place. */
  onStep: (to: number) => void;
  /** Asks for the number of its place. */
  onAsk: () => void;
};

/** A string as a line that moves: by its grip, by its arrows, by the number of its place. */
export function MovableString({ string, at, total, dragged, isLifted, ...acts }: Props) {
  const { t } = useTranslation();
  const { project } = useEditor();
  const { line, grip } = useDraggableLine({ line: { id: string.id, at }, dragged: dragged });
  const byKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey) return;
    // Whoever goes elsewhere has put it down.
    if (event.key === 'Tab' && isLifted) acts.onToggle();
    const act = actOf(event);
    if (!act) return;
    event.preventDefault();
    act();
  };
  const actOf = ({ key, altKey }: KeyboardEvent) => {
    if (key === ' ' || key === 'Enter') return acts.onToggle;
    if (key === 'Escape') return isLifted ? acts.onBack : undefined;
    const to = positionByKey(key, at, total - 1);
    if (to === undefined) return undefined;
    return () => (isLifted || altKey ? acts.onPut(to) : acts.onStep(to));
  };
  const number = at + 1;
  return (
    <div {...line} className={`${moving.line} ${classes.row}`} data-held={isLifted || undefined}>
      <ActionIcon
        {...grip}
        className={`${moving.grip} ${classes.grip}`}
        data-grip
        aria-label={t('editorMoving.grip', { place: number, text: string.text.slice(0, SAID) })}
        aria-pressed={isLifted}
        aria-keyshortcuts={MOVE_KEYS}
        onKeyDown={byKey}
      >
        <IconGripVertical size={16} stroke={1.75} />
      </ActionIcon>
      <Button
        className={classes.place}
        size="xs"
        variant="subtle"
        color="gray"
        aria-label={t('editorMoving.toPlace', { place: number })}
        onClick={acts.onAsk}
      >
        {number}
      </Button>
      <div className={classes.text}>
        {string.key !== '' && <code>{string.key}</code>}
        <p lang={project.source_lang} dir="auto">
          {string.text}
        </p>
      </div>
      <span className={classes.steps}>
        <ActionIcon
          aria-label={t('editorMoving.up', { place: number })}
          disabled={at === 0}
          onClick={() => acts.onPut(at - 1)}
        >
          <IconArrowUp size={16} stroke={1.75} />
        </ActionIcon>
        <ActionIcon
          aria-label={t('editorMoving.down', { place: number })}
          disabled={at === total - 1}
          onClick={() => acts.onPut(at + 1)}
        >
          <IconArrowDown size={16} stroke={1.75} />
        </ActionIcon>
      </span>
    </div>
  );
}

/** Characters of a string that its grip is called by. */
const SAID = 80;
