import { Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parseSectionsList } from '#domain/core/addresses/sections-list.ts';
import { BATCH_ACTION_NAMES, BATCH_ACTIONS, type BatchAction } from '#domain/texts/batches/actions.ts';
import { mayIn } from '../../../data/access/access.ts';
import type { PageParams } from '../../../data/queries/editor.ts';
import { matchingStringsQuery } from '../../../data/queries/matching-strings.ts';
import { sectionsQuery } from '../../../data/queries/sections.ts';
import { failureWords } from '../../../language/failure-words.ts';
import { Notice } from '../../../ui/page/Notice.tsx';
import { type RowFocus, ScrollBoxRows } from '../../../ui/rows/VirtualRows.tsx';
import { isOfCues } from '../cues/use-cue-code.ts';
import { MovePending } from '../rearranging/MovePending.tsx';
import { useCommands } from '../shortcuts/commands.ts';
import { useEditor } from '../state/editor-context.ts';
import { LIST_ID } from '../state/keep-focus.ts';
import { ModeBar } from '../tools/ModeBar.tsx';
import { BatchDialog } from './BatchDialog.tsx';
import { DownloadDialog } from './DownloadDialog.tsx';
import { SelectableString } from './SelectableString.tsx';
import classes from './SelectMode.module.css';
import { allOf, among, NOTHING_SELECTED, withToggled } from './selection.ts';
import { useSelectKeys } from './use-select-keys.ts';

type Props = {
  params: PageParams;
  /** Leaves the mode; called with whether strings were changed. */
  onLeave: (isChanged: boolean) => void;
};

/** Strings whose rows are fetched together. */
const CHUNK = 50;
/** Pixels of a line before it is measured. */
const LINE_HEIGHT = 41;

/** The section that is open, if it is one. */
function onlySection(sections: string): number | undefined {
  const ids = parseSectionsList(sections);
  return Array.isArray(ids) && ids.length === 1 ? ids[0] : undefined;
}

/** The select mode (editor.39): all strings that match the filter, to be selected for one action. */
export function SelectMode({ params, onLeave }: Props) {
  const { t } = useTranslation();
  const { project } = useEditor();
  const { data, error } = useQuery(matchingStringsQuery(params));
  const [selected, setSelection] = useState(NOTHING_SELECTED);
  const [focused, setFocused] = useState<RowFocus>();
  const [action, setAction] = useState<BatchAction>();
  const [isDownloading, setDownloading] = useState(false);
  const isChanged = useRef(false);
  const list = useMemo(() => data?.strings ?? [], [data]);
  const selection = useMemo(() => among(selected, list), [selected, list]);
  const chosen = useMemo(() => list.filter((id) => selection.ids.has(id)), [list, selection]);
  const chunks = useMemo(
    () =>
      Array.from({ length: Math.ceil(list.length / CHUNK) }, (_, nth) =>
        list.slice(nth * CHUNK, (nth + 1) * CHUNK),
      ),
    [list],
  );
  const { data: sections } = useQuery(sectionsQuery(project.id));
  const actions = BATCH_ACTION_NAMES.filter(
    (name) => mayIn(project, BATCH_ACTIONS[name].needs) && (name !== 'retime' || sections?.some(isOfCues)),
  );
  const amount = selection.ids.size;
  const leave = () => onLeave(isChanged.current);
  const selectAll = () => setSelection(allOf(list));
  useCommands({ selectMode: leave });
  const keys = useSelectKeys({ onAll: selectAll, onLeave: leave });
  const step = (to: number) => {
    const next = list[to];
    if (next !== undefined) setFocused({ id: String(next), isGrip: true });
  };
  return (
    <>
      <ModeBar
        title={t('selecting.title')}
        words={t('selecting.amount', { selected: amount, total: list.length })}
        wordsRole="status"
      >
        {amount > 0 ? (
          <Button size="xs" variant="subtle" onClick={() => setSelection(NOTHING_SELECTED)}>
            {t('selecting.none')}
          </Button>
        ) : (
          <Button size="xs" variant="subtle" disabled={list.length === 0} onClick={selectAll}>
            {t('selecting.all')}
          </Button>
        )}
        <Menu>
          <Menu.Target>
            <Button
              size="xs"
              variant="filled"
              disabled={amount === 0}
              rightSection={<IconChevronDown size={14} stroke={1.75} />}
            >
              {t('selecting.actions')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {actions.map((name) => (
              <Menu.Item key={name} onClick={() => setAction(name)}>
                {t(`selecting.action.${name}`)}
              </Menu.Item>
            ))}
            <Menu.Divider />
            <Menu.Item onClick={() => setDownloading(true)}>{t('selecting.download')}</Menu.Item>
          </Menu.Dropdown>
        </Menu>
        <Button size="xs" onClick={leave}>
          {t('selecting.done')}
        </Button>
      </ModeBar>
      <main id={LIST_ID} className={classes.list} tabIndex={-1} aria-busy={!data} onKeyDown={keys}>
        {error && <Notice kind="error">{failureWords(t, error)}</Notice>}
        {data && data.matching_amount > list.length && (
          <Notice kind="info">{t('selecting.tooMany', { max: list.length })}</Notice>
        )}
        {data ? (
          <ScrollBoxRows
            label={t('selecting.list')}
            rows={list}
            idOf={String}
            height={() => LINE_HEIGHT}
            focused={focused}
          >
            {(id, index) => (
              <SelectableString
                id={id}
                chunk={chunks[Math.floor(index / CHUNK)] ?? []}
                isSelected={selection.ids.has(id)}
                onToggle={(isRange) => setSelection(withToggled(selection, list, id, isRange))}
                onStep={(by) => step(index + by)}
              />
            )}
          </ScrollBoxRows>
        ) : (
          !error && <MovePending />
        )}
      </main>
      {isDownloading && (
        <DownloadDialog
          strings={chosen}
          sectionsList={params.sections}
          onClose={() => setDownloading(false)}
        />
      )}
      {action && (
        <BatchDialog
          action={action}
          section={onlySection(params.sections)}
          strings={chosen}
          onChanged={() => {
            isChanged.current = true;
          }}
          onClose={() => setAction(undefined)}
        />
      )}
    </>
  );
}
