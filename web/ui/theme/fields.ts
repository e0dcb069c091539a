import type {
  ExtendComponent,
  InputFactory,
  InputWrapperFactory,
  MantineThemeComponents,
  PasswordInputFactory,
  SelectFactory,
  TextareaFactory,
} from '@mantine/core';
import { chooseActiveOption } from './choose-active-option.ts';
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
