import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { PastString } from '#contract/history/past.ts';
import type { Project } from '#contract/projects/projects.ts';
import { pastStringsQuery } from '../../../data/queries/past.ts';
import { useNextPage } from '../../../data/queries/use-next-page.ts';
import { NotLoaded } from '../../../ui/offline/NotLoaded.tsx';
import { Pending } from '../../../ui/page/Pending.tsx';
import { FormLines } from '../../../ui/plurals/FormLines.tsx';
import { TextSigns } from '../../../ui/texts/TextSigns.tsx';
import classes from './PastTab.module.css';

type Props = { project: Project; at: number; section: number };

/** The text of a section as it was: each string with the translation that was current (past.2), some hundred at a time. */
export function PastText({ project, at, section }: Props) {
  const { t } = useTranslation();
  const text = useInfiniteQuery(pastStringsQuery(project.id, at, section));
  const next = useNextPage(text, `${at} ${section}`);
  const strings = text.data?.pages.flat() ?? [];
  return (
    <div className={classes.text} aria-busy={text.isFetching}>
      {text.error && (
        <NotLoaded
          error={text.error}
          onRetry={text.isFetchNextPageError ? next.ask : () => void text.refetch()}
        />
      )}
      {text.isPending && <Pending />}
      {text.data && strings.length === 0 && <p className={classes.more}>{t('past.empty')}</p>}
      <ol className={classes.strings}>
        {strings.map((string) => (
          <li key={string.id} className={classes.string} data-state={string.state}>
            <span className="ui-13 ink-2">{string.index}</span>
            <span className="ink-2" lang={project.source_lang}>
              {string.text === null ? <Removed /> : <Text text={string.text} lang={project.source_lang} />}
            </span>
            <Translation string={string} lang={project.target_lang} />
          </li>
        ))}
      </ol>
      {text.hasNextPage && (
        <Button variant="subtle" color="gray" loading={next.isWaiting} onClick={next.ask}>
          {t('past.more')}
        </Button>
      )}
    </div>
  );
}

function Translation({ string, lang }: { string: PastString; lang: string }) {
  const { t } = useTranslation();
  if (string.removed) return <Removed />;
  if (string.translation === null) return <span className={classes.more}>{t('past.untranslated')}</span>;
  return (
    <span lang={lang}>
      <Text text={string.translation} lang={lang} />
      {string.state !== 'review' && (
        <span className={classes.more}> · {t(`past.state.${string.state}`)}</span>
      )}
    </span>
  );
}

function Text({ text, lang }: { text: string; lang: string }) {
  return <FormLines text={text}>{(form) => <TextSigns text={form} lang={lang} />}</FormLines>;
}

/** What stands for a text that has been removed since (past.4). */
function Removed() {
  const { t } = useTranslation();
  return <em className={classes.more}>{t('past.removed')}</em>;
}
