/**
 * Compares props for `memo` around a form's field, so that typing in one field renders only that one. Functions count
 * as equal, since the form creates them anew at each render.
 */
export function hasSameProps<Props extends object>(before: Props, after: Props): boolean {
  const [old, now] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  return [...new Set([...old.keys(), ...now.keys()])].every((key) => {
    const [one, other] = [old.get(key), now.get(key)];
    return Object.is(one, other) || (typeof one === 'function' && typeof other === 'function');
  });
}
