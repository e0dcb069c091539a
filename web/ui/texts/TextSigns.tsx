import { Fragment } from 'react';
import { partsByInvisible } from '#domain/texts/invisible.ts';
import { useEditorSettings } from '../../data/settings/editor-settings.ts';
import { InvisibleSign } from './InvisibleSign.tsx';
import { IsolatedCode } from './IsolatedCode.tsx';
import classes from './TextSigns.module.css';

type Props = { text: string; lang?: string | undefined };

/**
 * A source text or translation. If the setting is on, line breaks and invisible characters have a sign, which isn't copied (editor.40).
 */
export function TextSigns({ text, lang }: Props) {
  const { drawNewLine } = useEditorSettings();
  if (!drawNewLine) return <IsolatedCode text={text} lang={lang} />;
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
      {partsByInvisible(line).map(({ text, invisible }, nth) =>
        invisible ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other key than their index
          <InvisibleSign key={nth} name={invisible} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other key than their index
          <IsolatedCode key={nth} text={text} lang={lang} />
        ),
      )}
    </Fragment>
  ));
}
