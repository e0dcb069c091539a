import { LIMITS } from '#domain/core/limits.ts';
import { DISPLAY_MODES, type DisplayMode } from '#domain/texts/translations/translation-order.ts';
import { createStore, useStore } from '../store/store.ts';

/** The user's settings of the editor, stored in their browser (editor.35). */
export type EditorSettings = {
  /** Rows of a page, unless the address says how many. */
  readonly pageSize: number;
  /** Whether a row is chosen by a double click. */
  readonly useDoubleClick: boolean;
  /** Whether saving a string's text leaves the edit mode; for those who manage strings. */
  readonly exitEditOnSave: boolean;
  /** Whether arrows lead to the sections before and after the one that is open. */
  readonly showNextSectionsArrows: boolean;
  /** Which of a string's translations the middle column shows. */
  readonly showTranslations: DisplayMode;
  /** Whether line breaks in texts have a symbol. */
  readonly drawNewLine: boolean;
  /** Whether tags and placeholders are marks in the field of a translation (rich-field.6). */
  readonly marksInField: boolean;
  /**
   * Where the chosen string is translated: in a panel beside the list, or in its row. On a phone it is always over the
   * list.
   */
  readonly layout: EditorLayout;
  /** Pixels; null for the default width, which depends on the window's. */
  readonly panelWidth: number | null;
  /** Whether others see the user's presence. */
  readonly showsPresence: boolean;
};

export const EDITOR_LAYOUTS = ['beside', 'inPlace'] as const;

export type EditorLayout = (typeof EDITOR_LAYOUTS)[number];

/** The bounds of the panel's width in pixels. */
export const PANEL_WIDTH = { min: 340, max: 900 } as const;

export const DEFAULT_SETTINGS: EditorSettings = {
  pageSize: LIMITS.pageSizeDefault,
  useDoubleClick: false,
  exitEditOnSave: true,
  showNextSectionsArrows: true,
  showTranslations: 'only_cur',
  drawNewLine: false,
  marksInField: true,
  layout: 'beside',
  panelWidth: null,
  showsPresence: true,
};

const KEY = 'dragoman.editor';

/** Parses stored settings; invalid values are replaced by defaults. */
export function parseSettings(raw: string | null): EditorSettings {
  const stored = parsed(raw);
  const isOn = (name: keyof EditorSettings, otherwise: boolean) => {
    const value = stored[name];
    return typeof value === 'boolean' ? value : otherwise;
  };
  return {
    pageSize: isPageSize(stored.pageSize) ? stored.pageSize : DEFAULT_SETTINGS.pageSize,
    useDoubleClick: isOn('useDoubleClick', DEFAULT_SETTINGS.useDoubleClick),
    exitEditOnSave: isOn('exitEditOnSave', DEFAULT_SETTINGS.exitEditOnSave),
    showNextSectionsArrows: isOn('showNextSectionsArrows', DEFAULT_SETTINGS.showNextSectionsArrows),
    showTranslations: isDisplayMode(stored.showTranslations)
      ? stored.showTranslations
      : DEFAULT_SETTINGS.showTranslations,
    drawNewLine: isOn('drawNewLine', DEFAULT_SETTINGS.drawNewLine),
    marksInField: isOn('marksInField', DEFAULT_SETTINGS.marksInField),
    layout: isEditorLayout(stored.layout) ? stored.layout : DEFAULT_SETTINGS.layout,
    panelWidth: isPanelWidth(stored.panelWidth) ? stored.panelWidth : DEFAULT_SETTINGS.panelWidth,
    showsPresence: isOn('showsPresence', DEFAULT_SETTINGS.showsPresence),
  };
}

/** Whether a page may have this many rows (editor.9). */
export function isPageSize(value: unknown): value is number {
  return (
    typeof value === 'number' &&
    Number.isInteger(value) &&
    value >= LIMITS.pageSize.min &&
    value <= LIMITS.pageSize.max
  );
}

export function isEditorLayout(value: unknown): value is EditorLayout {
  return EDITOR_LAYOUTS.some((layout) => layout === value);
}

function isPanelWidth(value: unknown): value is number {
  return typeof value === 'number' && value >= PANEL_WIDTH.min && value <= PANEL_WIDTH.max;
}

function isDisplayMode(value: unknown): value is DisplayMode {
  return typeof value === 'string' && Object.hasOwn(DISPLAY_MODES, value);
}

function parsed(raw: string | null): Partial<Record<keyof EditorSettings, unknown>> {
  try {
    const value: unknown = JSON.parse(raw ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** The settings; undefined until they are read from storage. */
const store = createStore<EditorSettings | undefined>(undefined, () => {
  addEventListener('storage', changedElsewhere);
  return () => removeEventListener('storage', changedElsewhere);
});

/** The current settings, for code outside of components. */
export function editorSettings(): EditorSettings {
  const known = store.get();
  if (known) return known;
  const settings = parseSettings(stored());
  store.set(settings);
  return settings;
}

/** Changes some settings, here and in other tabs. Where the browser stores nothing they last as long as the page. */
export function changeSettings(change: Partial<EditorSettings>): void {
  const settings = { ...editorSettings(), ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Storage is full or forbidden.
  }
  store.set(settings);
}

/** The settings, which another tab may change too. */
export const useEditorSettings = () => useStore(store, editorSettings);

/** Another tab has changed the settings; the key is null when it has cleared the storage. */
function changedElsewhere({ key, newValue }: StorageEvent): void {
  if (key === KEY || key === null) store.set(parseSettings(newValue));
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
