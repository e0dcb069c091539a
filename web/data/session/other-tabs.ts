const KEY = 'dragoman.session';

/** Notifies the other tabs of this browser that the user has signed in or out. */
export function notifyOtherTabs(): void {
  try {
    localStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Storage is full or forbidden: the other tabs check when they become visible.
  }
}

/** Calls back when another tab has signed in or out. */
export function onOtherTab(listener: () => void): void {
  addEventListener('storage', ({ key }) => {
    if (key === KEY) listener();
  });
}
