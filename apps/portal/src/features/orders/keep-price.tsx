import { Button } from "@vycep/ui/actions/button.tsx";
import { useTexts } from "../../shared/i18n/i18n.ts";
import { failureTexts } from "../../shared/messages/failure-texts.ts";
import { showToast, toastStore } from "../../shared/messages/toasts.ts";
import { accessesOf, useVisitor } from "../../shared/session/current-user.ts";
import { focusPage } from "./focus-page.ts";
import { type CancelFacts, mayOrderAt } from "./may-cancel.ts";
import { useKeepPrice } from "./use-keep-price.ts";

interface KeepPriceProps {
  readonly order: Pick<CancelFacts, "shipToId"> & { readonly number: string };
  /** In a row of a list. */
  readonly isSmall?: boolean | undefined;
}

/** The button that takes a price above the customer's limit (B14); with a reason where it cannot be pressed. */
export function KeepPrice({ order: { number, shipToId }, isSmall = false }: KeepPriceProps) {
  const t = useTexts("orders");
  const shell = useTexts("shell");
  const user = useVisitor();
  const { keep, isBusy } = useKeepPrice(number);
  const mayDecide = mayOrderAt(shipToId, user === undefined ? [] : accessesOf(user));

  async function handleKeep() {
    const outcome = await keep();
    if (outcome === undefined) return;
    if (outcome.kind === "kept") {
      showToast(outcome.message);
      focusPage();
      return;
    }
    const failure = outcome.kind === "failed" ? outcome.failure : ({ ...outcome, code: "not-kept" } as const);
    const { title, text } = failureTexts(failure, shell);
    toastStore.show({ text: [title, text].filter(Boolean).join(" "), tone: "error" });
  }
  return (
    <Button
      size={isSmall ? "small" : undefined}
      isBusy={isBusy}
      aria-label={isSmall ? t("keepPriceNamed", { number }) : undefined}
      disabledReason={mayDecide ? undefined : t("keepPriceNoRight")}
      onClick={() => void handleKeep()}
    >
      {t("keepPrice")}
    </Button>
  );
}
