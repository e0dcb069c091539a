import { Textarea } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { startsAsInitial } from '#domain/translations/translations.ts';
import { ownPresenceIn } from '../../../features/live/own-presence.ts';
import { announce } from '../../../ui/announcements/announce.ts';
import { HAS_FIELD_SIZING } from '../../../ui/forms/field-sizing.ts';
import { useWords } from '../dictionary/words.ts';
import { useDeeds } from '../shortcuts/commands.ts';
import { doByKey } from '../shortcuts/on-keys.ts';
import { useEditor } from '../state/editor-context.ts';
import { ENTRY_ID, focusEntry, focusString } from '../state/focus-composer.ts';
import { useLayout } from '../state/use-layout.ts';
import { CautionNotice } from './CautionNotice.tsx';
import classes from './Composer.module.css';
import { EntryFoot } from './ComposerFoot.tsx';
import { EntryHints } from './ComposerHints.tsx';
import { EntryOthers } from './ComposerOthers.tsx';
import type { ChosenString } from './chosen-string.ts';
import { SourceChange } from './SourceChange.tsx';
import { useProposal } from './use-proposal.ts';
import { useReplacing } from './use-replacing.tsx';

/** Where a translation is written. It stays in place from string to string, and the cursor stays in it. */
export function Entry({ chosen: { row, panel, act, moves } }: { chosen: ChosenString }) {
  const { t } = useTranslation();
  const { project, viewer } = useEditor();
  const words = useWords();
  const replacing = useReplacing();
  const isOver = useLayout() === 'over';
  const ownPresence = ownPresenceIn(project.id);
  const isInitial = panel.isInitial ?? startsAsInitial(viewer);
  const markInitial = useCallbackRef((isInitial: boolean) => act({ kind: 'set', to: { isInitial } }));
  const entry = useProposal({
    row,
    isInitial,
    onSent: (then) => {
      ownPresence.stopWriting();
      focusEntry();
      if (then === 'next') moves.step(1);
    },
  });
  const copySource = useCallbackRef(() => replacing.replace('source', row.text));
  const discard = useCallbackRef(() => replacing.replace('nothing', ''));
  const add = useCallbackRef(() => entry.add('stay'));
  useDeeds({
    saveAndNext: () => entry.add('next'),
    saveAndStay: () => entry.add('stay'),
    copySource,
    markInitial: () => {
      markInitial(!isInitial);
      announce(t(isInitial ? 'editorEntry.initialOff' : 'editorEntry.initialOn'));
    },
  });
  return (
    <div className={classes.place}>
      <div className={classes.entry} data-error={entry.problem !== undefined || undefined}>
        <EntryOthers row={row} />
        <Textarea
          unstyled
          autosize={!HAS_FIELD_SIZING}
          minRows={3}
          maxRows={12}
          id={ENTRY_ID}
          classNames={{ input: classes.field }}
          aria-label={t('editor.yourTranslation')}
          // Mantine would put its own in their place.
          attributes={{
            input: {
              'aria-describedby': 'entry-length entry-problem entry-initial',
              'aria-invalid': entry.problem !== undefined,
              'data-string': row.id,
              // Where the string came over the list to be written.
              'data-autofocus': (isOver && panel.isForWriting) || undefined,
            },
          }}
          lang={project.target_lang}
          dir="auto"
          spellCheck
          value={entry.text}
          // Over the list Escape closes the string.
          data-mantine-stop-propagation={!isOver || undefined}
          onChange={(event) => {
            ownPresence.write(row.id);
            entry.write(event.currentTarget.value);
          }}
          onKeyDown={({ nativeEvent }) => doByKey(nativeEvent, { leave: isOver ? undefined : focusString })}
        />
        <EntryFoot
          text={entry.text}
          limit={entry.limit}
          isTooLong={entry.isTooLong}
          isInitial={isInitial}
          onInitial={markInitial}
          onCopySource={copySource}
          onDiscard={discard}
          mayAdd={entry.mayAdd}
          isHeld={entry.caution !== undefined}
          isReady={entry.isReady}
          onAdd={add}
        />
      </div>
      <div className={classes.notes}>
        <p id="entry-problem" className={classes.problem} role="alert">
          {entry.problem}
        </p>
        <CautionNotice row={row} caution={entry.caution} press={entry.press} onVoted={entry.voted} inserts />
        <EntryHints
          key={`hints ${row.id}`}
          source={row.text}
          text={entry.text}
          words={words}
          namesMissing={entry.caution === undefined}
        />
        {isInitial && (
          <p id="entry-initial" className={classes.initial}>
            {t('editorEntry.savedInitial')}
          </p>
        )}
        <SourceChange key={`change ${row.id}`} string={row.id} text={row.text} />
      </div>
      {replacing.question}
    </div>
  );
}
