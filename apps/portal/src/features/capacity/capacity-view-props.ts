import type { CapacityRule } from "@vycep/domain/capacity/capacity-rule";
import type { Load } from "@vycep/domain/capacity/load";
import type { Progress } from "@vycep/domain/capacity/progress";
import type { Currency, Minor } from "@vycep/domain/kernel/money";
import type { ShippingMethod } from "@vycep/domain/transport/method";

export interface CapacityViewProps {
  readonly method: ShippingMethod;
  readonly load: Load;
  readonly netMinor: Minor;
  readonly currency: Currency;
  readonly limits: CapacityRule;
  /** The verdict of the reading that belongs to the place where this stands (OP-01). */
  readonly progress: Progress;
  readonly isWholesale?: boolean;
  /** "bar" lies flat in the order bar; "card" stands in a summary. */
  readonly look?: "bar" | "card";
}
