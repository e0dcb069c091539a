import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SourceString } from '#contract/texts/strings.ts';
import { announce } from '../../../ui/announcements/announce.ts';
import { DragArea } from '../../../ui/drag/DragArea.tsx';
import type { DraggableLine } from '../../../ui/drag/use-draggable-line.ts';
import { type RowFocus, ScrollBoxRows } from '../../../ui/rows/VirtualRows.tsx';
import { useEditor } from '../state/editor-context.ts';
import { MovableString } from './MovableString.tsx';
import { PositionDialog } from './PositionDialog.tsx';

type Props = {
  rows: readonly SourceString[];
  focusedRow: RowFocus | undefined;
  onFocusRow: (focusedRow: RowFocus) => void;
  onPut: (id: number, to: number) => void;
};

/** Pixels of a line before it is measured. */
const HEIGHT = 41;

/** The movable strings, of which those in view are rendered. */
export function MovableStrings({ rows, focusedRow, onFocusRow, onPut }: Props) {
  const { t } = useTranslation();
  const { project } = useEditor();
  const [dragged, setDragged] = useState<DraggableLine>();
  /** The line that was picked up by key, and its index then. */
  const [lifted, setLifted] = useState<DraggableLine>();
  const [toMove, setToMove] = useState<DraggableLine>();
  const total = rows.length;
  const indexOf = (id: unknown) => rows.findIndex((row) => row.id === id);
  const lineOf = (id: string | number | undefined) => {
    const index = indexOf(id);
    return id === undefined || index < 0 ? undefined : { id, at: index };
  };
  const put = (id: number, to: number, said: 'moved' | 'putBack' = 'moved') => {
    const index = Math.max(0, Math.min(to, total - 1));
    if (index !== indexOf(id)) onPut(id, index);
    onFocusRow({ id: String(id), isGrip: true });
    announce(t(`editorMoving.${said}`, { place: index + 1, total }));
  };
  const toggle = (line: DraggableLine) => {
    const isDown = lifted?.id === line.id;
    setLifted(isDown ? undefined : line);
    announce(t(isDown ? 'editorMoving.putDown' : 'editorMoving.lifted', { place: line.at + 1, total }));
  };
  const putBack = () => {
    setLifted(undefined);
    if (lifted) put(Number(lifted.id), lifted.at, 'putBack');
  };
  return (
    <>
      <DragArea
        dragged={rows[dragged?.at ?? -1]?.text}
        lang={project.source_lang}
        onDragChange={(id) => {
          setLifted(undefined);
          setDragged(lineOf(id));
        }}
        onDrop={(id, over) => put(Number(id), indexOf(over))}
      >
        <ScrollBoxRows
          label={t('editor.strings')}
          rows={rows}
          idOf={idOf}
          height={() => HEIGHT}
          focused={focusedRow}
          alwaysDrawn={dragged && String(dragged.id)}
        >
          {(string, at) => (
            <MovableString
              string={string}
              at={at}
              total={total}
              dragged={dragged}
              isLifted={lifted?.id === string.id}
              onPut={(to) => put(string.id, to)}
              onToggle={() => toggle({ id: string.id, at })}
              onBack={putBack}
              onStep={(to) => {
                const next = rows[to];
                if (next) onFocusRow({ id: String(next.id), isGrip: true });
              }}
              onAsk={() => setToMove({ id: string.id, at })}
            />
          )}
        </ScrollBoxRows>
      </DragArea>
      {toMove && (
        <PositionDialog
          at={toMove.at}
          total={total}
          onPut={(to) => {
            setToMove(undefined);
            put(Number(toMove.id), to);
          }}
          onClose={() => setToMove(undefined)}
        />
      )}
    </>
  );
}

const idOf = ({ id }: SourceString) => String(id);
