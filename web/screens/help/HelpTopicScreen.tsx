import { Link, useLoaderData, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { HELP_TOPICS, type HelpTopic } from '#domain/addresses/help-topics.ts';
import { ShortcutTable } from '../../features/shortcuts/ShortcutTable.tsx';
import { useTitle } from '../../ui/page/title.ts';
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
  useTitle(title, t('help.title'));
  const [before = '', after] = html.split(SHORTCUTS);
  return (
    <div className={classes.page}>
      <Contents pages={pages} />
      <article className={classes.article}>
        <p className={classes.all}>
          <Link to="/help">{t('help.all')}</Link>
        </p>
        <h1>{title}</h1>
        <p className={classes.summary}>{summary}</p>
        <HelpText html={before} />
        {after !== undefined && <ShortcutTable />}
        {after !== undefined && <HelpText html={after} />}
        <Neighbours topic={topic} pages={pages} />
      </article>
    </div>
  );
}

function Contents({ pages }: { pages: HelpPages }) {
  const { t } = useTranslation();
  return (
    <nav className={classes.contents} aria-label={t('help.topics')}>
      <Link to="/help" className={classes.topic} activeOptions={{ exact: true }}>
        {t('help.all')}
      </Link>
      {HELP_TOPICS.map((topic) => (
        <Link key={topic} to="/help/$topic" params={{ topic }} className={classes.topic}>
          {pages[topic].title}
        </Link>
      ))}
    </nav>
  );
}

/** The pages before and after this one. */
function Neighbours({ topic, pages }: { topic: HelpTopic; pages: HelpPages }) {
  const { t } = useTranslation();
  const at = HELP_TOPICS.indexOf(topic);
  const [previous, next] = [HELP_TOPICS[at - 1], HELP_TOPICS[at + 1]];
  return (
    <p className={classes.neighbours}>
      {previous && (
        <Link to="/help/$topic" params={{ topic: previous }}>
          {t('help.previous', { title: pages[previous].title })}
        </Link>
      )}
      {next && (
        <Link to="/help/$topic" params={{ topic: next }} className={classes.next}>
          {t('help.next', { title: pages[next].title })}
        </Link>
      )}
    </p>
  );
}
