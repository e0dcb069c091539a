export type Key = {
  /** Physical keys, so that a Russian layout works: the `code` of a KeyboardEvent. */
  codes: readonly string[];
  /** A character that does the same, wherever the layout has it. */
  character?: string;
  /** Ctrl, or Cmd on a Mac. */
  mod?: true;
  alt?: true;
  /** `any`: with and without it. */
  shift?: true | 'any';
  /** Whether holding the key repeats the command. */
  repeats?: true;
  /** Its keys as hints and tooltips show them. */
  caps: readonly string[];
  /** Another key that does the same. */
  or?: string;
  /** Its heading in the dialog of all shortcuts. */
  group: KeyGroup;
};

/** The headings of the dialog of all shortcuts. */
export const KEY_GROUPS = ['around', 'list', 'composer', 'translations', 'panels', 'strings'] as const;

export type KeyGroup = (typeof KEY_GROUPS)[number];

const ENTER = ['Enter', 'NumpadEnter'];
const DIGITS = ['Digit1', 'Digit2', 'Digit3', 'Digit4', 'Digit5', 'Digit6', 'Digit7', 'Digit8', 'Digit9'];

/** The shortcuts of the editor, the most used first within a group. Their names are in `editorKeys`. */
export const KEYS = {
  previousString: { codes: ['ArrowUp'], alt: true, repeats: true, caps: ['Alt', '↑'], group: 'around' },
  nextString: { codes: ['ArrowDown'], alt: true, repeats: true, caps: ['Alt', '↓'], group: 'around' },
  nextUntranslated: {
    codes: ['ArrowDown'],
    alt: true,
    shift: true,
    caps: ['Alt', 'Shift', '↓'],
    group: 'around',
  },
  previousPage: { codes: ['PageUp'], alt: true, repeats: true, caps: ['Alt', 'PageUp'], group: 'around' },
  nextPage: { codes: ['PageDown'], alt: true, repeats: true, caps: ['Alt', 'PageDown'], group: 'around' },
  filter: { codes: ['Slash', 'NumpadDivide'], character: '/', caps: ['/'], group: 'around' },
  showChanges: { codes: ['KeyR'], alt: true, caps: ['Alt', 'R'], group: 'around' },
  palette: { codes: ['KeyK'], mod: true, caps: ['Ctrl', 'K'], group: 'around' },
  sheet: { codes: ['Slash'], character: '?', shift: true, caps: ['?'], group: 'around' },
  findReplace: { codes: ['KeyF'], alt: true, shift: true, caps: ['Alt', 'Shift', 'F'], group: 'around' },
  undo: { codes: ['KeyZ'], character: 'z', mod: true, caps: ['Ctrl', 'Z'], group: 'around' },
  redo: {
    codes: ['KeyZ', 'KeyY'],
    character: 'y',
    mod: true,
    shift: 'any',
    caps: ['Ctrl', 'Shift', 'Z'],
    or: 'Ctrl+Y',
    group: 'around',
  },

  nextRow: { codes: ['KeyJ', 'ArrowDown'], repeats: true, caps: ['J'], or: '↓', group: 'list' },
  previousRow: { codes: ['KeyK', 'ArrowUp'], repeats: true, caps: ['K'], or: '↑', group: 'list' },
  firstRow: { codes: ['Home'], caps: ['Home'], group: 'list' },
  lastRow: { codes: ['End'], caps: ['End'], group: 'list' },
  writeInRow: { codes: ENTER, caps: ['↵'], group: 'list' },
  nextControl: { codes: ['ArrowRight'], caps: ['→'], group: 'list' },
  previousControl: { codes: ['ArrowLeft'], caps: ['←'], group: 'list' },

  saveAndNext: { codes: ENTER, mod: true, caps: ['Ctrl', '↵'], group: 'composer' },
  saveAndStay: { codes: ENTER, mod: true, shift: true, caps: ['Ctrl', 'Shift', '↵'], group: 'composer' },
  copySource: { codes: ['KeyC'], alt: true, caps: ['Alt', 'C'], group: 'composer' },
  markInitial: { codes: ['KeyI'], alt: true, caps: ['Alt', 'I'], group: 'composer' },
  insertMark: { codes: ['KeyP'], alt: true, caps: ['Alt', 'P'], group: 'composer' },
  fixFinding: { codes: ENTER, alt: true, caps: ['Alt', '↵'], group: 'composer' },
  leave: { codes: ['Escape'], caps: ['Esc'], group: 'composer' },

  chooseTranslation: { codes: DIGITS, alt: true, caps: ['Alt', '1…9'], group: 'translations' },
  approve: { codes: ['KeyA'], alt: true, caps: ['Alt', 'A'], group: 'translations' },
  voteFor: { codes: ['KeyV'], alt: true, caps: ['Alt', 'V'], group: 'translations' },
  voteAgainst: {
    codes: ['KeyV'],
    alt: true,
    shift: true,
    caps: ['Alt', 'Shift', 'V'],
    group: 'translations',
  },
  editTranslation: { codes: ['KeyE'], alt: true, caps: ['Alt', 'E'], group: 'translations' },

  comments: { codes: ['KeyM'], alt: true, caps: ['Alt', 'M'], group: 'panels' },
  history: { codes: ['KeyH'], alt: true, caps: ['Alt', 'H'], group: 'panels' },
  dictionary: { codes: ['KeyD'], alt: true, caps: ['Alt', 'D'], group: 'panels' },
  drafts: { codes: ['KeyD'], alt: true, shift: true, caps: ['Alt', 'Shift', 'D'], group: 'panels' },

  layout: { codes: ['KeyL'], alt: true, caps: ['Alt', 'L'], group: 'panels' },

  editString: { codes: ['KeyE'], alt: true, shift: true, caps: ['Alt', 'Shift', 'E'], group: 'strings' },
  addString: { codes: ['KeyN'], alt: true, shift: true, caps: ['Alt', 'Shift', 'N'], group: 'strings' },
  splitString: { codes: ['KeyP'], alt: true, shift: true, caps: ['Alt', 'Shift', 'P'], group: 'strings' },
  mergeStrings: { codes: ['KeyJ'], alt: true, shift: true, caps: ['Alt', 'Shift', 'J'], group: 'strings' },
  moveMode: { codes: ['KeyM'], alt: true, shift: true, caps: ['Alt', 'Shift', 'M'], group: 'strings' },
  selectMode: { codes: ['KeyS'], alt: true, shift: true, caps: ['Alt', 'Shift', 'S'], group: 'strings' },
} as const satisfies Record<string, Key>;

export type KeyName = keyof typeof KEYS;

/** The shortcuts as an array. */
export const KEY_TABLE: readonly (readonly [KeyName, Key])[] = Object.keys(KEYS)
  .filter(isKeyName)
  .map((name) => [name, KEYS[name]]);

function isKeyName(name: string): name is KeyName {
  return Object.hasOwn(KEYS, name);
}

/** The properties of a KeyboardEvent that identify a shortcut. */
export type KeyPress = Pick<KeyboardEvent, 'code' | 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** The shortcut that was pressed. */
export function keyOf(event: KeyPress): KeyName | undefined {
  const candidates = KEY_TABLE.filter(
    ([, { mod = false, alt = false }]) => (event.ctrlKey || event.metaKey) === mod && event.altKey === alt,
  );
  const shortcut =
    candidates.find(([, { character }]) => character !== undefined && character === event.key) ??
    candidates.find(
      ([, { codes, shift = false }]) =>
        codes.includes(event.code) && (shift === 'any' || event.shiftKey === shift),
    );
  return shortcut?.[0];
}

/** The index of the pressed code among those of the key: the digit that chooses a translation. */
export function codeIndex(name: KeyName, { code }: Pick<KeyPress, 'code'>): number {
  const { codes }: Key = KEYS[name];
  return codes.indexOf(code);
}

/** Whether a key types in a field, moves its cursor or undoes what was typed, where it isn't a shortcut. */
export function isTextEditing(name: KeyName): boolean {
  if (name === 'undo' || name === 'redo') return true;
  const { mod, alt }: Key = KEYS[name];
  return !mod && !alt && name !== 'leave';
}

/** Whether holding the key repeats its command. */
export function isRepeating(name: KeyName): boolean {
  const { repeats }: Key = KEYS[name];
  return repeats === true;
}
