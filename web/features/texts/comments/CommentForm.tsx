import { Button } from '@mantine/core';
import type { FormEvent, KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '#domain/core/limits.ts';
import { whyNotComment } from '#domain/texts/comments/comments.ts';
import { failureWords } from '../../../language/failure-words.ts';
import { MarkupField } from '../../../ui/markup/MarkupField.tsx';
import { useMentionCompletion } from './mentions/use-mention-completion.tsx';

type Props = {
  /** The id of the project, whose users can be mentioned. */
  project: number;
  label: string;
  /** The text of its button: 'Send', 'Save'. */
  submitLabel: string;
  text: string;
  onWrite: (text: string) => void;
  /** The mutation that sends it. */
  sending: { isPending: boolean; error: Error | null; reset: () => void };
  onSend: () => void;
  /** Closes the form of a reply or an edit; a form without it stays open. */
  onClose?: (() => void) | undefined;
  /** Called for Esc in an empty form that stays open. */
  onLeave?: (() => void) | undefined;
};

/** The field and buttons for the text of a comment, where names after `@` are completed. Ctrl+Enter sends, Esc leaves. */
export function CommentForm({
  project,
  label,
  submitLabel,
  text,
  onWrite,
  sending,
  onSend,
  onClose,
  onLeave,
}: Props) {
  const { t } = useTranslation();
  const whyNot = whyNotComment(text);
  const tooLong = whyNot === 'maxlength' && t('failures.atMost', { max: LIMITS.comment.max });
  const problem = sending.error ? failureWords(t, sending.error, LIMITS.comment) : tooLong;
  const mentions = useMentionCompletion(project, onWrite);
  const send = (event?: FormEvent) => {
    event?.preventDefault();
    if (whyNot === undefined && !sending.isPending) onSend();
  };
  const byKey = (event: KeyboardEvent) => {
    if (mentions.handleKey(event)) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send(event);
    if (event.key !== 'Escape') return;
    if (onClose) onClose();
    else if (text === '') onLeave?.();
  };
  return (
    <form onSubmit={send}>
      <MarkupField
        {...mentions.field}
        isCompact
        label={label}
        minRows={1}
        maxRows={8}
        max={LIMITS.comment.max}
        error={problem || undefined}
        value={text}
        readOnly={sending.isPending}
        autoFocus={onClose !== undefined}
        onChange={(text) => {
          if (sending.error) sending.reset();
          onWrite(text);
        }}
        onKeyDown={byKey}
        foot={
          <>
            {onClose && (
              <Button size="xs" variant="subtle" color="gray" onClick={onClose}>
                {t('frame.cancel')}
              </Button>
            )}
            <Button size="xs" type="submit" disabled={whyNot !== undefined || sending.isPending}>
              {submitLabel}
            </Button>
          </>
        }
      />
      {mentions.list}
    </form>
  );
}
