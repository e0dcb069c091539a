import { Fragment } from 'react';
import { useEditorSettings } from '../../data/settings/editor-settings.ts';
import { IsolatedCode } from './IsolatedCode.tsx';
import classes from './TextSigns.module.css';

type Props = { text: string; lang?: string | undefined };

/** A source text or translation. If the setting is on, line breaks have a symbol, which isn't copied. */
export function TextSigns({ text, lang }: Props) {
  const { drawNewLine } = useEditorSettings();
  if (!drawNewLine || !text.includes('\n')) return <IsolatedCode text={text} lang={lang} />;
  return text.split('\n').map((line, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other key than their index
    <Fragment key={at}>
      {at > 0 && (
        <>
          <span className={classes.symbol} aria-hidden="true">
            ↵
          </span>
          {'\n'}
        </>
      )}
      <IsolatedCode text={line} lang={lang} />
    </Fragment>
  ));
}
