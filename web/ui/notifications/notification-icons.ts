import {
  IconAt,
  IconCircleCheck,
  IconFileDiff,
  IconFolderPlus,
  IconLanguage,
  IconListCheck,
  IconMail,
  IconMessage,
  IconPencil,
  IconProgressCheck,
  IconSettings,
  IconThumbUp,
  IconTrash,
  IconUserPlus,
  IconUserShield,
  type TablerIcon,
} from '@tabler/icons-react';
import type { NotificationKind } from '#domain/notifications/kinds.ts';

/** The icon of each kind of notification. */
export const NOTIFICATION_ICONS = {
  mention: IconAt,
  reply: IconMessage,
  approved: IconCircleCheck,
  edited: IconPencil,
  deleted: IconTrash,
  rivalled: IconLanguage,
  vote: IconThumbUp,
  invitation: IconMail,
  joinRequest: IconUserPlus,
  roleChange: IconUserShield,
  projectState: IconSettings,
  newSection: IconFolderPlus,
  sourceUpdate: IconFileDiff,
  sectionFinished: IconProgressCheck,
  jobFinished: IconListCheck,
} as const satisfies Record<NotificationKind, TablerIcon>;
