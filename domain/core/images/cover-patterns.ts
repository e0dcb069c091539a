/** One tile of a pattern, in units of a cover 80 wide: `draw` returns its SVG, filled with the figure's colour. */
type Pattern = {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly draw: (figure: string, ground: string) => string;
};

const discs = (radius: number, places: readonly (readonly [number, number])[]) =>
  places.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${radius}"/>`).join('');

const corners = (width: number, height: number) =>
  [
    [0, 0],
    [width, 0],
    [0, height],
    [width, height],
  ] as const;

/** Overlapping scales, each covering half of those above it. */
const scale = (x: number, y: number, figure: string, ground: string) =>
  `<circle cx="${x}" cy="${y}" r="8" fill="${ground}"/>` +
  [7.1, 3.7]
    .map((r) => `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${figure}" stroke-width="1.3"/>`)
    .join('');

const SCALES = [
  [8, -4],
  [0, 0],
  [16, 0],
  [8, 4],
  [0, 8],
  [16, 8],
  [8, 12],
] as const;

/** The eight patterns of generated covers and avatars, 10 to 16 units a tile. */
export const PATTERNS = [
  {
    name: 'dots',
    width: 12,
    height: 12,
    draw: () =>
      discs(1.7, [
        [3, 3],
        [9, 9],
      ]) +
      discs(0.6, [
        [9, 3],
        [3, 9],
      ]),
  },
  {
    name: 'waves',
    width: 16,
    height: 8,
    draw: (figure, ground) => SCALES.map(([x, y]) => scale(x, y, figure, ground)).join(''),
  },
  {
    name: 'diamonds',
    width: 12,
    height: 16,
    draw: () =>
      `<path d="M6 1l4 7-4 7-4-7zM6 5L4.3 8 6 11l1.7-3z" fill-rule="evenodd"/>${discs(1, corners(12, 16))}`,
  },
  {
    name: 'leaves',
    width: 14,
    height: 14,
    draw: () =>
      '<path d="M1 6C1 3 3 1 6 1c0 3-2 5-5 5zM13 6c0-3-2-5-5-5 0 3 2 5 5 5zM1 8c3 0 5 2 5 5-3 0-5-2-5-5zM13 8c-3 0-5 2-5 5 3 0 5-2 5-5z"/>',
  },
  {
    name: 'stripes',
    width: 10,
    height: 10,
    draw: () => `<path d="M1.75 0h1.5v10h-1.5z"/>${discs(1.6, [[7.5, 5]])}`,
  },
  {
    name: 'stars',
    width: 14,
    height: 14,
    draw: () =>
      `<path d="M7 1.5l1.2 4.3L12.5 7 8.2 8.2 7 12.5 5.8 8.2 1.5 7l4.3-1.2z"/>${discs(1.2, corners(14, 14))}`,
  },
  {
    name: 'chevrons',
    width: 12,
    height: 8,
    draw: () => '<path d="M0 5l6-4 6 4v2L6 3 0 7z"/>',
  },
  {
    name: 'checks',
    width: 12,
    height: 12,
    draw: () => '<path d="M0 0h6v6H0z"/><path d="M6 0h6v6H6zM0 6h6v6H0z" opacity=".42"/>',
  },
] as const satisfies readonly Pattern[];

export type PatternName = (typeof PATTERNS)[number]['name'];
