import type { PushDeviceAnswer, PushKeyAnswer } from "@vycep/contract/push/push.rest";
import { callService } from "@vycep/shell/api/rest";

/** How it stands with messages to this device: what the browser can, what the person allowed, and whether they are on. */
export type PushState = "unsupported" | "not-installed" | "denied" | "off" | "on";

/**
 * Reads it from the browser and, where it has subscribed, from the server: a subscription goes on with the session of today,
 * and is over where it was another person's or was ended (PUSH-01).
 */
export async function readPushState(): Promise<PushState> {
  const cannot = whyNot();
  if (cannot !== undefined) return cannot;
  const endpoint = (await subscription())?.endpoint;
  if (endpoint === undefined) return "off";
  const { isOn } = await call("RenewPushDevice", { endpoint });
  return isOn ? "on" : "off";
}

/** Asks the person, the browser's push service and the server, in this order; what was refused is how it stands then. */
export async function turnPushOn(): Promise<PushState> {
  // Browsers ask only while a click is fresh: nothing may come before this.
  if ((await Notification.requestPermission()) !== "granted") return whyNot() ?? "off";
  const { publicKey } = await callService<PushKeyAnswer>("general", "/push/GetPushKey");
  const { pushManager } = await navigator.serviceWorker.ready;
  await (await pushManager.getSubscription())?.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const { endpoint, keys } = made.toJSON();
  const { isOn } = await call("SetPushDevice", { endpoint, keys });
  return isOn ? "on" : "off";
}

export async function turnPushOff(): Promise<PushState> {
  const made = await subscription();
  if (made === undefined) return "off";
  await call("EndPushDevice", { endpoint: made.endpoint });
  await made.unsubscribe();
  return "off";
}

/** Why this browser gets none, as far as it says by itself. */
function whyNot(): PushState | undefined {
  const isSupported = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  if (!isSupported) return isAppleBrowser() ? "not-installed" : "unsupported";
  return Notification.permission === "denied" ? "denied" : undefined;
}

/** On iPhone and iPad only a portal on the home screen can; in the browser they say `standalone: false`. */
function isAppleBrowser(): boolean {
  return (navigator as { readonly standalone?: boolean }).standalone === false;
}

async function subscription(): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? undefined;
}

function call(name: "SetPushDevice" | "RenewPushDevice" | "EndPushDevice", body: object) {
  return callService<PushDeviceAnswer>("general", `/push/${name}`, { method: "PUT", body });
}
