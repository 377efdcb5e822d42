import { type LocalDate, parseLocalDate } from "@vycep/domain/kernel/local-moment";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { formatDate } from "@vycep/words/engine/format";
import type { ReactNode } from "react";
import { paths } from "../../shared/paths.ts";
import { focusLimit } from "./price-limit.ts";
import { type WayOut, wayOutOf } from "./refusal-way-out.ts";
import type { PlaceRefusal } from "./use-place-order.ts";
import type { EndedOutcome } from "./use-send-order.ts";

interface SendOutcomeProps {
  readonly outcome: EndedOutcome;
  readonly onRepeat: () => void;
  /** Draws what changed, with the old and the new total, and the button that accepts it (C12). */
  readonly priceChange: (refusal: PlaceRefusal, total: number) => ReactNode;
  /** Sends the cart as it is shown now (C21). */
  readonly onSendAgain: () => void;
  readonly onTakeDay: (day: LocalDate) => void;
  readonly onReload: () => void;
}

/** How the sending ended when it did not end well: what happened, what was kept, what to do (ERROR-58, CHECKOUT-12). */
export function SendOutcome({ outcome, ...ways }: SendOutcomeProps) {
  const t = useTexts("checkout");
  switch (outcome.kind) {
    case "signed-out":
      return null;
    case "unknown":
      return (
        <Alert
          tone="warning"
          isLive
          title={t("unknownTitle")}
          action={<Button onClick={ways.onRepeat}>{t("sendAgain")}</Button>}
        >
          {t("unknownText")}
        </Alert>
      );
    case "rejected":
      return (
        <Alert
          tone="error"
          isLive
          title={t("notSent")}
          action={
            <Button variant="outline" onClick={ways.onReload}>
              {t("loadCartAgain")}
            </Button>
          }
        >
          {outcome.message === "" ? t("notSentText") : outcome.message}
        </Alert>
      );
    case "refused":
      return <Refusals refusals={outcome.refusals} {...ways} />;
  }
}

type RefusalsProps = Omit<SendOutcomeProps, "outcome" | "onRepeat" | "onReload"> & {
  readonly refusals: readonly PlaceRefusal[];
};

function Refusals({ refusals, priceChange, ...ways }: RefusalsProps) {
  return refusals.map((refusal) => {
    const way = wayOutOf(refusal);
    const key = `${refusal.reason}/${refusal.sku}`;
    if (way.kind === "accept-total") return <div key={key}>{priceChange(refusal, way.total)}</div>;
    return <Refusal key={key} refusal={refusal} way={way} {...ways} />;
  });
}

interface RefusalProps extends Pick<SendOutcomeProps, "onTakeDay" | "onSendAgain"> {
  readonly refusal: PlaceRefusal;
  readonly way: Exclude<WayOut, { kind: "accept-total" }>;
}

function Refusal({ refusal, ...ways }: RefusalProps) {
  const t = useTexts("checkout");
  return (
    <Alert
      tone={ways.way.kind === "send-again" ? "warning" : "error"}
      isLive
      title={t("notSent")}
      action={<WayOutOf {...ways} />}
    >
      {refusal.message}
    </Alert>
  );
}

function WayOutOf({ way, onTakeDay, onSendAgain }: Omit<RefusalProps, "refusal">) {
  const t = useTexts("checkout");
  const day = way.kind === "take-day" ? parseLocalDate(way.day) : undefined;
  if (way.kind === "send-again") return <Button onClick={onSendAgain}>{t("sendAgain")}</Button>;
  if (way.kind === "set-limit") return <Button onClick={focusLimit}>{t("mend.limit")}</Button>;
  if (day !== undefined) {
    return <Button onClick={() => onTakeDay(day)}>{t("takeDay", { day: formatDate(day) })}</Button>;
  }
  const place = way.kind === "go" ? way.to : "delivery";
  return (
    <ButtonLink href={placePaths[place]} variant="outline">
      {t(`mend.${place}`)}
    </ButtonLink>
  );
}

const placePaths = {
  contents: paths.cart(),
  delivery: paths.cartStep("delivery"),
  catalogue: paths.products(),
} as const;
