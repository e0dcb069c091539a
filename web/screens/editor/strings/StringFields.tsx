import { Checkbox, NumberInput, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '#domain/core/limits.ts';
import { whyNotString } from '#domain/core/text/strings.ts';
import { lengthOf } from '#domain/core/text/text.ts';
import { sectionsQuery } from '../../../data/queries/sections.ts';
import { byField, Failure } from '../../../data/wire/failure.ts';
import { failureNoteText } from '../../../language/failure-note-text.ts';
import { HAS_FIELD_SIZING, rowLimits } from '../../../ui/forms/field-sizing.ts';
import { isOfCues, useCueCode } from '../cues/use-cue-code.ts';
import { useEditor } from '../state/editor-context.ts';
import classes from './StringFields.module.css';
import type { FormDraft } from './string-draft.ts';

const BOUNDS = {
  text: LIMITS.stringText,
  key: LIMITS.key,
  context: LIMITS.context,
  max_length: LIMITS.maxLength,
} as const;

type Props = {
  draft: FormDraft;
  onWrite: (change: Partial<FormDraft>) => void;
  readOnly: boolean;
  /** Why the server refused them, if it did. */
  refused: Error | null;
  /** The string, or the position of a new one. */
  place: { section: number } & ({ string: number } | { pos: number });
  /** Called with whether the times that are written are none that a cue can have. */
  onWrongTimes: (areWrong: boolean) => void;
  /** Whether an empty text is shown as an error already. */
  wasTried?: boolean;
};

/** The fields of a string with their errors (strings.1, strings.2). */
export function StringFields({
  draft,
  onWrite,
  readOnly,
  refused,
  place,
  onWrongTimes,
  wasTried = true,
}: Props) {
  const { t } = useTranslation();
  const { project } = useEditor();
  const { data: sections } = useQuery(sectionsQuery(project.id));
  const section = sections?.find(({ id }) => id === place.section);
  const cues = useCueCode(isOfCues(section));
  const [wrongTimes, setWrongTimes] = useState({ source: false, target: false });
  const noteWrong = (which: keyof typeof wrongTimes) => (areWrong: boolean) => {
    const next = { ...wrongTimes, [which]: areWrong };
    setWrongTimes(next);
    onWrongTimes(next.source || next.target);
  };
  const notes = refused instanceof Failure ? byField(refused) : undefined;
  const problems = whyNotString(draft).filter(({ kind }) => wasTried || kind !== 'required');
  const wrong = (name: keyof typeof BOUNDS) => {
    const note = problems.find(({ key }) => key === name) ?? notes?.get(name);
    return note && failureNoteText(t, note, BOUNDS[name]);
  };
  const look = { size: 'sm', readOnly, autoComplete: 'off' } as const;
  const count = lengthOf(draft.text);
  const limit = LIMITS.stringText.max;
  return (
    <div className={`grid gap-10 ${classes.fields}`}>
      <Textarea
        {...look}
        name="text"
        label={
          <>
            {t('editorStrings.text')}
            <span
              className={`ui-12 ink-3 ${classes.length}`}
              aria-hidden="true"
              data-error={count > limit || undefined}
            >
              {t('editor.counter', { count, limit })}
            </span>
          </>
        }
        classNames={{ input: classes.text, label: classes.label }}
        autosize={!HAS_FIELD_SIZING}
        minRows={3}
        maxRows={12}
        style={rowLimits(3, 12)}
        lang={project.source_lang}
        data-autofocus
        value={draft.text}
        error={wrong('text')}
        onChange={(event) => onWrite({ text: event.currentTarget.value })}
      />
      {cues && section && (
        <cues.CueTimeFields
          cue={{ ...place, section }}
          context={draft.context}
          readOnly={readOnly}
          onWrite={(context) => onWrite({ context })}
          isUnchecked={draft.target_start !== null}
          onWrong={noteWrong('source')}
        />
      )}
      {cues && section && 'string' in place && (
        <cues.TargetTimeFields
          cue={{ ...place, section }}
          string={draft}
          readOnly={readOnly}
          onWrite={onWrite}
          onWrong={noteWrong('target')}
        />
      )}
      <div className="grid columns-fill-fill gap-8 align-end">
        <TextInput
          {...look}
          name="key"
          label={t('editor.key')}
          classNames={{ input: classes.key }}
          value={draft.key}
          error={wrong('key')}
          onChange={(event) => onWrite({ key: event.currentTarget.value })}
        />
        <NumberInput
          {...look}
          name="max_length"
          label={t('editorStrings.maxLength')}
          placeholder={t('editorStrings.noLimit')}
          allowDecimal={false}
          allowNegative={false}
          hideControls
          value={draft.max_length ?? ''}
          error={wrong('max_length')}
          onChange={(value) => onWrite({ max_length: value === '' ? null : Number(value) })}
        />
      </div>
      <Textarea
        {...look}
        name="context"
        label={t('editorStrings.context')}
        autosize={!HAS_FIELD_SIZING}
        minRows={1}
        maxRows={6}
        style={rowLimits(1, 6)}
        value={draft.context}
        error={wrong('context')}
        onChange={(event) => onWrite({ context: event.currentTarget.value })}
      />
      <Checkbox
        size="sm"
        name="continues"
        label={t('editorStrings.continues')}
        description={t('stringForms.continuesHint')}
        checked={draft.continues ?? false}
        disabled={readOnly}
        onChange={(event) => onWrite({ continues: event.currentTarget.checked })}
      />
    </div>
  );
}
