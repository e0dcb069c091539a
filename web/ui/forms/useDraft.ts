import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Bounds } from '#domain/limits.ts';
import { byField, Failure, type FailureNote } from '../../data/wire/failure.ts';
import { useWrite } from '../../data/writes/use-write.ts';
import { knownWordsFor } from '../../language/wording.ts';
import { useWait } from './use-wait.ts';

type Kinds<Values> = { readonly [Field in keyof Values]?: FailureNote['kind'] | undefined };

type Options<Values, Reply> = {
  initial: Values;
  /** Why each field would be refused, by the rules that the server applies too. */
  whyNot: (values: Values) => Kinds<Values>;
  /** The bounds of fields whose name alone does not tell them. */
  bounds?: Readonly<Record<string, Bounds>>;
  /** What is said when nobody knows what went wrong; left out, what is known of it. */
  unknown?: string;
  /** What the form is about, where `general` failures have words of another form. */
  subject?: string;
  /** Tells its fields from those of another form on the page that have the same names. */
  name?: string;
  /** The account that is tried to get into, where attempts are counted by accounts. */
  accountOf?: (values: Values) => string;
  send: (values: Values) => Promise<Reply>;
  done: (reply: Reply, values: Values) => unknown;
};

/**
 * A form that is filled in and sent: what is wrong stands in words under its field, what belongs to none in
 * `general`. Nothing typed is lost by a refusal, and the focus goes to the first field that is wrong. What was tried too
 * often is not sent before it may be tried again.
 */
export function useDraft<Values extends Record<string, unknown>, Reply>({
  initial,
  whyNot,
  bounds,
  unknown,
  subject,
  name,
  accountOf,
  send,
  done,
}: Options<Values, Reply>) {
  const { t } = useTranslation();
  const [general, setGeneral] = useState<string>();
  const words = (note: FailureNote) => {
    const key = note.key === 'general' && subject ? subject : note.key;
    return knownWordsFor(t, { ...note, key }, bounds?.[key]) ?? unknown ?? t('failures.some');
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
  const { wait, begins, say } = useWait(accountOf?.(form.values));
  const refused = (error: Error) => {
    const notes = error instanceof Failure ? [...byField(error).values()] : [];
    if (notes.some(begins)) return;
    const atFields = notes.filter(({ key }) => key in initial);
    const others = notes.filter(({ key }) => !(key in initial));
    show(Object.fromEntries(atFields.map((note) => [note.key, words(note)])));
    const isKnown = notes.some(({ kind }) => kind !== 'broken');
    if (notes.length === 0 || (!isKnown && unknown)) setGeneral(unknown ?? t('failures.some'));
    else if (others.length > 0) setGeneral([...new Set(others.map(words))].join(' '));
  };
  const sending = useWrite({ mutationFn: send, onSuccess: done, onError: refused });

  const submit = form.onSubmit(
    (values) => {
      setGeneral(undefined);
      if (wait) return say();
      sending.mutate(values);
    },
    (errors) => show(Object.fromEntries(Object.entries(errors).map(([key, text]) => [key, String(text)]))),
  );
  const busy = sending.isPending;
  /** Of the button that sends it. While one has to wait it is not disabled in earnest: the focus stays on it. */
  const button = {
    type: 'submit',
    disabled: busy,
    'data-disabled': busy || wait !== undefined || undefined,
    'aria-disabled': wait !== undefined || undefined,
  } as const;
  return { form, submit, general: wait ?? general, busy, button };
}
