import { Fragment } from 'react';
import { useEditorSettings } from '../../../data/settings/editor-settings.ts';
import classes from './Lines.module.css';

/** A text of the work; where the reader likes it so, with a symbol at each line break, which isn't copied along. */
export function Lines({ text }: { text: string }) {
  const { drawNewLine } = useEditorSettings();
  if (!drawNewLine || !text.includes('\n')) return text;
  return text.split('\n').map((line, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name than their place
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
