import { Modal, SegmentedControl } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUserDrafts } from '../../../data/drafts/use-drafts.ts';
import { useRestoreFocus } from '../../../ui/dialogs/use-restore-focus.ts';
import { useEditor } from '../state/editor-context.ts';
import { DraftLine } from './DraftLine.tsx';
import classes from './DraftsDialog.module.css';
import { textsOfDraft } from './texts-of-draft.ts';

/** The dialog of the user's drafts, of this project or of all. */
export function DraftsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { project, viewer } = useEditor();
  const all = useUserDrafts(viewer.id);
  const [isEverywhere, setEverywhere] = useState(false);
  const ofProject = all.filter(({ draft }) => draft.target?.project.id === project.id);
  const texts = (isEverywhere ? all : ofProject).flatMap(textsOfDraft);
  useRestoreFocus();
  const list = useRef<HTMLDivElement>(null);
  const before = useRef(texts.length);
  useEffect(() => {
    const isFewer = texts.length < before.current;
    before.current = texts.length;
    // A text that is saved or discarded removes its buttons.
    if (isFewer && document.activeElement === document.body) list.current?.focus();
  }, [texts.length]);
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('drafts.title')}
      size="lg"
      closeButtonProps={{ 'aria-label': t('frame.close') }}
      attributes={{ header: { role: 'presentation' } }}
    >
      {all.length > ofProject.length && (
        <SegmentedControl
          size="xs"
          aria-label={t('drafts.where')}
          data={[
            { value: 'here', label: t('drafts.here') },
            { value: 'everywhere', label: t('drafts.everywhere') },
          ]}
          value={isEverywhere ? 'everywhere' : 'here'}
          onChange={(value) => setEverywhere(value === 'everywhere')}
        />
      )}
      <div ref={list} tabIndex={-1}>
        {texts.length === 0 ? (
          <div className={classes.none}>
            <b>{t('drafts.none')}</b>
            <p>{t('drafts.noneText')}</p>
          </div>
        ) : (
          <>
            <p className={`margin-top-8 ${classes.about}`}>{t('drafts.about')}</p>
            <ul className={classes.list} aria-label={t('drafts.title')}>
              {texts.map((text) => (
                <DraftLine key={text.id} text={text} namesProject={isEverywhere} onLeave={onClose} />
              ))}
            </ul>
          </>
        )}
      </div>
    </Modal>
  );
}
