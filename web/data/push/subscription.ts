/** Whether this browser can show pushed notices; it can’t where the page is not opened over https or at localhost. */
export const canPush = () =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Whether the user has denied notices of this site to the browser. */
export const isDenied = () => Notification.permission === 'denied';

const registered = () => navigator.serviceWorker.getRegistration('/');

/** The address at which this browser gets messages; undefined if it gets none. */
export async function endpointHere(): Promise<string | undefined> {
  return (await (await registered())?.pushManager.getSubscription())?.endpoint;
}

/**
 * Asks for permission and subscribes this browser; undefined if the user denies it. Throws if the browser has no push
 * service.
 */
export async function subscribe(publicKey: string) {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  await navigator.serviceWorker.register('/service-worker.js');
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  // One for another key, as after a move of the service to another database, stands in the way.
  const subscription = await pushManager.subscribe(options).catch(async (error: unknown) => {
    const former = await pushManager.getSubscription();
    if (!former) throw error;
    await former.unsubscribe();
    return pushManager.subscribe(options);
  });
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return { endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } };
}

/** Ends the subscription of this browser. */
export async function unsubscribe(): Promise<void> {
  await (await (await registered())?.pushManager.getSubscription())?.unsubscribe();
}
