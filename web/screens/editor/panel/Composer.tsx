import { Textarea } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { startsAsInitial } from '#domain/texts/translations/translations.ts';
import { ownPresenceIn } from '../../../features/notices/live/own-presence.ts';
import { announce } from '../../../ui/announcements/announce.ts';
import { HAS_FIELD_SIZING } from '../../../ui/forms/field-sizing.ts';
import { useCheckCode } from '../checks/use-check-code.ts';
import { isOfCues, useCueCode } from '../cues/use-cue-code.ts';
import { useNavigationContext } from '../navigation/navigation-context.ts';
import { useCommands } from '../shortcuts/commands.ts';
import { runByKey } from '../shortcuts/on-keys.ts';
import { useEditor } from '../state/editor-context.ts';
import { COMPOSER_ID, composerField, focusComposer, focusString } from '../state/focus-composer.ts';
import { useIsPhone } from '../state/is-phone.ts';
import { useLayout } from '../state/use-layout.ts';
import classes from './Composer.module.css';
import { ComposerFoot } from './ComposerFoot.tsx';
import { ComposerOthers } from './ComposerOthers.tsx';
import type { ChosenString } from './chosen-string.ts';
import { SourceChange } from './SourceChange.tsx';
import { TextWarning } from './TextWarning.tsx';
import { useComposer } from './use-composer.ts';
import { useReplaceText } from './use-replace-text.tsx';

/** The field in which a translation is written. It stays when another string is chosen, and keeps the focus. */
export function Composer({ chosen: { row, sections, panel, dispatch } }: { chosen: ChosenString }) {
  const { t } = useTranslation();
  const { project, viewer } = useEditor();
  const section = sections.find(({ id }) => id === row.section_id);
  const cues = useCueCode(isOfCues(section));
  const isOver = useLayout() === 'over';
  const { step } = useNavigationContext();
  const ownPresence = ownPresenceIn(project.id);
  const isInitial = panel.isInitial ?? startsAsInitial(viewer);
  const markInitial = useCallbackRef((isInitial: boolean) => dispatch({ kind: 'set', to: { isInitial } }));
  const composer = useComposer({
    row,
    isInitial,
    onSent: (then) => {
      ownPresence.stopWriting();
      focusComposer();
      if (then === 'next') step(1);
    },
  });
  const { plurals } = composer;
  const checks = useCheckCode(composer.text, row.text);
  const box = useRef<HTMLDivElement>(null);
  const replacing = useReplaceText(plurals ? composer.write : undefined);
  const plural = plurals?.pluralOf(row.text);
  const copySource = useCallbackRef(() => {
    const source = plurals?.sourceForms(plurals, row.text, project.target_lang) ?? row.text;
    replacing.replace('source', source);
  });
  const discard = useCallbackRef(() => replacing.replace('nothing', ''));
  const isPhone = useIsPhone();
  const add = useCallbackRef(() => composer.add('stay'));
  const addNext = useCallbackRef(() => composer.add('next'));
  const write = (text: string) => {
    ownPresence.write(row.id);
    composer.write(text);
  };
  const onKeyDown = ({ nativeEvent }: KeyboardEvent) =>
    void runByKey(nativeEvent, { leave: isOver ? undefined : focusString });
  useCommands({
    saveAndNext: () => composer.add('next'),
    saveAndStay: () => composer.add('stay'),
    copySource,
    markInitial: () => {
      markInitial(!isInitial);
      announce(t(isInitial ? 'editorComposer.initialOff' : 'editorComposer.initialOn'));
    },
  });
  const lackingMarks = (source: string, text: string) =>
    checks && <checks.LackingMarks row={row} source={source} text={text} fieldOf={composerField} />;
  return (
    <div className={classes.composer}>
      <div ref={box} className={classes.box} data-error={composer.problem !== undefined || undefined}>
        <ComposerOthers row={row} />
        {plurals && plural ? (
          <plurals.PluralFields
            code={plurals}
            source={row.text}
            lang={project.target_lang}
            text={composer.text}
            write={write}
            label={t('editor.yourTranslation')}
            describedBy="composer-length composer-problem composer-initial"
            string={row.id}
            hasFocus={isOver && panel.isForWriting}
            keepsEscape={!isOver}
            isComposer
            onKeyDown={onKeyDown}
            below={lackingMarks}
          />
        ) : (
          <Textarea
            unstyled
            autosize={!HAS_FIELD_SIZING}
            minRows={3}
            maxRows={12}
            id={COMPOSER_ID}
            classNames={{ input: classes.field }}
            aria-label={t('editor.yourTranslation')}
            // Mantine overrides these if they are props.
            attributes={{
              input: {
                'aria-describedby': 'composer-length composer-reading composer-problem composer-initial',
                'aria-invalid': composer.problem !== undefined,
                'data-string': row.id,
                // For a string that is opened over the list for writing.
                'data-autofocus': (isOver && panel.isForWriting) || undefined,
              },
            }}
            lang={project.target_lang}
            spellCheck
            value={composer.text}
            // Over the list Escape closes the string.
            data-mantine-stop-propagation={!isOver || undefined}
            onChange={(event) => write(event.currentTarget.value)}
            onKeyDown={onKeyDown}
          />
        )}
        {!plural && lackingMarks(row.text, composer.text)}
        {cues && <cues.CueReading row={row} text={composer.text} />}
        <ComposerFoot
          text={composer.text}
          limit={composer.limit}
          isTooLong={composer.isTooLong}
          isInitial={isInitial}
          onInitial={markInitial}
          lang={project.target_lang}
          onCopySource={copySource}
          onDiscard={discard}
          mayAdd={composer.mayAdd}
          isWarned={composer.warning !== undefined}
          isReady={composer.isReady}
          onAdd={add}
          onAddNext={isPhone ? addNext : undefined}
        />
      </div>
      <div className={classes.notes}>
        <p id="composer-problem" className={classes.problem} role="alert">
          {composer.problem}
        </p>
        <TextWarning
          row={row}
          warning={composer.warning}
          press={composer.press}
          onVoted={composer.voted}
          inserts
        />
        {checks && (
          <>
            <checks.ComposerHints
              key={`hints ${row.id}`}
              row={row}
              text={composer.text}
              namesMissing={composer.warning === undefined}
            />
            <checks.FieldFindings
              key={`findings ${row.id}`}
              row={row}
              text={composer.text}
              write={write}
              root={box}
              isComposer
            />
          </>
        )}
        {plurals && composer.missing.length > 0 && <plurals.MissingFormsHint missing={composer.missing} />}
        {isInitial && (
          <p id="composer-initial" className={classes.initial}>
            {t('editorComposer.savedInitial')}
          </p>
        )}
        <SourceChange key={`change ${row.id}`} string={row.id} text={row.text} />
      </div>
      {replacing.question}
    </div>
  );
}
