import { useTexts } from "@vycep/shell/words/i18n";
import { momentText } from "../../../kit/moment.tsx";
import { money } from "../../../kit/money.ts";
import type { Claim, Proposal } from "./use-claim.ts";

/** Something that happened to a credit, as a line of the conversation. */
export interface CreditEvent {
  readonly kind: "credit";
  readonly id: string;
  readonly at: string;
  readonly text: string;
}

/** What was proposed and decided of a claim's credits; no customer reads it. */
export function useCreditEvents(claim: Claim | null | undefined): readonly CreditEvent[] {
  const t = useTexts("claim-desk");
  if (claim == null) return [];
  const values = (at: string, who: string, { totalMinor }: Proposal) => ({
    ...{ moment: momentText(at), who, money: money(totalMinor, claim.currency) },
  });
  return claim.proposals.flatMap((one) => {
    const { id, at, by, state, decidedAt, decidedBy, why, document } = one;
    // Made at once, it was proposed and decided in one.
    const isAtOnce = decidedAt === at;
    const kind = "credit" as const;
    const proposed = { kind, id: `p${id}`, at, text: t("event.proposed", values(at, by, one)) };
    const decided =
      decidedAt == null || state === "waiting"
        ? []
        : [
            {
              ...{ kind, id: `d${id}`, at: decidedAt },
              text: t(`event.${state}`, {
                ...{ ...values(decidedAt, decidedBy ?? "", one), why: why ?? "", number: document ?? "" },
              }),
            },
          ];
    return [...(isAtOnce ? [] : [proposed]), ...decided];
  });
}
