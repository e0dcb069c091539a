/**
 * For `memo` around a field of a form, so that typing in one field draws that one alone: whether it shows what it showed.
 * Its functions are the form's, which do the same however often they are made.
 */
export function showsSame<Props extends object>(before: Props, after: Props): boolean {
  const [old, now] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  return [...new Set([...old.keys(), ...now.keys()])].every((key) => {
    const [one, other] = [old.get(key), now.get(key)];
    return Object.is(one, other) || (typeof one === 'function' && typeof other === 'function');
  });
}
