import { IconAlertTriangle, IconInfoCircle, IconX } from '@tabler/icons-react';
import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownAnnouncement } from '#contract/notices/announcements.ts';
import { isSitePath, textFor } from '#domain/notices/announcements/announcements.ts';
import { languageOf } from '../../../language/languages.ts';
import classes from './AnnouncementBanner.module.css';
import { useShown } from './use-shown.ts';

const ICONS = { info: IconInfoCircle, warning: IconAlertTriangle } as const;

type Props = {
  /** Opens a page of the site without loading it anew. */
  goTo: (path: string) => void;
};

/** The announcements above the page: a region with a live list, which tells screen readers of new ones (announcements.8). */
export function AnnouncementBanner({ goTo }: Props) {
  const { t } = useTranslation();
  const { shown, dismiss } = useShown();
  const region = useRef<HTMLElement>(null);
  useHeightFor(region, shown.length);
  return (
    // Always there, so that screen readers tell of what appears in it; without a name, and so no landmark, while it is
    // empty.
    <section
      ref={region}
      aria-label={shown.length > 0 ? t('announcements.region') : undefined}
      className={classes.region}
    >
      <div
        role="log"
        aria-live="polite"
        tabIndex={shown.length > 0 ? 0 : -1}
        className={classes.list}
        aria-label={t('announcements.region')}
      >
        {shown.map((one) => (
          <Announced
            key={`${one.id}.${one.edited_at}`}
            announcement={one}
            goTo={goTo}
            onDismiss={() => {
              dismiss(one);
              document.getElementById('text')?.focus();
            }}
          />
        ))}
      </div>
    </section>
  );
}

type AnnouncedProps = Props & { announcement: ShownAnnouncement; onDismiss: () => void };

function Announced({ announcement, goTo, onDismiss }: AnnouncedProps) {
  const { t, i18n } = useTranslation();
  const { kind, link, dismissible } = announcement;
  const { text, language } = textFor(announcement, languageOf(i18n));
  const Icon = ICONS[kind];
  const follow = (event: MouseEvent) => {
    if (!isSitePath(link) || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    goTo(link);
  };
  return (
    <div className={classes[kind]}>
      <Icon size={16} stroke={1.75} role="img" aria-label={t(`announcements.kind.${kind}`)} />
      <p>
        <span lang={language}>{text}</span>
        {link !== '' && (
          <>
            {' '}
            <a href={link} rel="noopener" onClick={follow}>
              {t('announcements.more')}
            </a>
          </>
        )}
      </p>
      {dismissible && (
        <button
          type="button"
          className={classes.dismiss}
          aria-label={t('announcements.dismiss')}
          onClick={onDismiss}
        >
          <IconX size={16} stroke={1.75} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}

/** Tells the page how much of the window is left to it, as the editor fills exactly that. */
function useHeightFor(region: React.RefObject<HTMLElement | null>, amount: number): void {
  useLayoutEffect(() => {
    const element = region.current;
    if (!element || amount === 0) return;
    const { style } = document.documentElement;
    const measure = () => style.setProperty('--h-announcements', `${element.offsetHeight}px`);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => {
      observer.disconnect();
      style.removeProperty('--h-announcements');
    };
  }, [region, amount]);
}
