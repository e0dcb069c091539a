import {
  type ComponentPropsWithRef,
  type ComponentType,
  cloneElement,
  type ElementType,
  isValidElement,
  type MouseEvent,
  type ReactElement,
  useState,
} from 'react';
import type { LazyCode, PropsOf } from '../page/screen.ts';
import { LazyOverlay } from './LazyOverlay.tsx';

/** The button that opens a menu or a popover. */
export type OpeningButton = ReactElement<ComponentPropsWithRef<'button'>>;

type LoadingProps = {
  /** Called with whether the code is loading, so that a pressed button can show it. */
  onLoading?: (isLoading: boolean) => void;
  /** Called when the code can't be loaded; `onClose` if it is left out. */
  onMissing?: () => void;
};

type Overlays<Module> = {
  readonly [Name in keyof Module]: ComponentType<PropsOf<Module[Name]> & LoadingProps>;
};

type OverlayProps = LoadingProps & { button?: unknown; onClose?: () => void };

/**
 * The menus, popovers and dialogs of a module that is loaded when one of them is first opened. An `overlays.ts` makes
 * them, `Overlays = lazyOverlays(lazyCode(() => import('./section-overlays.ts')))`, and a screen renders
 * `<Overlays.SectionMenuItems button={…} />`. With a button, the code is loaded when the pointer or the focus first
 * reaches it, and what it opens is open as soon as it is mounted (dialogs/use-open-on-mount.ts). Without one, it is
 * open while it is rendered.
 */
export function lazyOverlays<Module extends object>({
  component,
  preload,
}: LazyCode<Module>): Overlays<Module> {
  const overlays = new Map<keyof Module, ComponentType<OverlayProps>>();
  const overlayNamed = (name: keyof Module) => {
    const overlay = overlays.get(name) ?? overlayOf(component(name), preload);
    overlays.set(name, overlay);
    return overlay;
  };
  return new Proxy({} as Overlays<Module>, { get: (_, name) => overlayNamed(name as keyof Module) });
}

function overlayOf(Loaded: ElementType, load: () => Promise<void>) {
  return ({ onLoading, onMissing, ...props }: OverlayProps) => {
    const [isOpened, setIsOpened] = useState(false);
    const { button, onClose } = props;
    if (!isOpeningButton(button)) {
      return (
        <LazyOverlay onLoading={onLoading} onMissing={onMissing ?? onClose}>
          <Loaded {...props} />
        </LazyOverlay>
      );
    }
    const { onClick, 'aria-haspopup': opens = 'menu' } = button.props;
    const preload = () => void load();
    const closed = cloneElement(button, {
      onClick: (event: MouseEvent<HTMLButtonElement>) => {
        onClick?.(event);
        setIsOpened(true);
      },
      onPointerEnter: preload,
      onFocus: preload,
      'aria-haspopup': opens,
      'aria-expanded': isOpened,
      'aria-busy': isOpened || undefined,
    });
    if (!isOpened) return closed;
    return (
      <LazyOverlay fallback={closed} onMissing={() => setIsOpened(false)}>
        <Loaded {...props} />
      </LazyOverlay>
    );
  };
}

/** A button, and not an element of the page beside which something opens. */
const isOpeningButton = (button: unknown): button is OpeningButton => isValidElement(button);
