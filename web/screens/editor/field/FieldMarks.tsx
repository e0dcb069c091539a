import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { FormatOfText } from '#domain/texts/placeholders/placeholders-of-format.ts';
import { useEditorSettings } from '../../../data/settings/editor-settings.ts';
import { announce } from '../../../ui/announcements/announce.ts';
import { type MarkedPlace, placesIn, useMarkedFields } from '../state/marked-places.ts';
import { type StringOfSection, useFormatOfText } from '../state/StringTexts.tsx';
import { DrawnMarks } from './DrawnMarks.tsx';
import { keepMarksWhole } from './whole-marks.ts';

type Props = {
  /** What the fields are in. */
  root: RefObject<HTMLElement | null>;
  row: StringOfSection;
};

/** A field, with its text as it is now. */
type WrittenField = { readonly field: HTMLTextAreaElement; readonly text: string };

/**
 * Tags and placeholders in the fields of a translation as small marks (rich-field.1). The fields stay those of the browser, with its undo,
 * spelling and keyboards (docs/decisions/126).
 */
export function FieldMarks({ root, row }: Props) {
  const { marksInField } = useEditorSettings();
  return marksInField && <Marks root={root} row={row} />;
}

function Marks({ root, row }: Props) {
  const writing = useFormatOfText(row);
  const places = useMarkedFields(root);
  const [written, setWritten] = useState<readonly WrittenField[]>([]);
  const read = () => {
    const fields = [...(root.current?.querySelectorAll('textarea') ?? [])];
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
      places={placesIn(places, field.dataset.form)}
    />
  ));
}

type FieldProps = WrittenField & { writing: FormatOfText; places: readonly MarkedPlace[] };

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
