import type {
  ExtendComponent,
  InputFactory,
  InputWrapperFactory,
  MantineThemeComponents,
  PasswordInputFactory,
  SelectFactory,
  TextareaFactory,
} from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { FONT_SIZE, HEIGHT } from './control-sizes.ts';
import classes from './fields.module.css';

/** The styles of form fields, each with its label, field, error and description in this order. */
export const fields: MantineThemeComponents = {
  InputWrapper: {
    defaultProps: { inputWrapperOrder: ['label', 'input', 'error', 'description'] },
    classNames: {
      root: classes.wrapper,
      label: classes.label,
      required: classes.required,
      error: classes.error,
      description: classes.hint,
    },
  } satisfies ExtendComponent<InputWrapperFactory>,
  Input: {
    defaultProps: { size: 'md' },
    classNames: { input: classes.input, section: classes.section },
    vars: (_theme, { size }) => ({
      wrapper: {
        '--input-height': HEIGHT[String(size)] ?? HEIGHT.md,
        '--input-fz': FONT_SIZE[String(size)] ?? FONT_SIZE.md,
        '--input-bd': 'var(--field-line)',
        '--input-bd-focus': 'var(--accent)',
        '--input-bg': 'var(--well)',
      },
    }),
  } satisfies ExtendComponent<InputFactory>,
  Textarea: {
    defaultProps: { autosize: true, minRows: 2, maxRows: 12, size: 'md' },
  } satisfies ExtendComponent<TextareaFactory>,
  Select: {
    defaultProps: { onKeyDownCapture: chooseActiveOption },
  } satisfies ExtendComponent<SelectFactory>,
  PasswordInput: {
    classNames: { innerInput: classes.password },
  } satisfies ExtendComponent<PasswordInputFactory>,
};

/**
 * Enter chooses the option that is shown as active. Mantine also keeps its index, and resets it in a timer that is set as the
 * list opens: on a busy device the timer is later than what was typed, and Enter would do nothing.
 */
function chooseActiveOption(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return;
  const list = document.getElementById(event.currentTarget.getAttribute('aria-controls') ?? '');
  const active = list?.querySelector<HTMLElement>('[data-combobox-selected]');
  if (!active) return;
  event.preventDefault();
  // Mantine would choose it again.
  event.stopPropagation();
  active.click();
}
