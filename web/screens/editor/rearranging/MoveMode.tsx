import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureWords } from '../../../language/failure-words.ts';
import { announce } from '../../../ui/announcements/announce.ts';
import { LeaveQuestion } from '../../../ui/dialogs/LeaveQuestion.tsx';
import { Notice } from '../../../ui/page/Notice.tsx';
import type { RowFocus } from '../../../ui/rows/VirtualRows.tsx';
import { showSuccessToast } from '../../../ui/toasts/toast.tsx';
import { useCommands } from '../shortcuts/commands.ts';
import { MovingKeys } from '../shortcuts/MovingKeys.tsx';
import { ShortcutTooltip } from '../shortcuts/ShortcutTooltip.tsx';
import { LIST_ID } from '../state/keep-focus.ts';
import { ModeBar } from '../tools/ModeBar.tsx';
import type { Difference } from './arrangement.ts';
import { MovableStrings } from './MovableStrings.tsx';
import { MovedStrings } from './MovedStrings.tsx';
import classes from './MoveMode.module.css';
import { MovePending } from './MovePending.tsx';
import { useRearranging } from './use-rearranging.ts';

type Props = {
  section: number;
  /** The string whose handle has the focus at first. */
  first: number | undefined;
  /** Leaves the mode; called with whether the order was changed. */
  onLeave: (isSaved: boolean) => void;
};

/**
 * The move mode (editor.23): the strings of a section to be put in another order. Save stores it, Cancel restores the
 * old one, and leaving otherwise asks.
 */
export function MoveMode({ section, first, onLeave }: Props) {
  const { t } = useTranslation();
  const [focusedRow, setFocusedRow] = useState<RowFocus | undefined>(
    first === undefined ? undefined : { id: String(first), isGrip: true },
  );
  const arranging = useRearranging(section, () => {
    if (arranging.isChanged) void showSuccessToast(t('editorMoving.saved'));
    onLeave(arranging.isChanged);
  });
  const { rows, now, error, others, isSaving } = arranging;
  const cancel = () => {
    if (isSaving) return;
    if (arranging.isChanged) announce(t('editorMoving.cancelled'));
    onLeave(false);
  };
  useCommands({
    saveAndNext: arranging.save,
    saveAndStay: arranging.save,
    moveMode: arranging.isChanged ? undefined : cancel,
  });
  return (
    <>
      <ModeBar title={t('editorStrings.modes.move')} words={t('editorMoving.hint')} isTitledOnPhone>
        <Button size="xs" onClick={cancel} disabled={isSaving}>
          {t('frame.cancel')}
        </Button>
        <ShortcutTooltip words={t('editorMoving.save')} of="saveAndNext">
          <Button size="xs" variant="filled" loading={isSaving} onClick={arranging.save}>
            {t('editorMoving.save')}
          </Button>
        </ShortcutTooltip>
      </ModeBar>
      <main id={LIST_ID} className={classes.list} tabIndex={-1} aria-busy={rows === undefined || isSaving}>
        {error && <Notice kind="error">{failureWords(t, error)}</Notice>}
        {others && <OthersNotice others={others} />}
        {rows ? (
          <MovableStrings
            rows={rows}
            focusedRow={focusedRow}
            onFocusRow={setFocusedRow}
            onPut={arranging.put}
          />
        ) : (
          !error && <MovePending />
        )}
      </main>
      <aside className={classes.panel} aria-label={t('editorMoving.movedTitle')}>
        {now && <MovedStrings arrangement={now} strings={rows ?? []} onFocusRow={setFocusedRow} />}
        <MovingKeys />
      </aside>
      <LeaveQuestion isChanged={arranging.isChanged && !isSaving} />
    </>
  );
}

/** The notice of what others have changed in the section meanwhile. */
function OthersNotice({ others: { added, gone, isReordered } }: { others: Difference }) {
  const { t } = useTranslation();
  const changes = [
    added > 0 && t('editorMoving.others.added', { count: added }),
    gone > 0 && t('editorMoving.others.gone', { count: gone }),
    isReordered && t('editorMoving.others.reordered'),
  ].filter(Boolean);
  return <Notice kind="warning">{t('editorMoving.others.text', { what: changes.join(', ') })}</Notice>;
}
