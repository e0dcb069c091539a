import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Translation } from '#contract/texts/translations.ts';
import type { Identical } from '#domain/texts/translations/identical.ts';
import { isAuthor } from '#domain/texts/translations/translations.ts';
import { mayVote } from '#domain/texts/translations/votes.ts';
import type { RowString } from '../../../data/queries/editor.ts';
import { MissingWord } from '../dictionary/MissingWord.tsx';
import { isPending } from '../mutations/expected-translation.ts';
import { VOTE } from '../mutations/translation-writes.ts';
import { useEditorWrite } from '../mutations/use-editor-write.ts';
import { useEditor } from '../state/editor-context.ts';
import classes from './TextWarning.module.css';
import type { EarlyPress, Warning } from './use-text-warning.ts';

type Props = {
  row: RowString;
  warning: Warning | undefined;
  /** A press before the dictionary was loaded, if there was one. */
  press: EarlyPress | undefined;
  /** Called when the user has voted for the same translation instead. Left out: no vote is offered. */
  onVoted?: () => void;
  /** Whether words can be inserted at the cursor. */
  inserts?: boolean;
};

/**
 * The warning under a field before its text is saved. The live region is always there, so that screen readers announce
 * what appears in it.
 */
export function TextWarning({ row, warning, press, onVoted, inserts = false }: Props) {
  const { t } = useTranslation();
  const region = useRef<HTMLDivElement>(null);
  // The warning may be below the visible part.
  useEffect(() => {
    if (warning ?? press?.state) region.current?.scrollIntoView({ block: 'nearest' });
  }, [warning, press?.state]);
  return (
    <div ref={region} role="alert">
      {press?.state === 'waits' && <p className={classes.waits}>{t('editorComposer.waitsForDictionary')}</p>}
      {press?.state === 'lapsed' && (
        <p className={classes.warning}>{t('editorComposer.lapsed', { index: press.index })}</p>
      )}
      {warning && (
        <div className={classes.warning}>
          {warning.same && <SameTranslation row={row} same={warning.same} onVoted={onVoted} />}
          {warning.missing.length > 0 && <MissingWords warning={warning} inserts={inserts} />}
        </div>
      )}
    </div>
  );
}

function MissingWords({ warning: { missing }, inserts }: { warning: Warning; inserts: boolean }) {
  const { t } = useTranslation();
  return (
    <div className={classes.item}>
      <IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" />
      <div>
        <b>{t('editorComposer.missingWords', { count: missing.length })}</b>
        <ul>
          {missing.map((entry) => (
            <li key={entry.id}>
              <MissingWord entry={entry} inserts={inserts} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

type SameProps = Pick<Props, 'row' | 'onVoted'> & { same: Identical<Translation> };

/**
 * The warning that the translation exists already. It offers to vote for it, if it is somebody else's (translations.23).
 */
function SameTranslation({ row, same: { translation: same, isExact }, onVoted }: SameProps) {
  const { t } = useTranslation();
  const { viewer } = useEditor();
  const voting = useEditorWrite(VOTE);
  const hasVoted = same.votes_plus.some(({ id }) => id === viewer.id);
  const offersVote = onVoted !== undefined && mayVote(viewer, same, false) && !hasVoted && !isPending(same);
  const says = isAuthor(viewer, same) ? 'own' : hasVoted ? 'voted' : offersVote ? 'theirs' : 'noVote';
  const vote = () =>
    voting.mutate(
      { section: row.section_id, translation: same, isMinus: false, isRemoval: false },
      { onSuccess: onVoted },
    );
  return (
    <div className={classes.item}>
      <IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" />
      <div>
        <b>{t(isExact ? 'editor.identical.title' : 'editor.identical.atEdges')}.</b>{' '}
        {t(`editor.identical.${says}`, { username: same.author.username })}
        {offersVote && (
          <div>
            <Button size="xs" mt={4} loading={voting.isPending} onClick={vote}>
              {t('editor.identical.vote')}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
