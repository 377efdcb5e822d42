import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { lazy, Suspense, useState } from "react";
import { accessesOf, useVisitor } from "../../../shared/user/current-user.ts";
import { type CancelFacts, mayCancel } from "./may-cancel.ts";

// The question comes when somebody reaches for it.
const CancelDialog = lazy(() =>
  import("./cancel-dialog.tsx").then((file) => ({ default: file.CancelDialog })),
);

interface CancelOrderProps {
  readonly order: CancelFacts & { readonly number: string };
  /** What would be lost: place, day, money. */
  readonly what: string;
  /** In a row of the list. */
  readonly isSmall?: boolean | undefined;
}

/** The button that takes an order back; none once its goods are issued, and with a reason where it cannot be pressed. */
export function CancelOrder({ order, what, isSmall = false }: CancelOrderProps) {
  const t = useTexts("orders");
  const user = useVisitor();
  const [isOpen, setOpen] = useState(false);
  const may = mayCancel(order, user === undefined ? [] : accessesOf(user));
  return (
    <>
      {may !== "over" && (
        <Button
          variant="danger"
          size={isSmall ? "small" : undefined}
          aria-haspopup="dialog"
          aria-label={isSmall ? t("cancelNamed", { number: order.number }) : undefined}
          disabledReason={
            may === "blocked" ? t("cancelBlocked") : may === "no-right" ? t("cancelNoRight") : undefined
          }
          onClick={() => setOpen(true)}
        >
          {t(isSmall ? "cancel" : "cancelOrder")}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <CancelDialog number={order.number} what={what} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
