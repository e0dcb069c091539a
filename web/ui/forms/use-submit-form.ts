import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Bounds } from '#domain/core/limits.ts';
import { byField, Failure, type FailureNote } from '../../data/wire/failure.ts';
import { useWrite } from '../../data/writes/use-write.ts';
import { knownFailureNoteText } from '../../language/failure-note-text.ts';
import { useRetryWait } from './use-retry-wait.ts';

type Kinds<Values> = { readonly [Field in keyof Values]?: FailureNote['kind'] | undefined };

type Options<Values, Reply> = {
  initial: Values;
  /** Why each field would be refused, by the rules that the server applies too. */
  whyNot: (values: Values) => Kinds<Values>;
  /** The bounds of fields that can't be found by the field's name. */
  bounds?: Readonly<Record<string, Bounds>>;
  /** Shown in place of the details when the cause is unknown. */
  unknown?: string;
  /** The key under which `general` failures of this form have their words. */
  subject?: string;
  /** Distinguishes its fields from those of another form on the page. */
  name?: string;
  /** What a refusal says besides the errors of its fields. */
  detail?: (failure: Failure) => string | undefined;
  /** The account being signed in to, where attempts are counted by account. */
  accountOf?: (values: Values) => string;
  send: (values: Values) => Promise<Reply>;
  done: (reply: Reply, values: Values) => unknown;
};

/**
 * The state of a form that is submitted. Errors are shown at their field, others as `general`; a refusal keeps the
 * values and focuses the first wrong field.
 */
export function useSubmitForm<Values extends Record<string, unknown>, Reply>({
  initial,
  whyNot,
  bounds,
  unknown,
  subject,
  name,
  accountOf,
  detail,
  send,
  done,
}: Options<Values, Reply>) {
  const { t } = useTranslation();
  const [general, setGeneral] = useState<string>();
  const words = (note: FailureNote) => {
    const key = note.key === 'general' && subject ? subject : note.key;
    return knownFailureNoteText(t, { ...note, key }, bounds?.[key]) ?? unknown ?? t('failures.some');
  };
  const form = useForm<Values>({
    ...(name && { name }),
    initialValues: initial,
    validate: (values) =>
      Object.fromEntries(
        Object.entries(whyNot(values)).map(([key, kind]) => [key, kind && words({ key, kind })]),
      ),
  });

  const show = (errors: Record<string, string>) => {
    form.setErrors(errors);
    const first = Object.keys(initial).find((field) => errors[field]);
    if (first) form.getInputNode(first)?.focus();
  };
  const { wait, start, announceWait } = useRetryWait(accountOf?.(form.values));
  const refused = (error: Error) => {
    const notes = error instanceof Failure ? [...byField(error).values()] : [];
    if (notes.some(start)) return;
    const atFields = notes.filter(({ key }) => key in initial);
    const otherNotes = notes.filter(({ key }) => !(key in initial));
    show(Object.fromEntries(atFields.map((note) => [note.key, words(note)])));
    const isKnown = notes.some(({ kind }) => kind !== 'broken');
    if (notes.length === 0 || (!isKnown && unknown)) setGeneral(unknown ?? t('failures.some'));
    else if (error instanceof Failure && detail?.(error)) setGeneral(detail(error));
    else if (otherNotes.length > 0) setGeneral([...new Set(otherNotes.map(words))].join(' '));
  };
  const sending = useWrite({ mutationFn: send, onSuccess: done, onError: refused });

  const submit = form.onSubmit(
    (values) => {
      setGeneral(undefined);
      if (wait) return announceWait();
      sending.mutate(values);
    },
    (errors) => show(Object.fromEntries(Object.entries(errors).map(([key, text]) => [key, String(text)]))),
  );
  const busy = sending.isPending;
  /** Props of the submit button. While the user has to wait it is only marked as disabled, so that it keeps the focus. */
  const button = {
    type: 'submit',
    disabled: busy,
    'data-disabled': busy || wait !== undefined || undefined,
    'aria-disabled': wait !== undefined || undefined,
  } as const;
  return { form, submit, general: wait ?? general, busy, button };
}
