import { Button, Textarea } from '@mantine/core';
import { IconEye, IconPencil } from '@tabler/icons-react';
import { type FocusEventHandler, type KeyboardEventHandler, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { lengthOf } from '#domain/texts/text.ts';
import { GROWS_BY_ITSELF, linesOf } from '../forms/grows.ts';
import { Markup } from './Markup.tsx';
import classes from './MarkupField.module.css';
import { MarkupTools } from './MarkupTools.tsx';
import { makeEdit } from './make-edit.ts';
import { type Act, toolByKey } from './tools.ts';

type Props = {
  label: string;
  description?: ReactNode;
  /** Why the text is refused, in words. */
  error?: ReactNode;
  value?: string;
  onChange: (text: string) => void;
  onBlur?: FocusEventHandler;
  onFocus?: FocusEventHandler;
  /** The most code points the text may have. */
  max: number;
  minRows?: number;
  maxRows?: number;
  /** One line among others until one comes to write in it: its name stands in the field, tools and foot come then. */
  isCompact?: boolean;
  /** What stands at the end of its foot: the buttons of a form that has but this field. */
  foot?: ReactNode;
  readOnly?: boolean;
  autoFocus?: boolean;
  onKeyDown?: KeyboardEventHandler;
  /** How a form finds the field. */
  'data-path'?: string;
};

/**
 * A text with markup (markup.1): tools over it, and under it how long it is and how it will read. Takes what
 * `form.getInputProps(…)` gives.
 */
export function MarkupField({
  label,
  description,
  error,
  value = '',
  onChange,
  max,
  minRows = 3,
  maxRows = 16,
  isCompact = false,
  foot,
  onKeyDown,
  ...field
}: Props) {
  const { t } = useTranslation();
  const area = useRef<HTMLTextAreaElement>(null);
  const [wantsPreview, setPreview] = useState(false);
  // What came stays: going again with the cursor, it would move what one is about to click.
  const [isBegun, begin] = useState(false);
  // What is wrong is to be seen where it can be mended.
  const isPreview = wantsPreview && !error;
  const TurnIcon = isPreview ? IconPencil : IconEye;
  const length = lengthOf(value);
  const isTooLong = length > max;
  const edit = (act: Act) => {
    if (area.current) makeEdit(area.current, act, onChange);
  };
  const turn = () => {
    flushSync(() => setPreview(!isPreview));
    if (isPreview) area.current?.focus();
  };
  return (
    <Textarea
      {...field}
      ref={area}
      {...(isCompact ? { 'aria-label': label, placeholder: label } : { label })}
      description={description}
      error={error}
      variant="unstyled"
      autosize={!GROWS_BY_ITSELF}
      minRows={minRows}
      maxRows={maxRows}
      classNames={{ input: classes.text }}
      dir="auto"
      data-mantine-stop-propagation={isCompact || undefined}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onFocus={(event) => {
        begin(true);
        field.onFocus?.(event);
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        const act = toolByKey(event.nativeEvent);
        if (!act || event.defaultPrevented) return;
        event.preventDefault();
        edit(act);
      }}
      inputContainer={(input) => (
        <div
          className={classes.box}
          style={linesOf(minRows, maxRows)}
          data-compact={isCompact || undefined}
          data-begun={isBegun || value !== '' || undefined}
          data-error={Boolean(error) || isTooLong || undefined}
        >
          <MarkupTools label={t('markup.tools', { field: label })} disabled={isPreview} onEdit={edit} />
          <div hidden={isPreview}>{input}</div>
          {isPreview && (
            <section className={classes.preview} aria-label={t('markup.previewOf', { field: label })}>
              {value.trim() === '' ? (
                <p className={classes.nothing}>{t('markup.nothing')}</p>
              ) : (
                <Markup text={value} />
              )}
            </section>
          )}
          <div className={classes.foot}>
            <Button
              variant="subtle"
              color="gray"
              size="xs"
              leftSection={<TurnIcon size={14} stroke={1.75} />}
              onClick={turn}
            >
              {t(isPreview ? 'markup.write' : 'markup.preview')}
            </Button>
            <span className={classes.length} data-error={isTooLong || undefined}>
              {t('markup.length', { length, max })}
            </span>
            {foot}
          </div>
        </div>
      )}
    />
  );
}
