import { failureTexts } from "@vycep/shell/failures/failure-texts";
import { showToast, toastStore } from "@vycep/shell/messages/toasts";
import { focusPage } from "@vycep/shell/page/focus-page";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { accessesOf, useVisitor } from "../../../shared/user/current-user.ts";
import { type CancelFacts, mayOrderAt } from "../cancel/may-cancel.ts";
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
  const { run: keep, isBusy } = useKeepPrice(number);
  const mayDecide = mayOrderAt(shipToId, user === undefined ? [] : accessesOf(user));

  async function handleKeep() {
    const ended = await keep();
    if (ended === undefined) return;
    if (ended.kind === "done") {
      showToast(ended.answer);
      focusPage();
      return;
    }
    const { title, text } = failureTexts(ended.failure, shell);
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
