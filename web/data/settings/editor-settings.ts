import { useSyncExternalStore } from 'react';
import { LIMITS } from '#domain/limits.ts';
import { DISPLAY_MODES, type DisplayMode } from '#domain/translations/translation-order.ts';

/** How somebody likes the editor, kept in their browser (editor.35); what is read is on the server (comments.10). */
export type EditorSettings = {
  /** Rows of a page, unless the address says how many. */
  readonly pageSize: number;
  /** Whether a row is chosen by a double click only. */
  readonly useDoubleClick: boolean;
  /** Whether saving a string's text leaves the edit mode; for those who manage strings. */
  readonly exitEditOnSave: boolean;
  /** Whether arrows lead to the sections before and after the one that is open. */
  readonly showNextSectionsArrows: boolean;
  /** Which of a string's translations the middle column shows. */
  readonly showTranslations: DisplayMode;
  /** Whether line breaks in texts have a symbol. */
  readonly drawNewLine: boolean;
  /** Where the chosen string is translated: in a panel beside the list, or in its row; on a phone always over the list. */
  readonly layout: EditorLayout;
  /** Pixels; null for the usual width, which depends on the window's. */
  readonly panelWidth: number | null;
  /** Whether others see that one is there, and at which string. */
  readonly showsPresence: boolean;
};

export const EDITOR_LAYOUTS = ['beside', 'inPlace'] as const;

export type EditorLayout = (typeof EDITOR_LAYOUTS)[number];

/** Pixels between which the panel's width can be set; no window leaves the list less than it needs (EditorView.module.css). */
export const PANEL_WIDTH = { min: 340, max: 900 } as const;

export const DEFAULT_SETTINGS: EditorSettings = {
  pageSize: LIMITS.pageSizeDefault,
  useDoubleClick: false,
  exitEditOnSave: true,
  showNextSectionsArrows: true,
  showTranslations: 'only_cur',
  drawNewLine: false,
  layout: 'beside',
  panelWidth: null,
  showsPresence: true,
};

const KEY = 'dragoman.editor';

/** Reads them as they were kept; what makes no sense counts as not said. */
export function settingsFrom(kept: string | null): EditorSettings {
  const said = parsed(kept);
  const isOn = (name: keyof EditorSettings, otherwise: boolean) => {
    const value = said[name];
    return typeof value === 'boolean' ? value : otherwise;
  };
  return {
    pageSize: isPageSize(said.pageSize) ? said.pageSize : DEFAULT_SETTINGS.pageSize,
    useDoubleClick: isOn('useDoubleClick', DEFAULT_SETTINGS.useDoubleClick),
    exitEditOnSave: isOn('exitEditOnSave', DEFAULT_SETTINGS.exitEditOnSave),
    showNextSectionsArrows: isOn('showNextSectionsArrows', DEFAULT_SETTINGS.showNextSectionsArrows),
    showTranslations: isDisplayMode(said.showTranslations)
      ? said.showTranslations
      : DEFAULT_SETTINGS.showTranslations,
    drawNewLine: isOn('drawNewLine', DEFAULT_SETTINGS.drawNewLine),
    layout: isEditorLayout(said.layout) ? said.layout : DEFAULT_SETTINGS.layout,
    panelWidth: isPanelWidth(said.panelWidth) ? said.panelWidth : DEFAULT_SETTINGS.panelWidth,
    showsPresence: isOn('showsPresence', DEFAULT_SETTINGS.showsPresence),
  };
}

/** Whether a page may have so many rows (editor.9). */
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

function parsed(kept: string | null): Partial<Record<keyof EditorSettings, unknown>> {
  try {
    const said: unknown = JSON.parse(kept ?? '{}');
    return typeof said === 'object' && said !== null ? said : {};
  } catch {
    return {};
  }
}

const readers = new Set<() => void>();
let settings: EditorSettings | undefined;

/** The settings as they are now, for what is no component. */
export function editorSettings(): EditorSettings {
  settings ??= settingsFrom(kept());
  return settings;
}

/** Changes some of them, here and in other tabs; when the browser keeps nothing, until this page is left. */
export function changeSettings(change: Partial<EditorSettings>): void {
  settings = { ...editorSettings(), ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Storage is full or forbidden.
  }
  for (const tell of readers) tell();
}

/** The settings, drawn anew whenever they change, in another tab too. */
export function useEditorSettings(): EditorSettings {
  return useSyncExternalStore(subscribe, editorSettings);
}

function subscribe(tell: () => void): () => void {
  if (readers.size === 0) addEventListener('storage', hear);
  readers.add(tell);
  return () => {
    readers.delete(tell);
    if (readers.size === 0) removeEventListener('storage', hear);
  };
}

/** Another tab changed something: its key is null when all was cleared. */
function hear({ key, newValue }: StorageEvent): void {
  if (key !== KEY && key !== null) return;
  settings = settingsFrom(newValue);
  for (const tell of readers) tell();
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
