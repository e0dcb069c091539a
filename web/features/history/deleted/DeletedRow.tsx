import { Button } from '@mantine/core';
import { IconFolder, IconLanguage, IconMessage, IconTextCaption, IconVocabulary } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeletedItem } from '#contract/history/deleted.ts';
import type { Project } from '#contract/projects/projects.ts';
import type { DeletedKind } from '#domain/history/deleted/deleted.ts';
import type { Difference } from '#domain/texts/checks/differences.ts';
import { RelativeTime } from '../../../ui/relative-time/RelativeTime.tsx';
import { Differences } from '../../../ui/texts/Differences.tsx';
import { TextSigns } from '../../../ui/texts/TextSigns.tsx';
import classes from './DeletedTab.module.css';

type Props = { item: DeletedItem; project: Project; isBusy: boolean; onRestore: () => void };

const ICONS = {
  section: IconFolder,
  string: IconTextCaption,
  translation: IconLanguage,
  comment: IconMessage,
  entry: IconVocabulary,
} as const satisfies Record<DeletedKind, unknown>;

/** A deleted item: its text, what and where it was, who deleted it, and its button. */
export function DeletedRow({ item, project, isBusy, onRestore }: Props) {
  const { t, i18n } = useTranslation();
  const ids = { text: useId(), waits: useId(), differs: useId(), button: useId() };
  const { kind, event, text, author, actor, section, string, deleted_at, deleted_until } = item;
  const Icon = ICONS[kind];
  const differences = item.differences.map(differenceOf);
  const waits = waitsFor(item);
  const lang = languageOf(kind, project);
  const until = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' }).format(deleted_until);
  const amounts = (['strings', 'translations', 'comments'] as const)
    .filter((name) => item[name] > 0 && !(kind === 'string' && name === 'strings'))
    .map((name) => t(`deleted.${name}`, { count: item[name] }));
  return (
    <li className={`grid gap-12 row-gap-0 align-start ${classes.row}`} data-event={event}>
      <span className={`row ink-3 ${classes.icon}`}>
        <Icon size={16} stroke={1.75} aria-hidden="true" />
      </span>
      <div className="breaks">
        <p id={ids.text} className={`text-15 ink-1 ${classes.text}`} lang={lang}>
          {lang === undefined ? text : <TextSigns text={text} lang={lang} />}
        </p>
        <p className={`ui-12 ink-3 ${classes.facts}`}>
          {t(`deleted.kind.${kind}`)}
          {author && ` · ${t('deleted.author', { username: author.username })}`}
          {section?.name && ` · ${t('deleted.in', { section: section.name })}`}
          {amounts.length > 0 && ` · ${amounts.join(', ')}`}
        </p>
        {string?.text && (
          <p className={`text-14 ink-2 truncate ${classes.source}`} lang={project.source_lang}>
            <TextSigns text={string.text} lang={project.source_lang} />
          </p>
        )}
        <p className={`ui-12 ink-3 ${classes.facts}`}>
          {actor ? t('deleted.by', { username: actor.username }) : t('deleted.bySomebody')}{' '}
          <RelativeTime time={deleted_at} withTime /> · {t('deleted.until', { date: until })}
        </p>
        {differences.length > 0 && (
          // biome-ignore lint/a11y/useSemanticElements: no group of form fields.
          <div id={ids.differs} role="group" aria-label={t('editorComposer.differs')}>
            <Differences differences={differences} as="p" />
          </div>
        )}
        {waits && (
          <p id={ids.waits} className="margin-top-4 ui-13 ink-2">
            {t(`deleted.waits.${waits}`)}
          </p>
        )}
      </div>
      <Button
        id={ids.button}
        size="xs"
        variant="default"
        aria-labelledby={`${ids.button} ${ids.text}`}
        aria-describedby={waits ? ids.waits : differences.length > 0 ? ids.differs : undefined}
        data-disabled={waits !== undefined || undefined}
        aria-disabled={waits !== undefined}
        loading={isBusy}
        onClick={waits ? undefined : onRestore}
      >
        {t('deleted.restore')}
      </Button>
    </li>
  );
}

/** The difference that a reply says. */
function differenceOf({
  kind,
  signs = [],
  source = 0,
  own = 0,
}: DeletedItem['differences'][number]): Difference {
  if (kind === 'breaks') return { kind, source, own };
  return kind === 'lacks' || kind === 'adds' ? { kind, signs } : { kind };
}

/** What has to be restored before it, because it was in it. */
function waitsFor({ kind, section, string }: DeletedItem): 'section' | 'string' | undefined {
  if (kind === 'string' && section?.name === null) return 'section';
  return string?.text === null && kind !== 'string' ? 'string' : undefined;
}

/** The language of a deleted text; a name, a comment and a word may be in any. */
function languageOf(kind: DeletedKind, { source_lang, target_lang }: Project): string | undefined {
  if (kind === 'string') return source_lang;
  return kind === 'translation' ? target_lang : undefined;
}
