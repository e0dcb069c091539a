import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type DragStartEvent,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../announcements/announce.ts';
import { type Led, Rows, WIDE } from '../paste/Rows.tsx';
import type { Item, StringItem } from './checked.ts';
import { type Draft, withRowAt, withSection } from './draft.ts';
import { type Grip, MovableRow } from './MovableRow.tsx';
import classes from './MovableRows.module.css';

type Props = {
  rows: readonly Item[];
  led: Led | undefined;
  lang: string;
  /** Whether nothing moves: not all rows are shown, or they are on their way. */
  isFixed: boolean;
  onChange: (by: (draft: Draft) => Draft) => void;
  onLead: (led: Led) => void;
  children: (item: Item, grip: Grip | undefined) => ReactNode;
};

/** The rows of the preview, of which strings move within their section: by their grips, by pointer or arrow keys. */
export function MovableRows({ rows, led, lang, isFixed, onChange, onLead, children }: Props) {
  const { t } = useTranslation();
  const [lifted, setLifted] = useState<StringItem>();
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const find = (id: unknown) => rows.find((row): row is StringItem => row.kind === 'string' && row.id === id);
  const put = ({ section, row }: StringItem, to: number) => {
    const place = Math.max(0, Math.min(to, section.rows.length - 1));
    onChange((draft) => withSection(draft, section.id, (one) => withRowAt(one, row.id, place)));
    onLead({ id: row.id, isGrip: true });
    announce(t('load.moved', { place: place + 1, total: section.rows.length }));
  };
  const drop = ({ active, over }: DragEndEvent) => {
    setLifted(undefined);
    const one = find(active.id);
    const other = find(over?.id);
    if (one && other && one !== other && one.section === other.section) put(one, other.at);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      autoScroll={{ canScroll }}
      // Said and done by the grips themselves, which know places far out of view.
      accessibility={{ announcements: SILENT, screenReaderInstructions: { draggable: '' } }}
      onDragStart={({ active }: DragStartEvent) => setLifted(find(active.id))}
      onDragEnd={drop}
      onDragCancel={() => setLifted(undefined)}
    >
      <Rows
        label={t('load.preview')}
        rows={rows}
        idOf={({ id }) => id}
        height={heightOf}
        led={led}
        kept={lifted?.id}
      >
        {(item) =>
          item.kind === 'section' || isFixed ? (
            children(item, undefined)
          ) : (
            <MovableRow item={item} lifted={lifted} onPut={(to) => put(item, to)}>
              {(grip) => children(item, grip)}
            </MovableRow>
          )
        }
      </Rows>
      <DragOverlay dropAnimation={null}>
        {lifted && (
          <p className={classes.lifted} lang={lang}>
            {lifted.row.string?.text}
          </p>
        )}
      </DragOverlay>
    </DndContext>
  );
}

/** Where the rows have a box of their own, that scrolls under what is dragged, and not the page as well. */
const canScroll = (element: Element) =>
  element !== document.scrollingElement || !window.matchMedia(WIDE).matches;

const heightOf = ({ kind }: Item) => (kind === 'section' ? 64 : 39);

const SILENT = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};
