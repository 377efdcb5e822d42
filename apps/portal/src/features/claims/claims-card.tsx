import type { ClaimFound } from "@vycep/contract/claims/claims.rest";
import { parseLocalDate } from "@vycep/domain/kernel/local-moment";
import { toMinor } from "@vycep/domain/kernel/money";
import { useTexts } from "@vycep/shell/words/i18n";
import { Status } from "@vycep/ui/data/badge.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { Anchor } from "@vycep/ui/navigation/anchor.tsx";
import { formatCount, formatDayMonth, formatMoney } from "@vycep/words/engine/format";
import { paths } from "../../shared/paths.ts";

const looks = {
  sent: { tone: "preparing", icon: "clock" },
  "partly-credited": { tone: "partial", icon: "receipt" },
  credited: { tone: "done", icon: "check" },
} as const;

/** What was claimed, what is to be expected, and the credit notes that answered it (B2). */
export function ClaimsCard({
  claims,
  isOfTicket = false,
}: {
  readonly claims: readonly ClaimFound[];
  readonly isOfTicket?: boolean;
}) {
  const t = useTexts("claims");
  if (claims.length === 0) return null;
  return (
    <Card title={t("claims")}>
      <ul className="grid gap-4 divide-y divide-line">
        {claims.map((claim) => (
          <li key={claim.caseNumber} className="grid gap-2 not-first:pt-4">
            <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
              {isOfTicket ? (
                <Anchor href={paths.order(claim.order)}>{claim.order}</Anchor>
              ) : (
                <Anchor href={paths.ticket(claim.caseNumber)}>{claim.caseNumber}</Anchor>
              )}
              <Status text={t(`state.${claim.state}`)} {...looks[claim.state]} />
            </div>
            <ul className="grid gap-1 text-small">
              {claim.lines.map(({ line, boxes, credited, name, reason }) => (
                <li key={line}>
                  {t("lineRow", { count: formatCount(boxes), name, reason: t(`reason.${reason}`) })}
                  {credited > 0 && credited < boxes && (
                    <span className="block text-fine text-ink-soft">
                      {t("creditedOf", { credited: formatCount(credited), count: formatCount(boxes) })}
                    </span>
                  )}
                </li>
              ))}
            </ul>
            <p className="flex justify-between gap-3 text-small">
              <span className="text-ink-soft">{t("expected")}</span>
              <strong>
                {formatMoney({ minor: toMinor(claim.expectedMinor), currency: claim.currency })}
              </strong>
            </p>
            {claim.credits.map(({ number, at, totalMinor }) => (
              <p key={number} className="flex justify-between gap-3 text-small">
                {totalMinor === null ? (
                  <span>{t("creditNote", { number })}</span>
                ) : (
                  <Anchor href={paths.invoice(number)}>{t("creditNote", { number })}</Anchor>
                )}
                <strong className="whitespace-nowrap">
                  {totalMinor === null
                    ? dayOf(at)
                    : formatMoney({ minor: toMinor(totalMinor), currency: claim.currency })}
                </strong>
              </p>
            ))}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function dayOf(at: string): string {
  const day = parseLocalDate(at.slice(0, 10));
  return day === undefined ? "" : formatDayMonth(day);
}
