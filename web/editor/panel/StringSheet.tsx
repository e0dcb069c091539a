import { CloseButton, Drawer, Tabs } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import type { ChosenString } from './chosen-string.ts';
import { EntryPlace } from './EntryPlace.tsx';
import { PanelHead } from './PanelHead.tsx';
import { isPanel, PANEL_NAMES, PANELS } from './panels.ts';
import { SheetTab } from './SheetTab.tsx';
import { SourcePlace } from './SourcePlace.tsx';
import classes from './StringSheet.module.css';
import { UnsavedStrings } from './UnsavedStrings.tsx';
import { Versions } from './Versions.tsx';

const VERSIONS = 'versions';

type Props = { chosen: ChosenString | undefined; onClose: () => void };

/** The chosen string over the list, where there is no room beside it: on a phone a sheet from below. */
export function StringSheet({ chosen, onClose }: Props) {
  const { t } = useTranslation();
  const isPhone = useMediaQuery('(width < 48em)', undefined, { getInitialValueInEffect: false });
  return (
    <Drawer
      opened={chosen !== undefined}
      onClose={onClose}
      position={isPhone ? 'bottom' : 'right'}
      size={isPhone ? 'calc(100dvh - 48px)' : 440}
      withCloseButton={false}
      padding={0}
      classNames={{ content: isPhone ? undefined : classes.side, body: classes.body }}
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
}

function SheetContent({ chosen, onClose }: { chosen: ChosenString; onClose: () => void }) {
  const { t } = useTranslation();
  const { row, panel, act, managing } = chosen;
  const isEdited = managing.mode === 'edit';
  const turnTo = (name: string | null) =>
    act(isPanel(name) ? { kind: 'open', panel: name } : { kind: 'close' });
  return (
    <>
      <PanelHead chosen={chosen}>
        <CloseButton
          className={classes.close}
          aria-label={t('frame.close')}
          onClick={onClose}
          data-autofocus={!isEdited || undefined}
        />
      </PanelHead>
      <div className={isEdited ? classes.edited : classes.source}>
        <SourcePlace chosen={chosen} />
      </div>
      {!isEdited && (
        <Tabs value={panel.open ?? VERSIONS} onChange={turnTo} className={classes.tabs}>
          <Tabs.List className={classes.list}>
            <Tabs.Tab value={VERSIONS}>
              <SheetTab
                text={t('editor.versionsTitle')}
                count={{ all: row.translations.length, unread: 0 }}
              />
            </Tabs.Tab>
            {PANEL_NAMES.map((name) => (
              <Tabs.Tab key={name} value={name}>
                <SheetTab text={t(PANELS[name].text)} count={PANELS[name].count(row)} />
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value={VERSIONS} className={classes.versions}>
            <div className={classes.scroll}>
              <UnsavedStrings string={row.id} />
              <Versions chosen={chosen} />
            </div>
            <div className={classes.compose}>
              <EntryPlace chosen={chosen} />
            </div>
          </Tabs.Panel>
          {PANEL_NAMES.map((name) => {
            const { Panel } = PANELS[name];
            return (
              <Tabs.Panel key={name} value={name} className={classes.scroll}>
                <Panel row={row} onClose={() => act({ kind: 'close' })} />
              </Tabs.Panel>
            );
          })}
        </Tabs>
      )}
    </>
  );
}
