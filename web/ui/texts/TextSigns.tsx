import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { INVISIBLE, type Invisible, partsByInvisible } from '#domain/core/text/invisible.ts';
import { useEditorSettings } from '../../data/settings/editor-settings.ts';
import { IsolatedCode } from './IsolatedCode.tsx';
import classes from './TextSigns.module.css';

type Props = { text: string; lang?: string | undefined };

/**
 * A source text or translation. If the setting is on, line breaks and invisible characters have a sign, which isn't
 * copied (editor.40).
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

/** A character without a glyph with its sign before it. The sign is no text, so that only the character is copied. */
function InvisibleSign({ name }: { name: Invisible }) {
  const { t } = useTranslation();
  const { character, sign } = INVISIBLE[name];
  return (
    <span className={classes.invisible} data-sign={sign} title={t(`characters.invisible.${name}`)}>
      {character}
    </span>
  );
}
