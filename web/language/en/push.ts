/** Push notifications: the browsers that show notifications while no page is open (push.1). */
export const push = {
  title: 'Push notifications on this device',
  hint: 'Your browser shows notifications, even when Dragoman isn’t open. They follow the settings above, until you sign out here.',
  unsupported: 'This browser can’t show them, or the page wasn’t opened over https.',
  denied:
    'Notifications of this site are blocked in the browser. Allow them in its settings, then load this page again.',
  off: 'Off on this device.',
  on: 'On on this device.',
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  isOn: 'Push notifications are on',
  isOff: 'Push notifications are off',
  failed: 'The browser couldn’t turn them on. Try again later.',
  devices: 'Devices with push notifications',
  since: 'Since {{date}}',
  current: 'This device',
  remove: 'Remove',
  removeNamed: 'Remove {{name}}',
  removed: 'Device removed',
} as const;
