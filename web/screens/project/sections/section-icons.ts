import {
  IconArrowBackUp,
  IconArrowsSort,
  IconClockEdit,
  IconDownload,
  IconFileDiff,
  IconFileDownload,
  IconFileImport,
  IconFiles,
  IconHandGrab,
  IconLanguage,
  IconPencil,
  IconPlus,
  IconTrash,
  IconUpload,
  IconUserPin,
  type TablerIcon,
} from '@tabler/icons-react';
import type { OfferedAction } from './section-actions.ts';

/** The icon of each item of a section's menu, apart from who may use it, because the menu is loaded when it is opened. */
export const SECTION_ICONS = {
  importStrings: IconFileImport,
  updateSource: IconFileDiff,
  retime: IconClockEdit,
  sourceVersions: IconFiles,
  addStrings: IconPlus,
  exportTranslation: IconDownload,
  importTranslations: IconUpload,
  exportSource: IconFileDownload,
  claim: IconHandGrab,
  giveBack: IconArrowBackUp,
  assign: IconUserPin,
  rename: IconPencil,
  translateName: IconLanguage,
  rearrange: IconArrowsSort,
  delete: IconTrash,
} as const satisfies Record<OfferedAction['name'], TablerIcon>;
