import { Button, Textarea } from '@mantine/core';
import { IconEye, IconPencil } from '@tabler/icons-react';
import {
  type FocusEventHandler,
  type KeyboardEventHandler,
  memo,
  type ReactEventHandler,
  type ReactNode,
  type RefObject,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { lengthOf } from '#domain/core/text/text.ts';
import { HAS_FIELD_SIZING, rowLimits } from '../forms/field-sizing.ts';
import { hasSameProps } from '../forms/has-same-props.ts';
import { applyEdit } from './apply-edit.ts';
import { Markup } from './Markup.tsx';
import classes from './MarkupField.module.css';
import { MarkupTools } from './MarkupTools.tsx';
import { type EditText, toolByKey } from './tools.ts';

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
  /** Shown as one line with the label inside until it is focused; the tools and the footer appear then. */
  isCompact?: boolean;
  /** Shown at the end of the footer: the buttons of a form that has only this field. */
  foot?: ReactNode;
  readOnly?: boolean;
  autoFocus?: boolean;
  onKeyDown?: KeyboardEventHandler;
  /** Called when the caret moves, also by typing. */
  onSelect?: ReactEventHandler<HTMLTextAreaElement>;
  areaRef?: RefObject<HTMLTextAreaElement | null>;
  /** Of a list that completes what is written. */
  'aria-autocomplete'?: 'list';
  'aria-controls'?: string | undefined;
  'aria-activedescendant'?: string | undefined;
  /** How a form finds the field. */
  'data-path'?: string;
};

/**
 * A field for text with markup (markup.1), with tools above and the length and a preview below. Accepts the props of
 * `form.getInputProps(…)`.
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
  areaRef,
  ...field
}: Props) {
  const { t } = useTranslation();
  const ownArea = useRef<HTMLTextAreaElement>(null);
  const area = areaRef ?? ownArea;
  const [wantsPreview, setPreview] = useState(false);
  // The tools stay once shown: hiding them on blur would move what the user is about to click.
  const [isExpanded, setExpanded] = useState(false);
  // An error is shown where it can be corrected.
  const isPreview = wantsPreview && !error;
  const TurnIcon = isPreview ? IconPencil : IconEye;
  const length = lengthOf(value);
  const isTooLong = length > max;
  const edit = (by: EditText) => {
    if (area.current) applyEdit(area.current, by, onChange);
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
      autosize={!HAS_FIELD_SIZING}
      minRows={minRows}
      maxRows={maxRows}
      classNames={{ input: classes.text }}
      dir="auto"
      data-mantine-stop-propagation={isCompact || undefined}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onFocus={(event) => {
        setExpanded(true);
        field.onFocus?.(event);
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        const tool = toolByKey(event.nativeEvent);
        if (!tool || event.defaultPrevented) return;
        event.preventDefault();
        edit(tool);
      }}
      inputContainer={(input) => (
        <div
          className={classes.box}
          style={rowLimits(minRows, maxRows)}
          data-compact={isCompact || undefined}
          data-begun={isExpanded || value !== '' || undefined}
          data-error={Boolean(error) || isTooLong || undefined}
        >
          <MarkupTools label={t('markup.tools', { field: label })} disabled={isPreview} onEdit={edit} />
          <div hidden={isPreview}>{input}</div>
          {isPreview && (
            <section className={classes.preview} aria-label={t('markup.previewOf', { field: label })}>
              {value.trim() === '' ? <p className="ink-3">{t('markup.nothing')}</p> : <Markup text={value} />}
            </section>
          )}
          <div className={`row gap-12 justify-between ${classes.foot}`}>
            <Button
              variant="subtle"
              color="gray"
              size="xs"
              leftSection={<TurnIcon size={14} stroke={1.75} />}
              onClick={turn}
            >
              {t(isPreview ? 'markup.write' : 'markup.preview')}
            </Button>
            <span className={`ui-12 ink-3 ${classes.length}`} data-error={isTooLong || undefined}>
              {t('markup.length', { length, max })}
            </span>
            {foot}
          </div>
        </div>
      )}
    />
  );
}

/** A {@link MarkupField} among other fields of a form. */
export const FormMarkupField = memo(MarkupField, hasSameProps);
