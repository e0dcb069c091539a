import { useTranslation } from 'react-i18next';
import { INVISIBLE, type Invisible, partsByInvisible } from '#domain/core/text/invisible.ts';
import { useEditorSettings } from '../../data/settings/editor-settings.ts';
import { IsolatedCode } from './IsolatedCode.tsx';
import classes from './TextSigns.module.css';

type Props = {
  text: string;
  lang?: string | undefined;
  /** The part of the text that is shown, in UTF-16 units; left out for all of it. */
  from?: number;
  to?: number;
};

/**
 * A source text or translation with its tags and placeholders as marks of their own (editor.45). If the setting is on, line breaks and
 * invisible characters have a sign, which isn't copied (editor.40).
 */
export function TextSigns({ text, lang, from = 0, to = text.length }: Props) {
  const { drawNewLine } = useEditorSettings();
  if (!drawNewLine) return <IsolatedCode text={text} lang={lang} from={from} to={to} />;
  let offset = from;
  return text
    .slice(from, to)
    .split(/(\n)/)
    .flatMap((line) => (line === '\n' ? { text: line, invisible: undefined } : partsByInvisible(line)))
    .map(({ text: part, invisible }) => {
      const start = offset;
      offset += part.length;
      if (part === '\n') return <LineBreak key={start} />;
      if (invisible) return <InvisibleSign key={start} name={invisible} />;
      return <IsolatedCode key={start} text={text} lang={lang} from={start} to={offset} />;
    });
}

function LineBreak() {
  return (
    <>
      <span className={classes.symbol} aria-hidden="true">
        ↵
      </span>
      {'\n'}
    </>
  );
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
