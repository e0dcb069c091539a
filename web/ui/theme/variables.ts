import type { CSSVariablesResolver } from '@mantine/core';

/** Mantine's own meanings, given ours (tokens.css), so that a component without a rule of its own sits right too. */
const MEANINGS = {
  '--mantine-color-body': 'var(--page)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-bright': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-3)',
  '--mantine-color-placeholder': 'var(--ink-3)',
  '--mantine-color-anchor': 'var(--accent-ink)',
  '--mantine-color-default': 'var(--sheet)',
  '--mantine-color-default-hover': 'var(--tint)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--line-strong)',
  '--mantine-color-error': 'var(--error-ink)',
  '--mantine-color-disabled': 'var(--tint)',
  '--mantine-color-disabled-color': 'var(--ink-3)',
  '--mantine-color-disabled-border': 'var(--line)',
  '--mantine-primary-color-filled': 'var(--accent)',
  '--mantine-primary-color-filled-hover': 'var(--accent-hover)',
  '--mantine-primary-color-contrast': 'var(--on-accent)',
  '--mantine-color-teal-filled': 'var(--accent)',
  '--mantine-color-teal-filled-hover': 'var(--accent-hover)',
};

/** The same names in both schemes: what they come to is for tokens.css to tell. Mantine's own stand per scheme, so these do too. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: MEANINGS,
  dark: MEANINGS,
});
