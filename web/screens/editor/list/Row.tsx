import { IconCornerLeftUp, IconFilterOff, type TablerIcon } from '@tabler/icons-react';
import { type MouseEvent, memo, type ReactNode, use } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditorRow } from '#contract/texts/editor.ts';
import type { DeletedRow } from '../../../data/queries/pinned-rows.ts';
import { useEditorSettings } from '../../../data/settings/editor-settings.ts';
import { useIsHighlighted } from '../../../features/notices/live/highlight.ts';
import { StatusIcon } from '../../../ui/status-icon/StatusIcon.tsx';
import type { CueCode } from '../cues/use-cue-code.ts';
import { MatchedText } from '../search-matches/MatchedText.tsx';
import { SearchMatchesContext } from '../search-matches/search-matches.ts';
import { useEditor } from '../state/editor-context.ts';
import { stateOfRow } from '../state/rows.ts';
import { StringTexts } from '../state/StringTexts.tsx';
import { LongText } from './LongText.tsx';
import classes from './Row.module.css';
import { RowMarks } from './RowMarks.tsx';
import { RowOthers } from './RowOthers.tsx';
import { RowTranslations } from './RowTranslations.tsx';
import { RowUnsaved } from './RowUnsaved.tsx';

type Props = {
  row: EditorRow;
  /** Set in a section of subtitles: the code that shows its times. */
  cues: CueCode | undefined;
  isChosen: boolean;
  /** Whether it stays only until the list is reloaded. */
  isPinned: boolean;
  /** Set if it is deleted, with who deleted it. */
  deleted: DeletedRow | undefined;
  /** The name of its section, where rows of several are mixed. */
  section?: string | undefined;
  /** The address at which this string is the chosen one. */
  href: string;
  onChoose: (id: number, isByTouch: boolean) => void;
  onComments: (id: number) => void;
  /** What it shows in place of its texts while it is translated there. */
  inPlace?: ReactNode;
};

/**
 * A string with the translations of the middle column. Its number is its only tab stop; arrow keys lead to its buttons. It
 * is memoised, and must be given stable props.
 */
export const Row = memo(function Row({
  row,
  cues,
  isChosen,
  isPinned,
  deleted,
  section,
  href,
  onChoose,
  onComments,
  inPlace,
}: Props) {
  const { t } = useTranslation();
  const { useDoubleClick } = useEditorSettings();
  const isHighlighted = useIsHighlighted(row.id);

  const choose = (event: MouseEvent) => {
    // The link may be opened in a new tab, and a selection stays.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const isLink = event.target instanceof Element && event.target.closest('a') !== null;
    if (isLink) event.preventDefault();
    else if (event.type === 'dblclick') getSelection()?.removeAllRanges();
    else if (useDoubleClick || getSelection()?.toString()) return;
    onChoose(row.id, isByTouch(event.nativeEvent));
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the number is a link; the rest of the row is a larger target for the mouse.
    <li
      className={classes.row}
      data-string={row.id}
      data-timed={cues !== undefined || undefined}
      aria-current={isChosen || undefined}
      data-pinned={isPinned || undefined}
      data-deleted={deleted !== undefined || undefined}
      data-highlighted={isHighlighted || undefined}
      onClick={choose}
      onDoubleClick={useDoubleClick ? choose : undefined}
    >
      <span className={classes.index}>
        <a
          href={href}
          aria-label={t('editor.string', { index: row.index })}
          aria-describedby={`source-${row.id}`}
        >
          {row.index}
        </a>
        {row.continues && row.index > 1 && (
          <Mark Icon={IconCornerLeftUp} words={t('editorStrings.continues')} />
        )}
        {isPinned && <Mark Icon={IconFilterOff} words={t('editorFilters.heldRow')} />}
      </span>
      {cues && <cues.RowTime row={row} />}
      {inPlace || <Texts row={row} deleted={deleted} section={section} onComments={onComments} />}
    </li>
  );
});

/** An icon under the number of a string. */
function Mark({ Icon, words }: { Icon: TablerIcon; words: string }) {
  return <Icon size={12} stroke={1.75} role="img" aria-label={words} title={words} />;
}

/** Whether a click is by touch or pen. Keys and screen readers click without a detail; not all browsers know the pointer. */
function isByTouch(event: globalThis.MouseEvent): boolean {
  if (event.detail === 0) return false;
  return event instanceof PointerEvent
    ? event.pointerType !== 'mouse'
    : matchMedia('(pointer: coarse)').matches;
}

/** The texts and the state of a string, and its numbers of translations and comments. */
function Texts({
  row,
  deleted,
  section,
  onComments,
}: Pick<Props, 'row' | 'deleted' | 'section' | 'onComments'>) {
  const { t } = useTranslation();
  const { project } = useEditor();
  const state = stateOfRow(row);
  const searchMatches = use(SearchMatchesContext);
  return (
    <StringTexts string={row}>
      <div className={classes.source} id={`source-${row.id}`}>
        {section !== undefined && (
          <span className={classes.section} lang={project.source_lang}>
            {section}
          </span>
        )}
        {row.key !== '' && (
          <code>
            <MatchedText text={row.key} matches={searchMatches.key(row.key)} />
          </code>
        )}
        <LongText text={row.text} lang={project.source_lang} matches={searchMatches.source(row.text)} />
      </div>
      {deleted ? (
        <p className={classes.deleted}>
          {deleted.by === undefined ? t('live.deleted') : t('live.deletedBy', { username: deleted.by })}
        </p>
      ) : (
        <>
          <span className={classes.state}>
            <StatusIcon state={state} label={t(`states.${state}`)} />
          </span>
          <RowTranslations row={row}>
            <RowUnsaved row={row} />
          </RowTranslations>
          <RowMarks row={row} onComments={onComments} />
          <RowOthers row={row} />
        </>
      )}
    </StringTexts>
  );
}
