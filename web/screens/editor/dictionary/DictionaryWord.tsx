import { useDelayedHover } from '@mantine/core';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Entry } from '#contract/texts/dictionary.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { isPermitted } from '#domain/texts/dictionary/entry-status.ts';
import { announce } from '../../../ui/announcements/announce.ts';
import { composerField } from '../state/focus-composer.ts';
import { Overlays, overlayCode } from '../state/overlays.ts';
import { useWasEver } from '../state/use-was-ever.ts';
import classes from './DictionaryWord.module.css';
import { insertInComposer } from './insert-in-composer.ts';

type Props = {
  entries: readonly Entry[];
  /** Whether what stands there may as well be another word (terms.4). */
  isMaybe: boolean;
  children: ReactNode;
};

/** Whether there is no hovering, so that a tap shows the card. */
const isTouched = () => matchMedia('(hover: none)').matches;

/**
 * A dictionary word in a source text, with a card on hover, focus or tap. A click or Enter inserts its translation at
 * the cursor of the composer; one of several is chosen in the card. What the project doesn’t want is only shown there (dictionary.19).
 */
export function DictionaryWord({ entries, isMaybe, children }: Props) {
  const { t } = useTranslation();
  const permitted = entries.filter(isPermitted);
  const [isOpen, setOpen] = useState(false);
  const wasOpened = useWasEver(isOpen);
  /** Whether the card takes the focus, for one of its meanings to be chosen. */
  const [isEntered, setEntered] = useState(false);
  const [word, setWord] = useState<HTMLSpanElement | null>(null);
  const card = useRef<HTMLDivElement>(null);
  const { openDropdown, closeDropdown } = useDelayedHover({
    open: () => setOpen(true),
    close: () => close(),
    openDelay: LIMITS.tooltipShowDelay,
    closeDelay: LIMITS.tooltipHideDelay,
  });
  const close = () => {
    setOpen(false);
    setEntered(false);
  };
  const insert = ({ translate }: Entry) => {
    closeDropdown();
    close();
    insertInComposer(translate);
    announce(t('editorComposer.inserted', { word: translate }));
  };
  const press = () => {
    const [only, ...others] = permitted;
    // Not while text is being selected with the mouse.
    const selection = getSelection();
    if (selection && !selection.isCollapsed && word && selection.containsNode(word, true)) return;
    if (only && others.length === 0 && !isTouched() && composerField()) {
      insert(only);
      return;
    }
    flushSync(() => setOpen(true));
  };
  const byKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    press();
    if (permitted.length > 1) setEntered(true);
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    closeDropdown();
    close();
    word?.focus();
  };
  const show = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    const comesBack = relatedTarget instanceof Node && card.current?.contains(relatedTarget);
    if (!comesBack && currentTarget.matches(':focus-visible')) reach();
  };
  const reach = () => {
    void overlayCode.preload();
    openDropdown();
  };
  const hovering = { onMouseEnter: reach, onMouseLeave: closeDropdown };
  const meanings = permitted.map(({ translate }) => translate).join(', ');
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a button does not break over lines as a text does */}
      <span
        ref={setWord}
        role="button"
        tabIndex={0}
        className={classes.word}
        data-maybe={isMaybe || undefined}
        // Esc closes only the card, not the sheet around it.
        data-mantine-stop-propagation={isOpen || undefined}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-description={t(isMaybe ? 'editorComposer.maybeInDictionary' : 'editorComposer.inDictionary', {
          translate: meanings,
        })}
        onClick={press}
        onKeyDown={byKey}
        onFocus={show}
        onBlur={closeDropdown}
        {...hovering}
      >
        {children}
      </span>
      {wasOpened && word && (
        <Overlays.WordPopover
          word={word}
          card={card}
          isOpen={isOpen}
          isEntered={isEntered}
          onChange={(to) => (to ? setOpen(true) : close())}
          events={{ onKeyDown: leave, onFocus: openDropdown, onBlur: closeDropdown, ...hovering }}
          entries={entries}
          onInsert={composerField() ? insert : undefined}
          onMissing={close}
        />
      )}
    </>
  );
}
