import { Window } from 'happy-dom';
import { type Environment, populateGlobal } from 'vitest/runtime';

/** What a window needs that depends on layout: every element has this size, and the window that of a laptop. */
const ELEMENT = { width: 400, height: 40 };
const WINDOW = { width: 1440, height: 900 };

/**
 * The DOM of component tests. Node's own `fetch`, `AbortController`, `Blob` and `URL` stay as they are, because the server runs in the
 * same process. Nothing is fetched but by test/page/network.ts, and styles are not applied.
 */
export default {
  name: 'page',
  viteEnvironment: 'client',
  setup(global) {
    const { locks } = global.navigator;
    const window = new Window({
      ...WINDOW,
      url: 'http://dragoman.example/',
      console: global.console,
      settings: {
        disableErrorCapturing: true,
        disableCSSFileLoading: true,
        disableJavaScriptFileLoading: true,
        navigation: { disableMainFrameNavigation: true },
      },
    });
    Object.defineProperty(window.navigator, 'locks', { value: locks, configurable: true });
    // Text areas measure themselves again when a font has come, and some screens fetch theirs.
    const fonts = Object.assign(new window.EventTarget(), { load: async () => [] });
    Object.defineProperty(window.document, 'fonts', { value: fonts });
    for (const [side, size] of Object.entries({ Width: ELEMENT.width, Height: ELEMENT.height }))
      for (const name of [`offset${side}`, `client${side}`])
        Object.defineProperty(window.HTMLElement.prototype, name, { value: size, configurable: true });
    // In the middle of the window: what opens at an element that is out of sight is hidden.
    window.Element.prototype.getBoundingClientRect = () =>
      new window.DOMRect(WINDOW.width / 2, WINDOW.height / 2, ELEMENT.width, ELEMENT.height);
    for (const [side, size] of Object.entries({ Width: WINDOW.width, Height: WINDOW.height }))
      Object.defineProperty(window.document.documentElement, `client${side}`, { value: size });
    // Without it a media query in em can't be told once the theme has given the root a size by a variable.
    window.document.documentElement.style.fontSize = '16px';
    Object.assign(window.document, {
      execCommand: (_: string, __: boolean, text?: string) => insertText(window, text),
    });
    Object.defineProperty(window, 'getComputedStyle', { value: stylesWithoutSheets(window) });
    const { keys, originals } = populateGlobal(global, window, { bindFunctions: true });
    // The server compares with Node's own.
    for (const [key, own] of originals)
      if (/Array|^Blob$|^File$/.test(String(key))) Object.defineProperty(global, key, own);
    return {
      async teardown() {
        await window.happyDOM.abort();
        window.close();
        for (const key of keys) delete global[key];
        for (const [key, value] of originals) Object.defineProperty(global, key, value);
      },
    };
  },
} satisfies Environment;

/** Whether one sees and reaches an element: by its own style, or that of the elements around it. */
const SHOWN: Record<string, (element: HTMLElement) => string> = {
  display: ({ style, hidden }) => style?.display || (hidden ? 'none' : 'block'),
  visibility: (element) => inherited(element, 'visibility') || 'visible',
  'pointer-events': (element) => inherited(element, 'pointerEvents') || 'auto',
  // Of what stands before and after an element.
  content: () => 'none',
};

const inherited = (element: HTMLElement | null, name: 'visibility' | 'pointerEvents'): string =>
  element ? element.style?.[name] || inherited(element.parentElement, name) : '';

/**
 * Every look for a role asks each element whether it is shown, which is answered without comparing it with all the rules that the theme
 * writes into the page: a sixth of the time of the tests.
 */
function stylesWithoutSheets(window: Window) {
  const computed = window.getComputedStyle.bind(window);
  return (element: HTMLElement) =>
    new Proxy({} as CSSStyleDeclaration, {
      get(_, name) {
        const of = (property: string) =>
          SHOWN[property]?.(element) ?? computed(element as never).getPropertyValue(property);
        if (name === 'getPropertyValue') return of;
        const known = SHOWN[name === 'pointerEvents' ? 'pointer-events' : String(name)];
        return known ? known(element) : Reflect.get(computed(element as never), name);
      },
    });
}

/** What a browser does for the commands `insertText` and `delete`: the focused field has the text in place of what is selected. */
function insertText({ document, Event }: Window, text = ''): boolean {
  const field = document.activeElement as unknown as HTMLTextAreaElement | null;
  if (!field || typeof field.selectionStart !== 'number') return false;
  const { value, selectionStart, selectionEnd } = field;
  const next = value.slice(0, selectionStart) + text + value.slice(selectionEnd);
  // Not by the setter of the field itself, which React watches for what scripts write.
  Reflect.set(Object.getPrototypeOf(field), 'value', next, field);
  field.setSelectionRange(selectionStart + text.length, selectionStart + text.length);
  field.dispatchEvent(new Event('input', { bubbles: true }) as never);
  field.value = next;
  return true;
}
