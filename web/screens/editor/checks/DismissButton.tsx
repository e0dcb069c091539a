import { Button, TextInput, UnstyledButton } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '#domain/core/limits.ts';
import { type Dismissed, isDismissible } from '#domain/texts/checks/dismissals.ts';
import type { Finding } from '#domain/texts/checks/run-checks.ts';
import { fingerprintOf, wordsOf } from '#domain/texts/checks/without-dismissed.ts';
import type { RowString } from '../../../data/queries/editor.ts';
import { ToolPopover } from '../../../ui/popovers/ToolPopover.tsx';
import { useEditor } from '../state/editor-context.ts';
import { useIsPhone } from '../state/is-phone.ts';
import { useAnchor } from '../state/use-anchor.ts';
import classes from './Findings.module.css';
import { FindingWords } from './FindingWords.tsx';
import { findingWords } from './finding-words.ts';

type Props = {
  row: RowString;
  /** The text that the finding is in. */
  text: string;
  finding: Finding;
  mayDismiss: (dismissed: Dismissed) => boolean;
  onDismiss: (dismissed: Dismissed, reason: string) => void;
};

/** Opens what a finding may be dismissed as (dismissals.10); nothing if the reader may not dismiss it. */
export function DismissButton({ row, text, finding, mayDismiss, onDismiss }: Props) {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(false);
  const [buttonRef, button] = useAnchor(isOpen);
  const { target_lang: targetLanguage } = useEditor().project;
  const { check } = finding;
  if (!isDismissible(check) || !mayDismiss({ check, scope: 'here', what: '' })) return null;
  const texts = { source: row.text, translation: text, targetLanguage };
  const words = wordsOf(finding, texts);
  const quoted = (words ?? []).map((word) => t('findings.quoted', { text: word })).join(' ');
  const all: (Dismissed & { label: string })[] = [
    { check, scope: 'here', what: fingerprintOf(finding, texts), label: t('dismissals.here') },
    ...(words
      ? [
          {
            check,
            scope: 'word',
            what: words.join('\n'),
            label: t('dismissals.word', { words: quoted }),
          } as const,
        ]
      : []),
    { check, scope: 'string', what: '', label: t('dismissals.string', { check: t(`checks.${check}.name`) }) },
  ];
  const title = t('dismissals.title');
  return (
    <>
      <UnstyledButton
        ref={buttonRef}
        className={classes.dismiss}
        aria-label={t('dismissals.dismissOne', { finding: findingWords(t, finding) })}
        title={title}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <IconX size={14} stroke={1.75} aria-hidden="true" />
      </UnstyledButton>
      {button && (
        <ToolPopover
          button={isPhone ? undefined : button}
          title={title}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          position="bottom-end"
          width={320}
        >
          <Choices
            finding={finding}
            choices={all.filter(mayDismiss)}
            onChoose={({ label: _, ...dismissed }, reason) => {
              setOpen(false);
              onDismiss(dismissed, reason);
            }}
          />
        </ToolPopover>
      )}
    </>
  );
}

type Choice = Dismissed & { label: string };
type ChoicesProps = {
  finding: Finding;
  choices: readonly Choice[];
  onChoose: (choice: Choice, reason: string) => void;
};

/** What a finding may be dismissed as, and why it is. */
function Choices({ finding, choices, onChoose }: ChoicesProps) {
  const { t } = useTranslation();
  const [reason, setReason] = useState('');
  return (
    <div className="grid gap-12 ui-13">
      <FindingWords finding={finding} />
      <TextInput
        label={t('dismissals.reason')}
        maxLength={LIMITS.dismissalReason.max}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <div className="grid gap-4">
        {choices.map((choice, nth) => (
          <Button
            key={choice.scope}
            variant="default"
            size="xs"
            justify="start"
            className={classes.choice}
            data-autofocus={nth === 0 || undefined}
            onClick={() => onChoose(choice, reason)}
          >
            {choice.label}
          </Button>
        ))}
      </div>
    </div>
  );
}
