import { DESK_DRIVER_PATH } from "@vycep/contract/deliveries/driver";
import { deviceName } from "@vycep/domain/identity/device-name";
import { callAddress } from "@vycep/shell/api/rest";
import { canUsePasskeys, makePasskey, showPasskey } from "@vycep/shell/factors/passkey-browser";
import { storage } from "@vycep/shell/storage/storage";
import { driverKeys } from "./driver-keys.ts";

const address = `${DESK_DRIVER_PATH}/passkeys`;
const call = { method: "POST", isPublic: true } as const;

/** Makes a passkey on this telephone (DSIGN-09); false where the driver thought better of it. */
export async function makePasskeyHere(name: string): Promise<boolean> {
  const options = await callAddress<Parameters<typeof makePasskey>[0]>(`${address}/options`, call);
  const response = await orKnown(makePasskey(options));
  if (response === undefined) return false;
  if (response !== "known") await callAddress(address, { ...call, body: { name, response } });
  storage.write(driverKeys.passkey, "made");
  return true;
}

/** Comes in by the passkey of this telephone; false where the driver thought better of it. */
export async function enterByPasskey(): Promise<boolean> {
  const options = await callAddress<Parameters<typeof showPasskey>[0]>(`${address}/entrance-options`, call);
  const response = await showPasskey(options);
  if (response === undefined) return false;
  await callAddress(`${address}/entrance`, { ...call, body: { response } });
  storage.write(driverKeys.passkey, "made");
  return true;
}

/** Whether this telephone has made one, as far as it remembers: then it comes before a code. */
export function hasPasskeyHere(): boolean {
  return canUsePasskeys() && storage.read(driverKeys.passkey) === "made";
}

/** What a driver may call this telephone, as a browser knows it. */
export function telephoneName(): string {
  const { system } = deviceName(navigator.userAgent);
  return system === "iphone" ? "iPhone" : system === "ipad" ? "iPad" : system === "android" ? "Android" : "";
}

/** A telephone that has one says so, which is as good as making it. */
async function orKnown<Made>(making: Promise<Made>): Promise<Made | "known"> {
  return making.catch((cause: unknown) => {
    if (cause instanceof Error && cause.name === "InvalidStateError") return "known";
    throw cause;
  });
}
