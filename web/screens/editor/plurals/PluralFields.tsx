import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { selectorName } from '../../../ui/plurals/selector-name.ts';
import { COMPOSER_ID } from '../state/focus-composer.ts';
import classes from './PluralFields.module.css';
import { editedText, fieldsOf, formsIn } from './plural-fields.ts';
import type { PluralCode } from './use-plurals.ts';

type Props = {
  code: PluralCode;
  /** The text of the string, and the language of its translations. */
  source: string;
  lang: string;
  /** The translation as it is written so far. */
  text: string;
  write: (text: string) => void;
  /** What the translation is called. */
  label: string;
  /** Whether it is the composer, so that words are inserted into the form that was last edited. */
  isComposer?: boolean;
  /** The string that it is for. */
  string?: number;
  isReadOnly?: boolean;
  hasFocus?: boolean | undefined;
  describedBy?: string;
  /** Whether Escape belongs to the field. */
  keepsEscape?: boolean;
  onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
  /** What stands below the fields, about the form that was edited last and that of the source for it. */
  below?: (source: string, form: string) => ReactNode;
};

/** The form of a translation of a plural: a field for each form of the language (plurals.10). */
export function PluralFields({ code, source, lang, text, write, label, ...props }: Props) {
  const { t, i18n } = useTranslation();
  const [written, setWritten] = useState(() => ({ text, forms: formsIn(code, text) }));
  // The text was replaced by something else than these fields: by a draft, the source, or nothing.
  if (written.text !== text) setWritten({ text, forms: formsIn(code, text) });
  const plural = code.pluralOf(source);
  const fields = plural ? fieldsOf(code, plural, written.forms, lang) : [];
  const [focused, setFocused] = useState<string>();
  const active = focused ?? fields.find(({ isNeeded }) => isNeeded)?.selector;
  if (!plural) return null;
  const edit = (selector: string, value: string) => {
    const next = editedText(code, { plural, lang, forms: written.forms }, selector, value);
    setWritten(next);
    write(next.text);
  };
  const numbers = new Intl.NumberFormat(i18n.language);
  return (
    <>
      <fieldset className={classes.fields} aria-label={label}>
        {fields.map(({ selector, examples, isNeeded }) => {
          const name = selectorName(t, selector);
          const shown = examples.map((number) => numbers.format(number)).join(', ');
          return (
            <label key={selector} className={`grid align-baseline ${classes.field}`}>
              <span className={`grid ui-13 ink-2 ${classes.name}`}>
                {name}
                <span className="ui-12 ink-3">
                  {[shown, isNeeded ? '' : t('plurals.optional')].filter(Boolean).join(' · ')}
                </span>
              </span>
              <span className={classes.area}>
                <textarea
                  rows={1}
                  id={props.isComposer && selector === active ? COMPOSER_ID : undefined}
                  className={classes.text}
                  aria-describedby={props.describedBy}
                  data-string={props.string}
                  data-form={selector}
                  data-autofocus={(props.hasFocus && selector === active) || undefined}
                  data-mantine-stop-propagation={props.keepsEscape || undefined}
                  lang={lang}
                  spellCheck
                  readOnly={props.isReadOnly}
                  value={written.forms.get(selector) ?? ''}
                  onFocus={() => setFocused(selector)}
                  onChange={(event) => edit(selector, event.currentTarget.value)}
                  onKeyDown={props.onKeyDown}
                />
              </span>
            </label>
          );
        })}
      </fieldset>
      {active !== undefined &&
        props.below?.(
          plural.forms.get(active) ?? plural.forms.get('other') ?? '',
          written.forms.get(active) ?? '',
        )}
    </>
  );
}
