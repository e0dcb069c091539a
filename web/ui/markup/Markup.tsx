import type { ReactNode } from 'react';
import { parseMarkup } from '#domain/core/markup/markup.ts';
import { videoHosts } from '../../data/session/page-settings.ts';
import { Inlines } from './Inlines.tsx';
import classes from './Markup.module.css';

type Props = {
  text: string;
  lang?: string;
  /** How the texts between markup are shown; as they are without it. */
  showText?: (text: string) => ReactNode;
};

/** A text with markup, rendered as a tree of elements, never as HTML (markup.3). */
export function Markup({ text, lang, showText }: Props) {
  return (
    <div className={classes.markup} lang={lang}>
      {parseMarkup(text, videoHosts()).map(({ kind, children }, at) => {
        const Block = kind === 'quote' ? 'blockquote' : 'p';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no id but their position
          <Block key={at}>
            <Inlines nodes={children} showText={showText} />
          </Block>
        );
      })}
    </div>
  );
}
