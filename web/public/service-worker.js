// Shows notices that the service pushes to this browser (push.4). It answers no requests of pages.
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));

addEventListener('push', (event) => {
  const { id, title, body, path, language } = event.data.json();
  event.waitUntil(
    registration.showNotification(title, {
      body,
      lang: language,
      icon: '/favicon.svg',
      tag: `notification ${id}`,
      data: { path },
    }),
  );
});

addEventListener('notificationclick', (event) => {
  event.notification.close();
  const url = new URL(event.notification.data.path, location.origin);
  if (url.origin === location.origin) event.waitUntil(show(url.href));
});

// The browser has replaced its subscription: the service gets the new one.
addEventListener('pushsubscriptionchange', (event) => {
  if (event.oldSubscription) event.waitUntil(renew(event.oldSubscription.options));
});

async function show(address) {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find(({ url }) => url === address);
  return open ? open.focus() : clients.openWindow(address);
}

async function renew(options) {
  const subscription = await registration.pushManager.subscribe(options);
  const { endpoint, keys } = subscription.toJSON();
  await fetch('/api/account/push', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, keys }),
  });
}
