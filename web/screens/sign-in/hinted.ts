/** The properties of a field with a hint, which an error replaces: a field says one thing at a time (accounts.42). */
export const hinted = <Props extends { error?: unknown }>(props: Props, hint: string) => ({
  ...props,
  description: props.error ? undefined : hint,
});
