import { Fragment, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { FoundText } from '#contract/texts/find.ts';
import type { Replacement } from '#domain/texts/find/replacement.ts';
import { StatusIcon } from '../../../ui/status-icon/StatusIcon.tsx';
import { TextSigns } from '../../../ui/texts/TextSigns.tsx';
import { excerptOf } from './excerpt.ts';
import { type Exclusions, type Found, isSelected } from './exclusions.ts';
import classes from './FoundTextView.module.css';
import type { FindPlaces } from './use-finder.ts';

type Props = {
  text: FoundText & Found;
  author: string | undefined;
  lang: string;
  find: FindPlaces;
  replacement: Replacement | undefined;
  exclusions: Exclusions;
  /** Excludes a match, or selects it again. */
  onToggle: (place: number) => void;
};

const STATE = { [-1]: 'initial', 0: 'review', 1: 'approved' } as const;

/** A found text near its matches. Each is a checkbox that shows what takes its place. */
export function FoundTextView({ text, author, lang, find, replacement, exclusions, onToggle }: Props) {
  const { t } = useTranslation();
  const parts = useMemo(() => {
    const places = find(text.text);
    return places && excerptOf(text.text, places);
  }, [find, text.text]);
  const state = text.status === null ? undefined : STATE[text.status];
  return (
    <div className={`grid columns-auto-fill gap-8 align-start ${classes.text}`}>
      {state && <StatusIcon state={state} label={t(`states.${state}`)} />}
      <p className="text-15 breaks" lang={lang}>
        {parts ? (
          <>
            {parts.map((part, at) => (
              <Fragment key={part.start}>
                {part.start > (parts[at - 1]?.end ?? 0) && '…'}
                {part.place ? (
                  <Match
                    from={text.text.slice(part.start, part.end)}
                    to={replacement?.(part.place)}
                    isOn={isSelected(exclusions, text.id, part.nth)}
                    onToggle={() => onToggle(part.nth)}
                  />
                ) : (
                  <span>
                    <TextSigns text={text.text} lang={lang} from={part.start} to={part.end} />
                  </span>
                )}
              </Fragment>
            ))}
            {(parts.at(-1)?.end ?? 0) < text.text.length && '…'}
          </>
        ) : (
          <TextSigns text={text.text} lang={lang} />
        )}
        {author !== undefined && <span className={classes.author}>{author}</span>}
        {!parts && <span className={classes.author}>{t('finding.heavy', { count: text.places })}</span>}
      </p>
    </div>
  );
}

type MatchProps = {
  from: string;
  /** Undefined while the replacement is invalid. */
  to: string | undefined;
  isOn: boolean;
  onToggle: () => void;
};

function Match({ from, to, isOn, onToggle }: MatchProps) {
  const { t } = useTranslation();
  const name = to === '' ? t('finding.placeDeleted', { from }) : t('finding.place', { from, to: to ?? '' });
  return (
    // biome-ignore lint/a11y/useSemanticElements: it stands in the middle of a text and shows the change.
    <button
      type="button"
      role="checkbox"
      aria-checked={isOn}
      aria-label={name}
      className={classes.match}
      onClick={onToggle}
    >
      {isOn && to !== undefined ? (
        <>
          <del>{visible(from)}</del>
          {to !== '' && <ins>{visible(to)}</ins>}
        </>
      ) : (
        <mark>{visible(from)}</mark>
      )}
    </button>
  );
}

/** Blanks alone, and line breaks, by a sign. */
const visible = (text: string) =>
  (text.trim() === '' ? text.replaceAll(' ', '␣').replaceAll('\u00a0', '⍽') : text)
    .replaceAll('\n', '↵')
    .replaceAll('\t', '⇥');
