import { useTexts } from "@vycep/shell/words/i18n";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import type { ProductRow } from "../../../shared/products/product-row.ts";
import { useVisitor } from "../../../shared/user/current-user.ts";
import { placeRefusal, refusalFor } from "./list-refusal.ts";

/** Why nothing can be ordered for the chosen place, said once above the goods. */
export function PlaceNotice({ products }: { readonly products: readonly ProductRow[] }) {
  const t = useTexts("catalog");
  const shipTos = useVisitor()?.shipTos ?? [];
  const refusal = placeRefusal(products);
  if (refusal === undefined) return null;
  return (
    <div className="mb-4">
      <Alert tone="warning">{t(`refusal.${refusalFor(refusal, shipTos)}`)}</Alert>
    </div>
  );
}
