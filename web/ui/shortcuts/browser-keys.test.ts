import { expect, test } from 'vitest';
import { KEY_TABLE, type Key, type KeyName } from './keys.ts';

type System = 'Windows' | 'Linux' | 'macOS';

const TABS = '1 2 3 4 5 6 7 8 9';
const all = (modifiers: string, keys: string) => keys.split(' ').map((key) => `${modifiers}+${key}`);

/** What browsers and systems do by keys. Where a letter stands follows the English layout, as in their own tables. */
const TAKEN: readonly { by: string; on: readonly System[]; keys: readonly string[] }[] = [
  // chromium/chromium: chrome/browser/ui/views/accelerator_table.cc, and support.google.com/chrome/answer/157179
  {
    by: 'Chrome',
    on: ['Windows', 'Linux'],
    keys: [
      ...all('Ctrl', `${TABS} 0 A C D E F G H J K L N O P R S T U V W X Z Y Tab PageUp PageDown F4 F5 F6`),
      ...all('Ctrl+Shift', 'A B C D G I J M N O P R T V W Z Tab PageUp PageDown Delete Minus Equal'),
      ...all('Ctrl', 'Minus Equal'),
      ...all('Alt', 'D E F Home Left Right F4'),
      ...all('Alt+Shift', 'A B I T'),
      ...all('Shift', 'Escape F3 F5 F6'),
      ...'F1 F3 F5 F6 F7 F10 F11 F12'.split(' '),
    ],
  },
  { by: 'Chrome', on: ['Linux'], keys: all('Alt', TABS) },
  {
    by: 'Chrome',
    on: ['macOS'],
    keys: [
      ...all('Cmd', `${TABS} 0 A C D E F G L N O P R S T V W X Y Z Minus Equal BracketLeft BracketRight`),
      ...all('Cmd+Shift', 'A B C D G H I J M N R T V W Z Delete'),
      ...all('Ctrl', 'Tab PageUp PageDown'),
      ...all('Alt+Cmd', 'B F I J L U Left Right Up Down'),
    ],
  },
  // mozilla/gecko-dev: browser/base/content/browser-sets.inc and browser/locales/en-US/browser/browserSets.ftl, menus in menubar.ftl
  {
    by: 'Firefox',
    on: ['Windows', 'Linux'],
    keys: [
      ...all('Ctrl', `${TABS} 0 A B C D E F G H I J K L M N O P R S T U V W X Y Z Tab PageUp PageDown F4 F5`),
      ...all('Ctrl+Shift', 'A B C D E G H I J K M N O P R S T W X Y Z Tab PageUp PageDown Delete Escape'),
      ...all('Ctrl', 'Minus Equal BracketLeft BracketRight'),
      ...all('Alt', 'D Home Left Right F4'),
      // Its menus.
      ...all('Alt', 'F E V S B T H'),
      ...'Slash Quote F1 F3 F5 F6 F7 F9 F10 F11 F12'.split(' '),
    ],
  },
  { by: 'Firefox', on: ['Linux'], keys: all('Alt', TABS) },
  {
    by: 'Firefox',
    on: ['macOS'],
    keys: [
      ...all('Cmd', `${TABS} 0 A B C D E F G H I J K L M N O P Q R S T U V W X Y Z Comma Period`),
      ...all('Cmd', 'Left Right BracketLeft BracketRight Minus Equal'),
      ...all('Cmd+Shift', 'A B C D E F G H I J K M N O P R S T W X Y Z Delete Backspace'),
      ...all('Alt+Cmd', 'F R U Left Right'),
      ...all('Ctrl', 'M Tab PageUp PageDown'),
      ...'Slash Quote F11'.split(' '),
    ],
  },
  // support.apple.com/guide/safari/keyboard-and-other-shortcuts-cpsh003/mac
  {
    by: 'Safari',
    on: ['macOS'],
    keys: [
      ...all('Cmd', `${TABS} 0 A C D E F G L N O P R S T V W X Y Z Comma Period Minus Equal`),
      ...all('Cmd', 'Left Right Up Down BracketLeft BracketRight'),
      ...all('Cmd+Shift', 'A B D F G H I L N R T W Z Backslash BracketLeft BracketRight Left Right'),
      ...all('Alt+Cmd', 'B C D E F I J L R U W X'),
      ...all('Ctrl', 'Tab'),
      ...all('Ctrl+Shift', 'Tab'),
    ],
  },
  // support.microsoft.com/windows/keyboard-shortcuts-in-windows
  {
    by: 'Windows',
    on: ['Windows'],
    keys: [
      ...all('Alt', 'Tab F4 F8 Escape Space Enter Left Right PageUp PageDown'),
      ...all('Ctrl', 'Escape'),
      'Ctrl+Shift+Escape',
      'Alt+Shift+Tab',
    ],
  },
  // help.gnome.org/gnome-help/shell-keyboard-shortcuts.html
  {
    by: 'GNOME',
    on: ['Linux'],
    keys: [
      ...all('Alt', 'Tab Escape Space Backquote F1 F2 F4 F6 F7 F8 F10'),
      ...all('Alt+Ctrl', 'Left Right Up Down Tab Delete'),
    ],
  },
  // support.apple.com/102650
  {
    by: 'macOS',
    on: ['macOS'],
    keys: [
      ...all('Cmd', 'Q H M Tab Space Backquote Comma Z'),
      ...all('Cmd+Shift', '3 4 5 Q Z Slash'),
      ...all('Alt+Cmd', 'D H M W Escape Space'),
      ...all('Ctrl', 'Up Down Left Right Space'),
    ],
  },
];

/** The shortcuts that stand above one of these, each of which the browser leaves to the page, and why. */
const ABOVE_BROWSER: { readonly [Name in KeyName]?: string } = {
  palette: 'opens such a list in most programs; the address bar searches by Ctrl+L too',
  undo: 'does the same',
  redo: 'does the same',
  filter: 'finds in the list, as it finds in the page there',
  chooseTranslation: 'tabs of Linux are chosen by Ctrl+Tab too',
  dictionary: 'the address bar has Ctrl+L too',
  editTranslation: 'the menu has Alt+F too',
  voteFor: 'menus are reached by Alt or F10 too',
  history: 'menus are reached by Alt or F10 too',
  previousPage: 'Windows scrolls consoles so, no browser',
  nextPage: 'Windows scrolls consoles so, no browser',
  fixFinding: 'Windows makes consoles full screen so; a browser uses it in the address bar alone',
};

/** The spellings of a shortcut on a system, as in the table above. */
function spellings({ codes, mod, alt, shift }: Key, system: System): string[] {
  const modifiers = [alt && 'Alt', mod && (system === 'macOS' ? 'Cmd' : 'Ctrl')];
  return codes.flatMap((code) =>
    (shift === 'any' ? [false, true] : [shift === true]).map((isShifted) =>
      [...modifiers, isShifted && 'Shift', code.replace(/^(?:Key|Digit|Arrow)/, '')]
        .filter(Boolean)
        .join('+'),
    ),
  );
}

test('no shortcut is one of Chrome, Firefox, Safari or their systems, but for those that stand above it for a reason (editor.47)', () => {
  const conflicts = KEY_TABLE.filter(([, key]) =>
    TAKEN.some(({ on, keys }) =>
      on.some((system) => spellings(key, system).some((spelling) => keys.includes(spelling))),
    ),
  ).map(([name]) => name);
  expect(conflicts.toSorted()).toEqual(Object.keys(ABOVE_BROWSER).toSorted());
});

test('no shortcut is one that a browser keeps from pages', () => {
  const kept = ['Ctrl+N', 'Ctrl+T', 'Ctrl+W', 'Ctrl+Shift+N', 'Ctrl+Shift+T', 'Ctrl+Shift+W', 'Ctrl+Shift+P'];
  const spelled = KEY_TABLE.flatMap(([, key]) => [...spellings(key, 'Windows'), ...spellings(key, 'macOS')]);
  for (const one of kept) {
    expect(spelled).not.toContain(one);
    expect(spelled).not.toContain(one.replace('Ctrl', 'Cmd'));
  }
});
