/** Whether the service sends email (accounts.24), from the page's first script. */
export const sendsMail = (): boolean => document.documentElement.dataset.mail === 'on';
