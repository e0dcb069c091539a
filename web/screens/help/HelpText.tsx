import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { isPage } from '#domain/core/addresses/pages.ts';
import classes from './HelpText.module.css';

/** A text of the guide. Its links navigate within the app. */
export function HelpText({ html }: { html: string }) {
  const router = useRouter();
  const follow = (event: MouseEvent) => {
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const href = link?.getAttribute('href');
    // The API reference is a page of the server.
    if (!isPlain || !href || !isPage(href)) return;
    event.preventDefault();
    router.history.push(href);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are clicked, also by the keyboard
    // biome-ignore lint/a11y/useKeyWithClickEvents: likewise
    // biome-ignore lint/security/noDangerouslySetInnerHtml: made from our own Markdown when the app is built
    <div className={classes.text} onClick={follow} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
