import { Fragment } from 'react';
import { useEditorSettings } from '../../../data/settings/editor-settings.ts';
import classes from './Lines.module.css';

/** A source text or translation. If the setting is on, line breaks have a symbol, which isn't copied. */
export function TextLines({ text }: { text: string }) {
  const { drawNewLine } = useEditorSettings();
  if (!drawNewLine || !text.includes('\n')) return text;
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
      {line}
    </Fragment>
  ));
}
