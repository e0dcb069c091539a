import { useLocalStorage } from '@mantine/hooks';

/** Sizes of the running text, in px; the second is the default. */
export const TEXT_SIZES = [17, 19, 21, 24] as const;

/** The approximate number of characters in a line of this text size. */
export const charactersPerLine = (size: number): number => Math.round(1250 / size);

export type ReadingSettings = {
  /** Which of TEXT_SIZES. */
  size: number;
  /** Whether the original shows in the margin while the pointer is on its translation. */
  showsOriginal: boolean;
};

const DEFAULT_SETTINGS: ReadingSettings = { size: 1, showsOriginal: true };

/** The reading settings of this browser, in local storage and shared by all tabs. */
export function useReadingSettings() {
  return useLocalStorage<ReadingSettings>({
    key: 'dragoman.reading',
    defaultValue: DEFAULT_SETTINGS,
    getInitialValueInEffect: false,
    deserialize: settingsIn,
  });
}

function settingsIn(kept: string | undefined): ReadingSettings {
  try {
    const { size, showsOriginal } = Object(JSON.parse(kept ?? '{}'));
    return {
      size: Number.isInteger(size) && size >= 0 && size < TEXT_SIZES.length ? size : DEFAULT_SETTINGS.size,
      showsOriginal: typeof showsOriginal === 'boolean' ? showsOriginal : DEFAULT_SETTINGS.showsOriginal,
    };
  } catch {
    return DEFAULT_SETTINGS;
  }
}
