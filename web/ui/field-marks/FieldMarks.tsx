import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { FormatOfText } from '#domain/texts/placeholders/placeholders-of-format.ts';
import { useEditorSettings } from '../../data/settings/editor-settings.ts';
import { announce } from '../announcements/announce.ts';
import type { TextField } from '../markup/apply-edit.ts';
import { DrawnMarks, type PlaceOfFinding } from './DrawnMarks.tsx';
import { keepMarksWhole } from './whole-marks.ts';

type Props = {
  /** What the fields are in. */
  root: RefObject<HTMLElement | null>;
  /** Which of the fields in it, as a selector. */
  fields: string;
  writing: FormatOfText;
  /** The places of the finding that one points at, in a form of a plural or a text that is none (checks.30). */
  placesIn?: (form: string | undefined) => readonly PlaceOfFinding[];
};

/** A field, with its text as it is now. */
type WrittenField = { readonly field: TextField; readonly text: string };

/**
 * Tags and placeholders in fields as small marks (rich-field.1). The fields stay those of the browser, with its undo, spelling and
 * keyboards (docs/decisions/126).
 */
export function FieldMarks(props: Props) {
  const { marksInField } = useEditorSettings();
  return marksInField && <Marks {...props} />;
}

const NO_PLACES: readonly PlaceOfFinding[] = [];

function Marks({ root, fields: selector, writing, placesIn }: Props) {
  const [written, setWritten] = useState<readonly WrittenField[]>([]);
  const read = () => {
    const fields = [...(root.current?.querySelectorAll<TextField>(selector) ?? [])];
    const next = fields.map((field) => ({ field, text: field.value }));
    setWritten((before) => (isSame(before, next) ? before : next));
  };
  // After every change of the text, whatever made it: what is drawn is never older than what is in the field.
  useLayoutEffect(read);
  useEffect(() => {
    // What is around fields that are new is known only now.
    read();
    const { current } = root;
    current?.addEventListener('input', read);
    return () => current?.removeEventListener('input', read);
  });
  return written.map(({ field, text }, at) => (
    <Field
      // biome-ignore lint/suspicious/noArrayIndexKey: a field that takes the place of another begins anew by itself
      key={at}
      field={field}
      text={text}
      writing={writing}
      places={placesIn?.(field.dataset.form) ?? NO_PLACES}
    />
  ));
}

type FieldProps = WrittenField & { writing: FormatOfText; places: readonly PlaceOfFinding[] };

function Field({ field, text, writing, places }: FieldProps) {
  const { t } = useTranslation();
  useEffect(
    () => keepMarksWhole({ field, writing, onRemoved: (marks) => announce(t('marks.removed', { marks })) }),
    [field, writing, t],
  );
  const around = field.parentElement;
  return (
    around && createPortal(<DrawnMarks field={field} text={text} writing={writing} places={places} />, around)
  );
}

const isSame = (one: readonly WrittenField[], other: readonly WrittenField[]) =>
  one.length === other.length &&
  one.every(({ field, text }, at) => field === other[at]?.field && text === other[at]?.text);
