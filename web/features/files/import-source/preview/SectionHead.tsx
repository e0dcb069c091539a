import { ActionIcon, Checkbox, TextInput, Tooltip } from '@mantine/core';
import { IconArrowMerge } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '#domain/core/limits.ts';
import { failureNoteText } from '../../../../language/failure-note-text.ts';
import { announce } from '../../../../ui/announcements/announce.ts';
import { RowNote } from '../../import-shared/RowParts.tsx';
import type { SectionItem } from '../draft/check-draft.ts';
import { type Draft, mayJoin, withJoined, withSection } from '../draft/draft.ts';
import { problemWords } from '../draft/problem-words.ts';
import classes from './SectionHead.module.css';

type Props = {
  item: SectionItem;
  draft: Draft;
  busy: boolean;
  onChange: (by: (draft: Draft) => Draft) => void;
};

/** The head of a section in the preview: name, whether it is imported, and a button that joins it to the previous one. */
export function SectionHead({ item, draft, busy, onChange }: Props) {
  const { t } = useTranslation();
  const { section, at, strings, problem, wrongName, here } = item;
  const { id, name, isSkipped } = section;
  const amount = useId();
  return (
    <div className={`grid gap-8 row-gap-0 align-center ${classes.head}`} data-out={isSkipped || undefined}>
      <Checkbox
        aria-label={t('importSource.include', { section: name })}
        checked={!isSkipped}
        disabled={busy}
        onChange={(event) => {
          const isSkipped = !event.currentTarget.checked;
          onChange((draft) => withSection(draft, id, (one) => ({ ...one, isSkipped })));
        }}
      />
      {here && here.existing > 0 ? (
        <span className={classes.here}>{here.name}</span>
      ) : (
        <TextInput
          className={classes.name}
          size="sm"
          aria-label={t('importSource.sectionName', { number: at + 1 })}
          aria-describedby={amount}
          value={name}
          error={wrongName && failureNoteText(t, { key: 'name', kind: wrongName }, LIMITS.sectionName)}
          disabled={busy || isSkipped}
          onChange={(event) => {
            const name = event.currentTarget.value;
            onChange((draft) => withSection(draft, id, (one) => ({ ...one, name })));
          }}
        />
      )}
      <span id={amount} className={`ui-12 ink-3 ${classes.amount}`}>
        {t('importSource.strings', { count: strings })}
        {!isSkipped &&
          ` · ${t(here ? (here.existing > 0 ? 'importSource.addedHere' : 'importSource.thisSection') : 'importSource.newHere')}`}
      </span>
      {mayJoin(draft, at) && (
        <Tooltip label={t('importSource.join')}>
          <ActionIcon
            aria-label={t('importSource.joinSection', { section: name })}
            disabled={busy}
            onClick={() => {
              onChange((draft) => withJoined(draft, id));
              announce(t('importSource.joined', { section: name }));
            }}
          >
            <IconArrowMerge size={16} stroke={1.75} />
          </ActionIcon>
        </Tooltip>
      )}
      {problem && (
        <div className={classes.problem}>
          <RowNote tone="error">{problemWords(t, problem)}</RowNote>
        </div>
      )}
    </div>
  );
}
