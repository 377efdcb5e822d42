import { inTransaction } from "../../../platform/transaction.ts";
import type { Undo } from "../../audit/undo.facts.ts";
import type { ProductDeskDeps } from "./product-desk.deps.ts";
import { cellsOfProduct, versionOf } from "./product-row.ts";
import { saveProduct } from "./save-product.ts";

/** Takes a change of a product back (DEDIT-03). */
export function undoProduct(deps: ProductDeskDeps): Undo {
  return {
    ...{ action: "product.changed", needs: { area: "products", power: "change" } },
    find: async (context, { subject: sku }) => {
      const today = deps.clock.now().date;
      const cells = await inTransaction(deps.db, (tx) => cellsOfProduct(tx, { sku, today }));
      if (cells === undefined) return;
      return {
        now: cells,
        put: async (values) => {
          const told = Object.entries(values).map(([name, value]) => ({ name, value }));
          const { refusal, faults } = await saveProduct(deps, context, {
            ...{ sku, version: versionOf(cells), fields: told },
          });
          const why = faults.map(({ field, message }) => `${field}: ${message}`).join(" ");
          return refusal ? { ...refusal, message: `${refusal.message} ${why}`.trim() } : null;
        },
      };
    },
  };
}
