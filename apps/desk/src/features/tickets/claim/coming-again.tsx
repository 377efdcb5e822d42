import { useTexts } from "@vycep/shell/words/i18n";
import { Link } from "@vycep/ui/actions/link.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { useMay } from "../../../shared/me.ts";
import { paths } from "../../../shared/paths.ts";
import type { Claim } from "./use-claim.ts";

/** What was missing of the delivery comes already: nobody gives back money for it unseen (DDISP-06). */
export function ComingAgain({ claim: { replacements } }: { readonly claim: Pick<Claim, "replacements"> }) {
  const t = useTexts("claim-desk");
  const seesOrders = useMay({ area: "orders", power: "see" });
  return replacements.map((number) => (
    <Alert key={number} tone="warning">
      {t("replacedBy")} {seesOrders ? <Link href={paths.order(number)}>{number}</Link> : number}
    </Alert>
  ));
}
