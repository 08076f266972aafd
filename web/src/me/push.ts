/** Notifications of this browser: its push service brings them, the service worker (public/sw.js) shows them. */

export const canPush = (): boolean => "serviceWorker" in navigator && "PushManager" in window && isSecureContext;

/** The server's public key as browsers want it. */
export function bytes(key: string): Uint8Array<ArrayBuffer> {
  const raw = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(raw, (letter) => letter.charCodeAt(0));
}

/** Ask the person for leave, and the browser for an address; null if either says no. */
export async function subscribe(key: string): Promise<string | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  await navigator.serviceWorker.register("/sw.js");
  const { pushManager } = await navigator.serviceWorker.ready;
  const wish = { userVisibleOnly: true, applicationServerKey: bytes(key) };
  const before = await pushManager.getSubscription();
  // A subscription that another server's key was used for is of no use here.
  const given = await pushManager.subscribe(wish).catch(async () => {
    await before?.unsubscribe();
    return pushManager.subscribe(wish);
  });
  return JSON.stringify(given);
}
