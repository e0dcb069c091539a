import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { EditorRow } from '#contract/texts/editor.ts';
import type { Translation } from '#contract/texts/translations.ts';
import { announce } from '../../../ui/announcements/announce.ts';
import { isPending } from '../mutations/expected-translation.ts';
import { useCommands } from '../shortcuts/commands.ts';
import { Overlays } from '../state/overlays.ts';
import { stateOfTranslation } from '../state/rows.ts';
import { EditTranslation } from './EditTranslation.tsx';
import { TranslationItem } from './TranslationItem.tsx';

type Props = {
  row: EditorRow;
  /** Whether the others are shown by their differences from the first one. */
  compares: boolean;
};

/** The translations of a string. One is selected for shortcuts, and one at a time can be a form. */
export function TranslationList({ row, compares }: Props) {
  const { t } = useTranslation();
  const list = useRef<HTMLOListElement>(null);
  const [chosenId, setChosenId] = useState<number>();
  const [edited, setEdited] = useState<Translation>();
  const [toDelete, setToDelete] = useState<Translation>();
  const { translations } = row;
  const [first, ...others] = translations;
  // A single translation needs no selection.
  const chosen = others.length === 0 ? first?.id : chosenId;
  const isGone = edited !== undefined && translations.every(({ id }) => id !== edited.id);

  const itemOf = (id: number | undefined) =>
    list.current?.querySelector<HTMLElement>(`[data-translation="${id}"]`) ?? list.current;
  const chooseAt = (index: number) => {
    const translation = translations[index];
    if (!translation) return;
    setChosenId(translation.id);
    itemOf(translation.id)?.scrollIntoView({ block: 'nearest' });
    const states = [
      t(`editorTranslations.states.${stateOfTranslation(translation)}`),
      ...(translation.needs_review ? [t('editorTranslations.needsReview')] : []),
    ];
    const state = states.join(', ');
    const { text, author } = translation;
    announce(t('editorTranslations.chosen', { place: index + 1, state, username: author.username, text }));
  };
  const askToChoose = () => announce(t('editorTranslations.noneChosen'));
  const isUndecided = chosen === undefined && others.length > 0;
  useCommands({
    chooseTranslation: chooseAt,
    ...(isUndecided && { approve: askToChoose, voteFor: askToChoose, editTranslation: askToChoose }),
  });

  const leaveEdit = () => {
    const id = edited?.id;
    flushSync(() => setEdited(undefined));
    itemOf(id)?.focus();
  };
  const deleted = (translation: Translation) => {
    const index = translations.findIndex(({ id }) => id === translation.id);
    const next = translations[index + 1] ?? translations[index - 1];
    flushSync(() => setToDelete(undefined));
    itemOf(next?.id)?.focus();
  };
  return (
    <>
      <ol ref={list} aria-label={t('editor.translationsTitle')} tabIndex={-1}>
        {/* One list, so that a form stays what it is when its translation goes. */}
        {[...(isGone ? [edited] : []), ...translations].map((translation) =>
          translation.id === edited?.id ? (
            <EditTranslation
              key={translation.id}
              row={row}
              translation={translation}
              isGone={isGone}
              onClose={leaveEdit}
            />
          ) : (
            <TranslationItem
              key={translation.id}
              row={row}
              translation={translation}
              comparedWith={compares && translation !== first ? first?.text : undefined}
              isChosen={translation.id === chosen && !isPending(translation)}
              onChoose={() => setChosenId(translation.id)}
              onEdit={() => setEdited(translation)}
              onDelete={() => setToDelete(translation)}
            />
          ),
        )}
      </ol>
      {toDelete && (
        <Overlays.DeleteTranslation
          section={row.section_id}
          translation={toDelete}
          onDeleted={() => deleted(toDelete)}
          onClose={() => setToDelete(undefined)}
        />
      )}
    </>
  );
}
