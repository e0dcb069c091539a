/** A role with its place in the order; fixed ones have fixed places (members.32). */
type Placed = { readonly id: number; readonly position: number; readonly is_fixed: boolean };

/**
 * The positions that change when a custom role is put below another one: custom roles stand after the fixed role above them. `roles`
 * is in order; an empty map if nothing changes.
 */
export function positionsAfterMove(
  roles: readonly Placed[],
  moved: number,
  after: number,
): ReadonlyMap<number, number> {
  const others = roles.filter(({ id }) => id !== moved);
  const role = roles.find(({ id }) => id === moved);
  if (!role) return new Map();
  const at = others.findIndex(({ id }) => id === after) + 1;
  const positions = new Map<number, number>();
  let next = 0;
  for (const { id, position, is_fixed } of others.toSpliced(at, 0, role)) {
    next = is_fixed ? position + 1 : next;
    if (is_fixed) continue;
    if (position !== next) positions.set(id, next);
    next += 1;
  }
  return positions;
}
