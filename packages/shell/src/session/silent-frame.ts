import { machineTimers, type Timers } from "../clock/clock.ts";
import { waitFor } from "../clock/wait-for.ts";
import { door } from "../door/door.ts";

/** How often it is looked whether the provider has answered (SESSION-26, CONST-10), and how long at most (OP-106). */
export const IDENTITY_POLL_MS = 100;
const patienceMs = 5_000;

/** As much of a frame as is looked at. */
export type SilentFrame = Pick<HTMLIFrameElement, "addEventListener"> & {
  readonly contentWindow: { readonly location: Pick<Location, "pathname" | "search"> } | null;
};

/**
 * What the provider put into the address of our own callback page; empty when it answered something else or nothing in
 * time. The page need not have loaded: its address is looked at every 100 ms, and once more when something has loaded.
 */
export async function answerIn(frame: SilentFrame, timers: Timers = machineTimers): Promise<string> {
  let loaded: string | undefined;
  const polled = waitFor(() => loaded ?? searchOf(frame), {
    tries: patienceMs / IDENTITY_POLL_MS,
    everyMs: IDENTITY_POLL_MS,
    timers,
  });
  const load = new Promise<string>((resolve) => {
    frame.addEventListener("load", () => {
      loaded = searchOf(frame) ?? "";
      resolve(loaded);
    });
  });
  return (await Promise.race([polled, load])) ?? "";
}

/** The frame has come back to our own origin, or it has not and may not be looked into. */
function searchOf({ contentWindow }: SilentFrame): string | undefined {
  try {
    const address = contentWindow?.location;
    return address?.pathname === door.silentPath ? address.search : undefined;
  } catch {
    return undefined;
  }
}
