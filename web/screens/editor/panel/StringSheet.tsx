import { CloseButton, Drawer, Tabs } from '@mantine/core';
import { memo, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyBoundary } from '../../../ui/offline/LazyBoundary.tsx';
import { useEditor } from '../state/editor-context.ts';
import { useIsPhone } from '../state/is-phone.ts';
import { focusList, focusRowOf } from '../state/keep-focus.ts';
import { useRow } from '../state/page-context.ts';
import { useStringManagement } from '../state/string-management.ts';
import { whyNoComposer } from '../state/why-no-composer.ts';
import { BESIDE_TOOLS, isTool } from '../tools/tools.ts';
import { ComposerOrNotice } from './ComposerOrNotice.tsx';
import type { ChosenString } from './chosen-string.ts';
import { PanelHead } from './PanelHead.tsx';
import { ScrollRegion } from './ScrollRegion.tsx';
import { SourceOrForm } from './SourceOrForm.tsx';
import classes from './StringSheet.module.css';
import { Translations } from './Translations.tsx';
import { useKeyboardHeight } from './use-keyboard-height.ts';

const TRANSLATIONS = 'translations';

type Props = { chosen: ChosenString | undefined; onClose: () => void };

/** The chosen string over the list, where there is no room beside it; on a phone a sheet from below. */
export const StringSheet = memo(function StringSheet({ chosen, onClose }: Props) {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const keyboard = useKeyboardHeight();
  useFocusOnRow(chosen?.row.id);
  return (
    <Drawer
      opened={chosen !== undefined}
      onClose={onClose}
      position={isPhone ? 'bottom' : 'right'}
      size={isPhone ? 'var(--h-sheet)' : 440}
      withCloseButton={false}
      returnFocus={false}
      padding={0}
      classNames={{
        root: classes.root,
        inner: classes.inner,
        content: isPhone ? undefined : classes.side,
        body: classes.body,
      }}
      __vars={{ '--h-keyboard': `${keyboard}px` }}
      data-keyboard={keyboard > 0 || undefined}
      attributes={{
        content: {
          'aria-label': chosen && t('editor.string', { index: chosen.row.index }),
          'data-string-sheet': true,
        },
      }}
    >
      {chosen && <SheetContent chosen={chosen} onClose={onClose} />}
    </Drawer>
  );
});

/** Focuses the row of the string that the sheet showed last, after it was closed. */
function useFocusOnRow(shown: number | undefined): void {
  const before = useRef(shown);
  useEffect(() => {
    const last = before.current;
    before.current = shown;
    if (shown === undefined && last !== undefined && !focusRowOf(last)) focusList();
  }, [shown]);
}

function SheetContent({ chosen, onClose }: { chosen: ChosenString; onClose: () => void }) {
  const { t } = useTranslation();
  const { panel, dispatch } = chosen;
  const row = useRow(chosen.row);
  const { mode } = useStringManagement();
  const { project, viewer } = useEditor();
  const isEdited = mode === 'edit';
  const isWritten = panel.isForWriting && !panel.open && !chosen.deleted && !whyNoComposer(viewer, project);
  const turnTo = (name: string | null) =>
    dispatch(isTool(name) ? { kind: 'open', panel: name } : { kind: 'close' });
  return (
    <div className={classes.string}>
      <PanelHead chosen={chosen} at="over">
        <CloseButton
          className={classes.close}
          aria-label={t('frame.close')}
          onClick={onClose}
          data-autofocus={(!isEdited && !isWritten) || undefined}
        />
      </PanelHead>
      {isEdited ? (
        <div className={classes.edited}>
          <SourceOrForm chosen={chosen} />
        </div>
      ) : (
        <ScrollRegion key={row.id} className={classes.source} label={t('editor.sourceTitle')}>
          <SourceOrForm chosen={chosen} />
        </ScrollRegion>
      )}
      {!isEdited && (
        <Tabs value={panel.open ?? TRANSLATIONS} onChange={turnTo} className={classes.tabs}>
          <Tabs.List className={classes.list}>
            <Tabs.Tab value={TRANSLATIONS}>
              <TabLabel
                text={t('editor.translationsTitle')}
                count={{ all: row.translations.length, unread: 0 }}
              />
            </Tabs.Tab>
            {BESIDE_TOOLS.map(({ name, text, count }) => (
              <Tabs.Tab key={name} value={name}>
                <TabLabel text={t(text)} count={count?.(row)} />
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value={TRANSLATIONS} className={classes.translations}>
            <ScrollRegion key={row.id} className={classes.scroll} label={t('editor.translationsTitle')}>
              <Translations chosen={chosen} />
            </ScrollRegion>
            <div className={classes.compose}>
              <ComposerOrNotice chosen={chosen} />
            </div>
          </Tabs.Panel>
          {BESIDE_TOOLS.map(({ name, Beside }) => (
            <Tabs.Panel key={name} value={name} className={classes.scroll}>
              <LazyBoundary>
                <Beside row={row} onClose={() => dispatch({ kind: 'close' })} />
              </LazyBoundary>
            </Tabs.Panel>
          ))}
        </Tabs>
      )}
    </div>
  );
}

type TabLabelProps = { text: string; count?: { all: number; unread: number } | undefined };

/** The label of a tab with the number of its items and of unread ones. */
function TabLabel({ text, count: { all, unread } = { all: 0, unread: 0 } }: TabLabelProps) {
  const { t } = useTranslation();
  return (
    <span className="row row-inline gap-6">
      {text}
      {all > 0 && <span className="ui-12 ink-3">{all}</span>}
      {unread > 0 && <span className={classes.unread}>{t('editor.unread', { count: unread })}</span>}
    </span>
  );
}
