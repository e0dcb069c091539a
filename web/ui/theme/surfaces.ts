import type {
  DrawerFactory,
  ExtendComponent,
  MantineThemeComponents,
  MenuFactory,
  ModalFactory,
  NotificationFactory,
  PopoverFactory,
  SkeletonFactory,
  TableFactory,
  TooltipFactory,
} from '@mantine/core';
import { LIMITS } from '#domain/core/limits.ts';
import classes from './surfaces.module.css';

type Elements = { floating: HTMLElement };

/** The height in pixels from which a menu is never cut, so that some items can be seen. */
const LEAST_HEIGHT = 120;

/** The duration of opening a menu, sheet or dialog in milliseconds. */
const TRANSITION_DURATION = 120;

/** Keeps a menu within the window: it scrolls where it is higher than the room above or below its button. */
function limitHeight({ availableHeight, elements }: { availableHeight: number; elements: Elements }): void {
  elements.floating.style.setProperty('--menu-height', `${Math.max(LEAST_HEIGHT, availableHeight)}px`);
}

/** The styles of menus, dialogs, sheets, toasts and tables. */
export const surfaces: MantineThemeComponents = {
  Menu: {
    defaultProps: {
      radius: 'md',
      shadow: 'sm',
      position: 'bottom-end',
      offset: 4,
      middlewares: { size: { padding: 8, apply: limitHeight } },
      transitionProps: { transition: 'fade', duration: TRANSITION_DURATION },
      // Mantine's focus placeholder is an extra element among the items.
      withInitialFocusPlaceholder: false,
    },
    classNames: {
      dropdown: classes.menu,
      item: classes.menuItem,
      itemSection: classes.menuIcon,
      divider: classes.menuRule,
      label: classes.menuLabel,
    },
  } satisfies ExtendComponent<MenuFactory>,
  Popover: {
    defaultProps: {
      radius: 'md',
      shadow: 'sm',
      transitionProps: { transition: 'fade', duration: TRANSITION_DURATION },
    },
    classNames: { dropdown: classes.sheet },
  } satisfies ExtendComponent<PopoverFactory>,
  Modal: {
    defaultProps: {
      radius: 'lg',
      centered: true,
      padding: 24,
      shadow: 'md',
      transitionProps: { transition: 'fade', duration: TRANSITION_DURATION },
      overlayProps: { color: 'var(--scrim)', backgroundOpacity: 1 },
      // Its header is not a banner of the page.
      attributes: { header: { role: 'presentation' } },
    },
    classNames: { content: classes.sheet, header: classes.dialogHeader, title: classes.dialogTitle },
  } satisfies ExtendComponent<ModalFactory>,
  Drawer: {
    defaultProps: {
      position: 'bottom',
      padding: 'md',
      shadow: 'md',
      transitionProps: { duration: TRANSITION_DURATION },
      overlayProps: { color: 'var(--scrim)', backgroundOpacity: 1 },
    },
    classNames: { content: classes.drawer, header: classes.dialogHeader, title: classes.dialogTitle },
  } satisfies ExtendComponent<DrawerFactory>,
  Tooltip: {
    defaultProps: {
      openDelay: LIMITS.tooltipShowDelay,
      closeDelay: LIMITS.tooltipHideDelay,
      events: { hover: true, focus: true, touch: false },
      offset: 6,
      transitionProps: { transition: 'fade', duration: 80 },
    },
    classNames: { tooltip: classes.tooltip },
  } satisfies ExtendComponent<TooltipFactory>,
  Notification: {
    defaultProps: { radius: 'md', withBorder: true },
    classNames: {
      root: classes.toast,
      icon: classes.toastIcon,
      title: classes.toastTitle,
      description: classes.toastText,
    },
  } satisfies ExtendComponent<NotificationFactory>,
  Table: {
    defaultProps: {
      horizontalSpacing: 12,
      verticalSpacing: 10,
      highlightOnHover: true,
      highlightOnHoverColor: 'var(--tint)',
      borderColor: 'var(--line)',
    },
    classNames: { table: classes.table, th: classes.th, td: classes.td },
  } satisfies ExtendComponent<TableFactory>,
  Skeleton: {
    defaultProps: { radius: 'xs' },
    classNames: { root: classes.skeleton },
  } satisfies ExtendComponent<SkeletonFactory>,
};
