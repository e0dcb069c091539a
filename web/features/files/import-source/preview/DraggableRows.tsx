import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../../../ui/announcements/announce.ts';
import { DragArea } from '../../../../ui/drag/DragArea.tsx';
import { type RowFocus, VirtualRows, WIDE_PAGE } from '../../../../ui/rows/VirtualRows.tsx';
import type { Item, StringItem } from '../draft/check-draft.ts';
import { type Draft, withRowAt, withSection } from '../draft/draft.ts';
import { DraggableRow, type Grip } from './DraggableRow.tsx';

type Props = {
  rows: readonly Item[];
  focused: RowFocus | undefined;
  lang: string;
  /** Whether rows can't be moved: some are hidden, or the import is running. */
  isFixed: boolean;
  onChange: (by: (draft: Draft) => Draft) => void;
  onFocus: (led: RowFocus) => void;
  children: (item: Item, grip: Grip | undefined) => ReactNode;
};

/** The rows of the preview; strings can be moved within their section by pointer or arrow keys. */
export function DraggableRows({ rows, focused, lang, isFixed, onChange, onFocus, children }: Props) {
  const { t } = useTranslation();
  const [lifted, setLifted] = useState<StringItem>();
  const find = (id: unknown) => rows.find((row): row is StringItem => row.kind === 'string' && row.id === id);
  const put = ({ section, row }: StringItem, to: number) => {
    const index = Math.max(0, Math.min(to, section.rows.length - 1));
    onChange((draft) => withSection(draft, section.id, (one) => withRowAt(one, row.id, index)));
    onFocus({ id: row.id, isGrip: true });
    announce(t('importSource.moved', { place: index + 1, total: section.rows.length }));
  };
  const drop = (id: unknown, over: unknown) => {
    const one = find(id);
    const other = find(over);
    if (one && other && one.section === other.section) put(one, other.at);
  };
  return (
    <DragArea
      dragged={lifted?.row.string?.text}
      lang={lang}
      onDragChange={(id) => setLifted(find(id))}
      onDrop={drop}
      canScroll={canScroll}
    >
      <VirtualRows
        label={t('importSource.preview')}
        rows={rows}
        idOf={({ id }) => id}
        height={heightOf}
        focused={focused}
        alwaysDrawn={lifted?.id}
      >
        {(item) =>
          // A line that could not be read is no string, and can't be moved.
          item.kind === 'section' || isFixed || !item.row.string ? (
            children(item, undefined)
          ) : (
            <DraggableRow item={item} lifted={lifted} onPut={(to) => put(item, to)}>
              {(grip) => children(item, grip)}
            </DraggableRow>
          )
        }
      </VirtualRows>
    </DragArea>
  );
}

/** Scrolls the box of the rows while dragging, but not the page as well. */
const canScroll = (element: Element) =>
  element !== document.scrollingElement || !window.matchMedia(WIDE_PAGE).matches;

const heightOf = ({ kind }: Item) => (kind === 'section' ? 64 : 39);
