import { ticking } from "@vycep/shell/clock/ticking";
import { leaveFor } from "@vycep/shell/page/leave-for";

/** Whole minutes until a moment; at the last one the page comes to its end. */
export function minutesUntil(endsAt: string, endedPath: string) {
  const endMs = Date.parse(endsAt);
  return ticking((nowMs) => {
    const leftMs = endMs - nowMs;
    if (leftMs <= 0) void leaveFor(endedPath);
    return {
      shown: Math.max(0, Math.floor(leftMs / 60_000)),
      waitMs: leftMs <= 0 ? 60_000 : (leftMs % 60_000) + 50,
    };
  });
}
