import type {
  ExtendComponent,
  InputFactory,
  InputWrapperFactory,
  MantineThemeComponents,
  PasswordInputFactory,
  TextareaFactory,
} from '@mantine/core';
import classes from './fields.module.css';

const HEIGHT: Record<string, string> = { xs: 'var(--h-dense)', sm: 'var(--h-control)', md: 'var(--h-form)' };
const TYPE: Record<string, string> = { xs: '12px', sm: '13px', md: '14px' };

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
        '--input-fz': TYPE[String(size)] ?? TYPE.md,
        '--input-bd': 'var(--field-line)',
        '--input-bd-focus': 'var(--accent)',
        '--input-bg': 'var(--well)',
      },
    }),
  } satisfies ExtendComponent<InputFactory>,
  Textarea: {
    defaultProps: { autosize: true, minRows: 2, maxRows: 12, size: 'md' },
  } satisfies ExtendComponent<TextareaFactory>,
  PasswordInput: {
    classNames: { innerInput: classes.password },
  } satisfies ExtendComponent<PasswordInputFactory>,
};
