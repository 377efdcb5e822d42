import type { ProductRow } from "../../../shared/products/product-row.ts";
import type { CartMemory } from "./cart-memory.ts";
import type { CartSessionPorts } from "./cart-session-ports.ts";
import type { WantedLine } from "./wanted-line.ts";

/** What a call to the server needs of its session. */
export interface Sending {
  readonly memory: CartMemory;
  readonly ports: CartSessionPorts;
  readonly refresh: () => Promise<unknown>;
  readonly keepUnsent: () => void;
  readonly setAmounts: (wanted: WantedLine<ProductRow>) => void;
}
