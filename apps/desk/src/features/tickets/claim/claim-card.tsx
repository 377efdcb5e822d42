import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { localNow } from "@vycep/shell/clock/clock";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Link } from "@vycep/ui/actions/link.tsx";
import { Status } from "@vycep/ui/data/badge.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { formatCount, formatNearDay } from "@vycep/words/engine/format";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { Moment } from "../../../kit/moment.tsx";
import { money } from "../../../kit/money.ts";
import { useMay } from "../../../shared/me.ts";
import { paths } from "../../../shared/paths.ts";
import { ClaimPhotos } from "./claim-photos.tsx";
import { useClaimWords, useReasonText } from "./claim-words.ts";
import { ComingAgain } from "./coming-again.tsx";
import { ProposalRow } from "./proposal-row.tsx";
import type { Claim } from "./use-claim.ts";

const CreditDialog = lazy(() =>
  import("./credit-dialog.tsx").then((file) => ({ default: file.CreditDialog })),
);

const looks = {
  sent: { tone: "preparing", icon: "clock" },
  "partly-credited": { tone: "partial", icon: "receipt" },
  credited: { tone: "done", icon: "check" },
} as const;
const states = ["sent", "partly-credited", "credited"] as const;

/** What was claimed of a delivery, with photos, what came back for it, and the credit that is still to be given (DTICK-03). */
export function ClaimCard({ claim }: { readonly claim: Claim }) {
  const t = useTexts("claim-desk");
  const seesOrders = useMay({ area: "orders", power: "see" });
  const { billText } = useClaimWords(claim);
  const state = states.find((one) => one === claim.state);
  const delivery = t("deliveryOf", {
    ...{ order: claim.order, day: formatNearDay(toLocalDate(claim.deliveryDay), localNow().date) },
  });
  return (
    <Card title={t("claim")} aside={state && <Status text={t(`state.${state}`)} {...looks[state]} />}>
      <div className="grid gap-3 text-small">
        <p className="text-ink-soft">
          {seesOrders ? <Link href={paths.order(claim.order)}>{delivery}</Link> : delivery}
          {", "}
          {billText}
        </p>
        <ComingAgain claim={claim} />
        <ClaimedLines claim={claim} />
        <ClaimPhotos lines={claim.lines} />
        <Amount label={t(claim.credits.length > 0 ? "expectedBefore" : "expected")}>
          {money(claim.expectedMinor, claim.currency)}
        </Amount>
        {claim.credits.map(({ number, at, totalMinor }) => (
          <Amount key={number} label={t("creditNote", { number })}>
            {totalMinor == null ? <Moment at={at} /> : money(totalMinor, claim.currency)}
          </Amount>
        ))}
        {claim.proposals
          .filter((one) => one.state === "waiting")
          .map((one) => (
            <ProposalRow key={one.id} claim={claim} proposal={one} />
          ))}
        <GiveBack claim={claim} />
      </div>
    </Card>
  );
}

function ClaimedLines({ claim: { lines } }: { readonly claim: Claim }) {
  const t = useTexts("claim-desk");
  const reasonText = useReasonText();
  return (
    <ul className="grid gap-1.5">
      {lines.map(({ lineNo, name, reason, claimed, credited, replaced }) => (
        <li key={lineNo}>
          <strong>{t("lineRow", { count: formatCount(claimed), name })}</strong>
          <span className="text-red-strong">, {reasonText(reason)}</span>
          {reason === "short" && replaced > 0 && (
            <span className="block text-fine text-ink-soft">
              {t("replacedOf", { count: formatCount(replaced) })}
            </span>
          )}
          {credited > 0 && (
            <span className="block text-fine text-ink-soft">
              {t("creditedOf", { credited: formatCount(credited), count: formatCount(claimed) })}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function Amount({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <p className="flex justify-between gap-3">
      <span className="text-ink-soft">{label}</span>
      <strong className="whitespace-nowrap tabular-nums">{children}</strong>
    </p>
  );
}

/** The way to a credit, where there is something left to give back and nothing waits. */
function GiveBack({ claim }: { readonly claim: Claim }) {
  const t = useTexts("claim-desk");
  const mayChange = useMay({ area: "tickets", power: "change" });
  const [isOpen, setOpen] = useState(false);
  const isLeft = claim.lines.some(({ most }) => most > 0);
  const isWaiting = claim.proposals.some(({ state }) => state === "waiting");
  if (claim.state === "credited" || isWaiting || !mayChange) return null;
  if (claim.isErpOwned) return <p className="text-ink-soft">{t("erpOwned")}</p>;
  if (!isLeft) return <p className="text-ink-soft">{t("nothingToCredit")}</p>;
  return (
    <>
      <Button variant="outline" icon="receipt" isWide onClick={() => setOpen(true)}>
        {t(claim.state === "sent" ? "propose" : "proposeMore")}
      </Button>
      <Suspense>{isOpen && <CreditDialog claim={claim} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
