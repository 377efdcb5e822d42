import type { DeliveryToClaim } from "@vycep/contract/claims/claims.rest";
import { lastDayToClaim } from "@vycep/domain/claims/claim-deadline";
import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { useTexts } from "@vycep/shell/words/i18n";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { formatDate } from "@vycep/words/engine/format";
import { newTicketPath } from "../../shared/paths.ts";

/** Why nothing of a delivery can be claimed, and what can be done instead. */
export function ClaimRefused({ delivery }: { readonly delivery: DeliveryToClaim }) {
  const t = useTexts("claims");
  const { order, shipTo, refusal, term } = delivery;
  const lastDay = lastDayToClaim(toLocalDate(delivery.deliveryDay), "short", term);
  const why = refusal === null ? t("nothingLeft") : t(refusal, { day: formatDate(lastDay) });
  return (
    <Alert
      tone="info"
      action={
        <ButtonLink
          href={newTicketPath({ category: "delivery", order, shipTo })}
          variant="outline"
          size="small"
        >
          {t("askSupport")}
        </ButtonLink>
      }
    >
      {why}
    </Alert>
  );
}
