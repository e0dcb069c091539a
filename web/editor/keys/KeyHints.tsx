import { useTranslation } from 'react-i18next';
import { Caps } from './Caps.tsx';
import classes from './KeyHints.module.css';
import type { KeyName } from './keys.ts';

const HINTS = [
  { keys: ['previousString', 'nextString'], text: 'editor.hints.strings' },
  { keys: ['saveAndNext'], text: 'editor.hints.add' },
  { keys: ['comments'], text: 'editor.hints.comments' },
] as const satisfies { keys: readonly KeyName[]; text: string }[];

/** The keys most worth knowing, where there is room for them. */
export function KeyHints() {
  const { t } = useTranslation();
  return (
    <div className={classes.hints}>
      {HINTS.map(({ keys, text }) => (
        <span key={text}>
          {keys.map((key) => (
            <Caps key={key} of={key} />
          ))}
          {t(text)}
        </span>
      ))}
    </div>
  );
}
