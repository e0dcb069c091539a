import { useTranslation } from 'react-i18next';
import type { HistoryEvent } from '#contract/history/history.ts';
import { isCheckFilter } from '#domain/texts/checks/check-filters.ts';
import { Markup } from '../../../ui/markup/Markup.tsx';
import { FormLines } from '../../../ui/plurals/FormLines.tsx';
import { TextSigns } from '../../../ui/texts/TextSigns.tsx';
import { WordDiff } from '../../../ui/word-diff/WordDiff.tsx';
import { useEditor } from '../state/editor-context.ts';
import { changedFields } from './event-words.ts';
import classes from './HistoryTool.module.css';

/** The text of an event, or its changes as word diffs; a text that only was voted on or approved is shortened. */
export function HistoryTexts({ event }: { event: HistoryEvent }) {
  const { t } = useTranslation();
  const { project } = useEditor();
  const { source, translation, comment, finding } = event;
  if (finding) return <Finding {...finding} />;
  if (comment) {
    const { before, after } = comment;
    const isWhole = after !== null && (before === null || before === after);
    return isWhole ? (
      <div className={`text-15 ink-1 breaks ${classes.text}`} dir="auto">
        <Markup text={after} />
      </div>
    ) : (
      <p className={`text-15 ink-1 breaks ${classes.text}`} dir="auto">
        <Difference before={before} after={after} />
      </p>
    );
  }
  const change = source ?? translation;
  const { before = null, after = null } = change ?? {};
  const lang = source ? project.source_lang : project.target_lang;
  const fields = changedFields(change);
  const otherFields = fields.filter((field) => field !== 'text');
  const isText = otherFields.length === 0 || fields.includes('text');
  // Approved, voted on or marked.
  const isShort = before !== null && before.text === after?.text;
  const isMoved = event.kind === 'editString' && fields.length === 0;
  return (
    <>
      {isText && !isMoved && (
        <p className={`text-15 ink-1 breaks ${classes.text}`} lang={lang} data-short={isShort || undefined}>
          <Difference before={before?.text ?? null} after={after?.text ?? null} lang={lang} />
        </p>
      )}
      {otherFields.length > 0 && (
        <dl className={`grid columns-auto-fill breaks ${classes.fields}`}>
          {otherFields.map((field) => {
            const [old, now] = [before, after].map((state) => fieldOf(state, field));
            return (
              <div key={field}>
                <dt>{t(`log.field.${field}`)}</dt>
                <dd dir="auto">
                  {typeof old === 'boolean' || typeof now === 'boolean' ? (
                    t(now === true ? 'log.yes' : 'log.no')
                  ) : (
                    <WordDiff before={String(old ?? '')} after={String(now ?? '')} />
                  )}
                </dd>
              </div>
            );
          })}
        </dl>
      )}
    </>
  );
}

/** What a check had found, with the reason for which that was dismissed. */
function Finding({ check, text, reason }: NonNullable<HistoryEvent['finding']>) {
  const { t } = useTranslation();
  const { project } = useEditor();
  return (
    <div className={`ui-13 ink-2 breaks ${classes.text}`}>
      <p>
        {isCheckFilter(check) ? t(`checks.${check}.name`) : check}
        {text !== '' && ': '}
        <span lang={project.target_lang}>{text}</span>
      </p>
      {reason !== '' && <p dir="auto">{reason}</p>}
    </div>
  );
}

const fieldOf = (state: object | null, field: string) =>
  (state as Readonly<Record<string, string | number | boolean | null>> | null)?.[field];

/** A text that was added, or struck out if it was deleted; of two texts their difference. */
function Difference({ before, after, lang }: { before: string | null; after: string | null; lang?: string }) {
  const signs = (form: string) => <TextSigns text={form} lang={lang} />;
  if (after === null) {
    return (
      <FormLines text={before ?? ''}>{(form) => <del className={classes.gone}>{signs(form)}</del>}</FormLines>
    );
  }
  if (before === null || before === after) return <FormLines text={after}>{signs}</FormLines>;
  return <WordDiff before={before} after={after} lang={lang} />;
}
