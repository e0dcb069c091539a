const KEY = 'dragoman.session';

/** Tells the other tabs of this browser that somebody has signed in or out. */
export function tellOtherTabs(): void {
  try {
    localStorage.setItem(KEY, String(Date.now()));
  } catch {
    // A browser that keeps nothing: the others find out when they are looked at.
  }
}

/** Follows what other tabs tell. */
export function onOtherTab(listener: () => void): void {
  addEventListener('storage', ({ key }) => {
    if (key === KEY) listener();
  });
}
