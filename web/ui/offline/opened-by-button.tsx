import {
  type ComponentPropsWithRef,
  type ComponentType,
  cloneElement,
  type MouseEvent,
  memo,
  type ReactElement,
  useState,
} from 'react';
import { lazyComponent } from '../page/screen.ts';
import { LazyOverlay } from './LazyOverlay.tsx';

/** The button that opens a menu or a popover. */
export type OpeningButton = ReactElement<ComponentPropsWithRef<'button'>>;

/**
 * A button with a menu or popover whose code is loaded when the pointer or the focus first reaches the button:
 * `const SectionMenu = openedByButton(() => import('./SectionMenuItems.tsx'), 'SectionMenuItems')`. The loaded component gets
 * the button as a property and opens as soon as it is mounted (dialogs/use-open-on-mount.ts).
 */
export function openedByButton<Name extends string, Props extends { button: OpeningButton }>(
  load: () => Promise<{ readonly [Export in Name]: ComponentType<Props> }>,
  name: Name,
) {
  const Opened = lazyComponent(load, name);
  const ahead = () => void Opened.ahead();
  return memo((props: Props) => {
    const [isOpened, setIsOpened] = useState(false);
    const { onClick } = props.button.props;
    const closed = cloneElement(props.button, {
      onClick: (event: MouseEvent<HTMLButtonElement>) => {
        onClick?.(event);
        setIsOpened(true);
      },
      onPointerEnter: ahead,
      onFocus: ahead,
      'aria-haspopup': props.button.props['aria-haspopup'] ?? 'menu',
      'aria-expanded': isOpened,
      'aria-busy': isOpened || undefined,
    });
    if (!isOpened) return closed;
    return (
      <LazyOverlay fallback={closed} onMissing={() => setIsOpened(false)}>
        <Opened {...props} />
      </LazyOverlay>
    );
  });
}
