import { Button } from '@mantine/core';
import type { FormEvent, KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { whyNotComment } from '#domain/comments/comments.ts';
import { LIMITS } from '#domain/limits.ts';
import { failureWords } from '../../language/failure-words.ts';
import { MarkupField } from '../../ui/markup/MarkupField.tsx';

type Props = {
  label: string;
  /** What its button does: 'Send', 'Save'. */
  deed: string;
  text: string;
  onWrite: (text: string) => void;
  /** How the sending goes; what it was refused for is said under the text, which stays. */
  sending: { isPending: boolean; error: Error | null; reset: () => void };
  onSend: () => void;
  /** The way out of a reply or a change; a form without one stays open. */
  onClose?: (() => void) | undefined;
  /** What Esc does in an empty form that stays open. */
  onLeave?: (() => void) | undefined;
};

/** Where a comment is written: text with markup, counter, and why it can't be sent. Ctrl+Enter sends, Esc leaves. */
export function CommentForm({ label, deed, text, onWrite, sending, onSend, onClose, onLeave }: Props) {
  const { t } = useTranslation();
  const whyNot = whyNotComment(text);
  const tooLong = whyNot === 'maxlength' && t('failures.atMost', { max: LIMITS.comment.max });
  const problem = sending.error ? failureWords(t, sending.error, LIMITS.comment) : tooLong;
  const send = (event?: FormEvent) => {
    event?.preventDefault();
    if (whyNot === undefined && !sending.isPending) onSend();
  };
  const byKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send(event);
    if (event.key !== 'Escape') return;
    if (onClose) onClose();
    else if (text === '') onLeave?.();
  };
  return (
    <form onSubmit={send}>
      <MarkupField
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
              {deed}
            </Button>
          </>
        }
      />
    </form>
  );
}
