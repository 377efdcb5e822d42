import { failureOf } from "@vycep/shell/failures/api-error";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { useProductWords } from "../../../shared/products/box-words.ts";
import type { CartState } from "../reading/use-cart.ts";

/** Without a cart nothing can be added: said once, with another try. A place that may not order says so itself. */
export function CartMissing({ state }: { readonly state: Omit<CartState, "cart"> }) {
  const t = useProductWords();
  if (state.failure === null || failureOf(state.failure).kind === "refused") return null;
  return (
    <div className="mb-4">
      <Alert
        tone="error"
        isLive
        action={
          <Button size="small" variant="outline" onClick={state.retry}>
            {t("cartRetry")}
          </Button>
        }
      >
        {t("cartFailed")}
      </Alert>
    </div>
  );
}
