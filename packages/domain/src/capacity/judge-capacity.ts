import { barProgress } from "./bar-progress.ts";
import { cartProgress } from "./cart-progress.ts";
import { type Breach, breaches } from "./limits.ts";
import type { Progress, ProgressFacts } from "./progress.ts";

/** What the bar says and what the button does, out of one hand (D22). */
export type CapacityVerdict = {
  /** Reading A, for cart and checkout (OP-01). */
  readonly cart: Progress;
  /** Reading B, for the order bar (OP-01). */
  readonly bar: Progress;
  /** The limits that block the order, the most pressing first; empty when it may leave. */
  readonly breaches: readonly Breach[];
};

/**
 * Both readings of the bar and the limits that block the order (D22, CART-10…17, PROGRESS-03). The readings keep their
 * thresholds; where one of them finds nothing to say and a limit blocks all the same, the bar takes that limit's
 * message and the warning colour: neutral below a minimum, error above a maximum. So a bar is never green over a
 * button that refuses, whatever the method.
 *
 * @example judgeCapacity({ method: "freeshipping_freeshipping", load: loadOf([{ boxes: 1, product: anyGoods() }]), netMinor:
 *   100, limits: rule({ orderValueMinor: 100, minPallets: 4 }) }).bar.messageCode // "min-pallets-not-reached"
 */
export function judgeCapacity(facts: ProgressFacts): CapacityVerdict {
  const crossed = breaches(facts);
  const [blocker] = crossed;
  return {
    cart: neverGreen(cartProgress(facts), blocker),
    bar: neverGreen(barProgress(facts), blocker),
    breaches: crossed,
  };
}

function neverGreen(progress: Progress, blocker: Breach | undefined): Progress {
  if (blocker === undefined || progress.state !== "success") return progress;
  const isTooMuch = blocker.actual > blocker.limit;
  return { ...progress, state: isTooMuch ? "error" : "neutral", messageCode: blocker.kind };
}
