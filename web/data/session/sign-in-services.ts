/** Whether this site has services to sign in with; the page's first script says so (services.3). */
export const hasServices = (): boolean => document.documentElement.dataset.services !== undefined;

/** Those services: their names, and what users call them. */
export const signInServices = (): { name: string; label: string }[] =>
  (document.documentElement.dataset.services ?? '').split('\n').flatMap((line) => {
    const [, name, label] = /^(\w+) (.+)$/.exec(line) ?? [];
    return name && label ? [{ name, label }] : [];
  });
