import type {
  ActionIconFactory,
  BadgeFactory,
  ButtonFactory,
  CheckboxFactory,
  CloseButtonFactory,
  ExtendComponent,
  MantineThemeComponents,
  RadioFactory,
  SegmentedControlFactory,
  SwitchFactory,
  TabsFactory,
} from '@mantine/core';
import { FONT_SIZE, HEIGHT } from './control-sizes.ts';
import classes from './controls.module.css';

const PADDING: Record<string, string> = {
  xs: 'var(--space-8)',
  sm: 'var(--space-12)',
  md: 'var(--space-16)',
};

/** The styles of buttons and other controls. Only types are imported, so a screen loads only the components it shows. */
export const controls: MantineThemeComponents = {
  Button: {
    defaultProps: { variant: 'default', size: 'sm' },
    classNames: { root: classes.button, section: classes.buttonSection },
    vars: (_theme, { size = 'sm', color, variant }) => ({
      root: {
        '--button-height': HEIGHT[size] ?? HEIGHT.sm,
        '--button-padding-x': PADDING[size] ?? PADDING.sm,
        '--button-fz': FONT_SIZE[size] ?? FONT_SIZE.sm,
        ...(variant === 'filled' && color === 'red.6' ? { '--button-color': '#fff' } : {}),
      },
    }),
  } satisfies ExtendComponent<ButtonFactory>,
  ActionIcon: {
    defaultProps: { variant: 'subtle', color: 'gray', size: 'sm' },
    classNames: { root: classes.icon },
    vars: (_theme, { size = 'sm' }) => ({ root: { '--ai-size': HEIGHT[size] ?? HEIGHT.sm } }),
  } satisfies ExtendComponent<ActionIconFactory>,
  CloseButton: {
    defaultProps: { size: 'md', iconSize: 16 },
    classNames: { root: classes.close },
  } satisfies ExtendComponent<CloseButtonFactory>,
  SegmentedControl: {
    defaultProps: { size: 'sm', transitionDuration: 120 },
    classNames: {
      root: classes.segments,
      indicator: classes.segmentChosen,
      label: classes.segmentLabel,
      control: classes.segment,
    },
  } satisfies ExtendComponent<SegmentedControlFactory>,
  Tabs: {
    defaultProps: { keepMounted: false },
    classNames: { list: classes.tabs, tab: classes.tab },
  } satisfies ExtendComponent<TabsFactory>,
  Badge: {
    defaultProps: { variant: 'light', color: 'gray' },
    classNames: { root: classes.badge, section: classes.badgeGlyph },
  } satisfies ExtendComponent<BadgeFactory>,
  Switch: {
    defaultProps: { size: 'xs', withThumbIndicator: false },
    classNames: { track: classes.switchTrack, thumb: classes.switchThumb, label: classes.choiceLabel },
  } satisfies ExtendComponent<SwitchFactory>,
  Checkbox: {
    defaultProps: { size: 'xs' },
    classNames: {
      inner: classes.choiceBox,
      input: classes.tick,
      label: classes.choiceLabel,
      icon: classes.tickIcon,
    },
  } satisfies ExtendComponent<CheckboxFactory>,
  Radio: {
    defaultProps: { size: 'xs' },
    classNames: {
      inner: classes.choiceBox,
      radio: classes.tick,
      label: classes.choiceLabel,
      icon: classes.tickIcon,
    },
  } satisfies ExtendComponent<RadioFactory>,
};
