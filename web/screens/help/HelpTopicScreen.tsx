import { Link, useLoaderData, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import {
  FORMAT_TOPICS,
  type HelpTopic,
  kindOfTopic,
  TASK_TOPICS,
} from '#domain/core/addresses/help-topics.ts';
import { useTitle } from '../../ui/page/title.ts';
import { ShortcutTable } from '../../ui/shortcuts/ShortcutTable.tsx';
import { HelpText } from './HelpText.tsx';
import classes from './HelpTopicScreen.module.css';
import type { HelpPages } from './help-page.ts';

/** Where a page has the table of the editor's shortcuts. */
const SHORTCUTS = '<!-- shortcuts -->';

/** `/help/$topic`: a page of the user guide, beside the list of pages. */
export function HelpTopicScreen() {
  const { t } = useTranslation();
  const pages = useLoaderData({ from: '/frame/help/$topic' });
  // The route refuses addresses of other topics.
  const topic = useParams({ from: '/frame/help/$topic' }).topic as HelpTopic;
  const { title, summary, html } = pages[topic];
  useTitle(title, t('guide.title'));
  const [before = '', after] = html.split(SHORTCUTS);
  return (
    <div className={classes.page}>
      <Contents topic={topic} pages={pages} />
      <article>
        <p className={classes.all}>
          <Link to="/help">{t('guide.all')}</Link>
          {kindOfTopic(topic) && (
            <Link to="/help/$topic" params={{ topic: 'formats' }}>
              {pages.formats.title}
            </Link>
          )}
        </p>
        <h1>{title}</h1>
        <p className={`margin-top-8 ink-2 ${classes.summary}`}>{summary}</p>
        <HelpText html={before} />
        {after !== undefined && <ShortcutTable />}
        {after !== undefined && <HelpText html={after} />}
        <Neighbours topic={topic} pages={pages} />
      </article>
    </div>
  );
}

/** The pages that are listed beside a page: of one on a format those of its kind. */
function pagesBeside(topic: HelpTopic): readonly HelpTopic[] {
  const kind = kindOfTopic(topic);
  return kind ? FORMAT_TOPICS[kind] : TASK_TOPICS;
}

function Contents({ topic, pages }: { topic: HelpTopic; pages: HelpPages }) {
  const { t } = useTranslation();
  const kind = kindOfTopic(topic);
  return (
    <nav className={classes.contents} aria-label={t('guide.topics')}>
      <Link to="/help" className={classes.topic} activeOptions={{ exact: true }}>
        {t('guide.all')}
      </Link>
      {kind && (
        <Link to="/help/$topic" params={{ topic: 'formats' }} className={classes.topic}>
          {pages.formats.title}
        </Link>
      )}
      {kind && <p className={`ui-12 weight-600 ink-3 ${classes.kind}`}>{t(`guide.kinds.${kind}`)}</p>}
      {pagesBeside(topic).map((one) => (
        <Link key={one} to="/help/$topic" params={{ topic: one }} className={classes.topic}>
          {pages[one].title}
        </Link>
      ))}
    </nav>
  );
}

/** The pages before and after this one. */
function Neighbours({ topic, pages }: { topic: HelpTopic; pages: HelpPages }) {
  const { t } = useTranslation();
  const beside = pagesBeside(topic);
  const index = beside.indexOf(topic);
  const [previous, next] = [beside[index - 1], beside[index + 1]];
  if (!previous && !next) return null;
  return (
    <p
      className={`row gap-24 row-gap-8 align-stretch justify-between wrap padding-top-16 ui-13 ${classes.neighbours}`}
    >
      {previous && (
        <Link to="/help/$topic" params={{ topic: previous }}>
          {t('guide.previous', { title: pages[previous].title })}
        </Link>
      )}
      {next && (
        <Link to="/help/$topic" params={{ topic: next }} className={classes.next}>
          {t('guide.next', { title: pages[next].title })}
        </Link>
      )}
    </p>
  );
}
