import { Link } from '@tanstack/react-router';
import { Trans, useTranslation } from 'react-i18next';
import type { LogEntry } from '#contract/history/log.ts';
import { roleWords } from '../../../ui/roles/role-words.ts';
import classes from './LogList.module.css';
import { useLogContext } from './log-context.ts';
import { checkOf, editorAt, eventOf, targetUserOf } from './log-event.ts';

/** What a user did, in words that follow their name, with a link to the section or string if it still exists. */
export function EventWords({ entry }: { entry: LogEntry }) {
  const { t } = useTranslation();
  if (entry.undoes === undefined) return <Sentence entry={entry} />;
  return (
    <>
      {t(entry.redo ? 'log.redid' : 'log.undid')} <Sentence entry={entry} />
    </>
  );
}

function Sentence({ entry }: { entry: LogEntry }) {
  const { t } = useTranslation();
  const { project, sections } = useLogContext();
  const { se, n: name, amount, r, string_id, string_section } = entry;
  const user = targetUserOf(entry);
  const check = checkOf(entry);
  const isThere = se !== null && sections.some(({ id }) => id === se.id);
  const editor = isThere && editorAt(project.id, se.id);
  return (
    <Trans
      t={t}
      i18nKey={`log.event.${eventOf(entry)}`}
      count={amount ?? 1}
      values={{
        section: (se?.name ?? name) || t('log.goneSection'),
        user: user?.username ?? name ?? t('log.somebody'),
        role: r ? roleWords(t, r) : '',
        name: check ? t(`checks.${check}.name`) : (name ?? ''),
      }}
      components={{
        section: editor ? (
          <Link {...editor} className={classes.section} />
        ) : (
          <span className={classes.section} />
        ),
        string:
          string_id !== null && string_section !== null ? (
            <Link
              {...editorAt(project.id, string_section)}
              search={{ string: string_id }}
              className={classes.string}
            />
          ) : (
            <span />
          ),
        user: user ? (
          <Link to="/users/$userId" params={{ userId: String(user.id) }} className={classes.user} />
        ) : (
          <span />
        ),
      }}
    />
  );
}
