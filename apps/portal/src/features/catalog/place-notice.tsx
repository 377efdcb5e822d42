import { Alert } from "@vycep/ui/alert.tsx";
import { useTexts } from "../../shared/i18n/i18n.ts";
import type { ProductRow } from "../../shared/products/product-row.ts";
import { placeRefusal } from "./list-refusal.ts";

/** Why nothing can be ordered for the chosen place, said once above the goods. */
export function PlaceNotice({ products }: { readonly products: readonly ProductRow[] }) {
  const t = useTexts("catalog");
  const refusal = placeRefusal(products);
  if (refusal === undefined) return null;
  return (
    <div className="mb-4">
      <Alert tone="warning">{t(`refusal.${refusal}`)}</Alert>
    </div>
  );
}
