import { ActionIcon, Button, Group, SegmentedControl, Tooltip } from '@mantine/core';
import { IconArrowBackUp, IconScissors } from '@tabler/icons-react';
import { memo, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '#domain/core/limits.ts';
import type { Joining } from '#domain/files/imports/parsed-source.ts';
import { announce } from '../../../../ui/announcements/announce.ts';
import { Notice } from '../../../../ui/page/Notice.tsx';
import type { RowFocus } from '../../../../ui/rows/VirtualRows.tsx';
import type { ExcessWords } from '../../../projects/usage/use-quota-excess.ts';
import type { Item, StringItem } from '../draft/check-draft.ts';
import { countSkipped } from '../draft/draft.ts';
import { problemWords } from '../draft/problem-words.ts';
import { splitCounts, withAllSplit } from '../draft/split-row.ts';
import type { ImportTexts } from '../draft/use-import-texts.ts';
import { DraggableRows } from './DraggableRows.tsx';
import classes from './Preview.module.css';
import { SectionHead } from './SectionHead.tsx';
import { type ShownTranslations, StringRow } from './StringRow.tsx';

/** Which rows are shown, all or those with a problem, and the row to scroll to. */
export type PreviewView = { readonly only: 'all' | 'problems'; readonly focused?: RowFocus };

/** The words for what stays in the files and makes no string. */
const SKIPPED = [
  ['tooLong', 'importSource.tooLongEntries'],
  ['notPlain', 'importSource.notPlainEntries'],
  ['control', 'importSource.controlEntries'],
] as const;

type Props = {
  texts: ImportTexts;
  lang: string;
  /** How translations are shown; undefined while none are imported. */
  translations: ShownTranslations | undefined;
  /** What would happen to the section's subtitles, if it has any. */
  joining: Joining | undefined;
  /** What the quota has no room for. */
  shortage: ExcessWords | undefined;
  /** Whether sections may be split. */
  mayCut: boolean;
  busy: boolean;
  view: PreviewView;
  onView: (place: PreviewView) => void;
  onLine: (source: number, line: number) => void;
};

const isMarked = (item: Item) =>
  item.kind === 'section' ? (item.problem ?? item.wrongName) !== undefined : item.mark !== undefined;

/** The draft before anything is stored, with its problems. */
function PreviewDrawn(props: Props) {
  const { texts, lang, translations, joining, shortage, mayCut, busy, view, onView, onLine } = props;
  const { t } = useTranslation();
  const { draft, checked, change, undo } = texts;
  const { only } = view;
  // A new section has a name to choose.
  const hasHeads = draft.length > 1 || checked.items.some((item) => item.kind === 'section' && !item.here);
  const listed = useMemo(() => {
    const items = checked.items.filter(({ kind }) => hasHeads || kind === 'string');
    return { all: items, problems: items.filter(isMarked) };
  }, [checked, hasHeads]);
  const rows = listed[only];
  const [whole] = checked.whole;
  const cut = useMemo(() => splitCounts(draft), [draft]);
  const skipped = useMemo(() => countSkipped(draft), [draft]);
  const hasFlat = texts.sources.some(({ done }) => done?.choice.type === 'json' && done.choice.flattens);
  const head = useRef<HTMLHeadingElement>(null);
  // The buttons disappear when one is pressed, so the focus moves to the heading.
  const readNested = (flattens: boolean) => texts.readNested(flattens, () => head.current?.focus());
  const show = (item: StringItem) => (line: number) => onLine(item.section.source, line);
  return (
    <>
      <div className={classes.head}>
        <h2 ref={head} tabIndex={-1}>
          {t('importSource.preview')}
        </h2>
        {checked.overlong > 1 && (
          <Button
            size="xs"
            leftSection={<IconScissors size={14} stroke={1.75} />}
            disabled={busy}
            onClick={() => {
              change((draft) => withAllSplit(draft, lang));
              announce(t('importSource.splitDone', { count: checked.overlong }));
            }}
          >
            {t('importSource.splitAll', { count: checked.overlong })}
          </Button>
        )}
        {undo && (
          <Tooltip label={t('importSource.undo')}>
            <ActionIcon aria-label={t('importSource.undo')} disabled={busy} onClick={undo}>
              <IconArrowBackUp size={16} stroke={1.75} />
            </ActionIcon>
          </Tooltip>
        )}
        <SegmentedControl
          aria-label={t('importSource.show')}
          data={[
            { value: 'all', label: t('importSource.all', { amount: checked.strings }) },
            {
              value: 'problems',
              label: t('importSource.problems', { amount: checked.errors + checked.warnings }),
            },
          ]}
          value={only}
          onChange={(only) => onView({ only })}
        />
      </div>
      {shortage && (
        <div className={classes.notice}>
          <Notice kind="warning">
            {shortage.what} {shortage.who}
          </Notice>
        </div>
      )}
      {texts.isNested && (
        <div className={classes.notice}>
          <Notice kind="warning">
            <p>{t('importSource.nested')}</p>
            <Group gap="xs" mt={8}>
              <Button size="xs" disabled={busy || texts.isReading} onClick={() => readNested(false)}>
                {t('importSource.keepNested')}
              </Button>
              <Button size="xs" disabled={busy || texts.isReading} onClick={() => readNested(true)}>
                {t('importSource.flatten')}
              </Button>
            </Group>
          </Notice>
        </div>
      )}
      {hasFlat && (
        <div className={classes.notice}>
          <Notice kind="info">{t('importSource.flattened')}</Notice>
        </div>
      )}
      {joining && (
        <div className={classes.notice}>
          <Notice kind={joining === 'turnsToText' ? 'warning' : 'info'}>
            {t(`importSource.${joining}`)}
          </Notice>
        </div>
      )}
      {SKIPPED.map(
        ([kind, words]) =>
          skipped[kind] > 0 && (
            <div key={kind} className={classes.notice}>
              <Notice kind="warning">{t(words, { count: skipped[kind], max: LIMITS.stringText.max })}</Notice>
            </div>
          ),
      )}
      {cut.cues > 0 && (
        <div className={classes.notice}>
          <Notice kind="info">{t('importSource.splitCues', { count: cut.cues })}</Notice>
        </div>
      )}
      {cut.strings > 0 && (
        <div className={classes.notice}>
          <Notice kind="info">{t('importSource.splitStrings', { count: cut.strings })}</Notice>
        </div>
      )}
      {rows.length === 0 ? (
        <p className={`ui-13 ink-2 ${classes.nothing}`}>
          {whole?.problem ? problemWords(t, whole.problem) : t('importSource.noProblems')}
        </p>
      ) : (
        <DraggableRows
          rows={rows}
          focused={view.focused}
          lang={lang}
          isFixed={busy || only === 'problems'}
          onChange={change}
          onFocus={(led) => onView({ only, focused: led })}
        >
          {(item, grip) =>
            item.kind === 'section' ? (
              <SectionHead item={item} draft={draft} busy={busy} onChange={change} />
            ) : (
              <StringRow
                item={item}
                lang={lang}
                translations={translations}
                grip={grip}
                mayCut={mayCut && item.at > 0 && item.section.read.load.readAs === 'text'}
                busy={busy}
                onChange={change}
                onLine={show(item)}
              />
            )
          }
        </DraggableRows>
      )}
    </>
  );
}

/** Whether it would look the same. Handlers are ignored: they change the latest state, so older ones do the same. */
function isSame(before: Props, after: Props): boolean {
  const { draft, checked, past } = before.texts;
  return (
    draft === after.texts.draft &&
    checked === after.texts.checked &&
    past === after.texts.past &&
    // The current text is flattened.
    (!after.texts.isNested || before.texts.sources === after.texts.sources) &&
    before.shortage?.what === after.shortage?.what &&
    before.shortage?.who === after.shortage?.who &&
    before.translations?.lang === after.translations?.lang &&
    before.translations?.loadsSame === after.translations?.loadsSame &&
    (['lang', 'joining', 'mayCut', 'busy', 'view'] as const).every((name) => before[name] === after[name])
  );
}

/** Memoized, so that typing in the text does not render hundreds of rows. */
export const Preview = memo(PreviewDrawn, isSame);
