import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ActionIcon } from '@mantine/core';
import { useReducedMotion } from '@mantine/hooks';
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Section } from '#contract/texts/sections.ts';
import classes from './RearrangeSections.module.css';

type Props = {
  section: Section;
  lang: string;
  isFirst: boolean;
  isLast: boolean;
  onStep: (by: -1 | 1) => void;
};

const STEPS = { ArrowUp: -1, ArrowDown: 1 } as const;

/** A section that can be moved, by a grip in place of its number. */
export function DraggableSection({ section, lang, isFirst, isLast, onStep }: Props) {
  const { t } = useTranslation();
  const { id, name } = section;
  const isStill = useReducedMotion();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id, attributes: { roleDescription: t('sectionOrder.movable') } });
  const stepByKey = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onStep(STEPS[event.key]);
  };
  return (
    <li
      ref={setNodeRef}
      className={`grid gap-8 align-center ${classes.row}`}
      style={{ transform: CSS.Translate.toString(transform), transition: isStill ? undefined : transition }}
      data-section={id}
      data-lifted={isDragging || undefined}
      onKeyDown={stepByKey}
    >
      <ActionIcon
        ref={setActivatorNodeRef}
        className={classes.grip}
        {...attributes}
        {...listeners}
        aria-label={t('sectionOrder.grip', { section: name })}
      >
        <IconGripVertical size={16} stroke={1.75} />
      </ActionIcon>
      <span className={classes.name} lang={lang}>
        {name}
      </span>
      <span className={classes.steps}>
        <ActionIcon
          aria-label={t('sectionOrder.up', { section: name })}
          disabled={isFirst}
          onClick={() => onStep(-1)}
        >
          <IconArrowUp size={16} stroke={1.75} />
        </ActionIcon>
        <ActionIcon
          aria-label={t('sectionOrder.down', { section: name })}
          disabled={isLast}
          onClick={() => onStep(1)}
        >
          <IconArrowDown size={16} stroke={1.75} />
        </ActionIcon>
      </span>
    </li>
  );
}
