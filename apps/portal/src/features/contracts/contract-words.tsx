import type { Contract, ContractEvaluation } from "@vycep/contract/contracts/contracts.rest";
import { useTexts } from "@vycep/shell/words/i18n";
import { Status } from "@vycep/ui/data/badge.tsx";
import { formatCount, formatDate } from "@vycep/words/engine/format";
import type { ContractDays } from "./use-contracts.ts";

/** Whole hectolitres. @example hectolitres(3712) // "37 hl" */
export function hectolitres(litres: number): string {
  return `${formatCount(Math.round(litres / 100))}\u00a0hl`;
}

/** Whether a contract is in force, as a pill. */
export function ContractStatus({ days: { state, validFrom } }: { readonly days: ContractDays }) {
  const t = useTexts("contracts");
  if (state.kind === "valid") return <Status text={t("valid")} tone="done" icon="check" />;
  if (state.kind === "ended") return <Status text={t("ended")} tone="muted" />;
  if (state.kind === "coming")
    return <Status text={t("coming", { day: formatDate(validFrom) })} tone="fresh" />;
  return <Status text={t("endsIn", { count: state.days })} tone="partial" icon="warning" />;
}

/** From when until when. */
export function useValidity(): (days: ContractDays) => string {
  const t = useTexts("contracts");
  return ({ validFrom, validTo }) =>
    validTo === undefined
      ? t("validFrom", { from: formatDate(validFrom) })
      : t("validFromTo", { from: formatDate(validFrom), to: formatDate(validTo) });
}

/** What was agreed, in words: a volume a year, a bonus above it, or nothing that is counted. */
export function useAgreed(): (contract: Pick<Contract, "volumeHl" | "bonusPercent">) => string {
  const t = useTexts("contracts");
  return ({ volumeHl, bonusPercent }) => {
    if (volumeHl === 0) return t("noVolume");
    const volume = hectolitres(volumeHl * 100);
    return bonusPercent === null
      ? t("volumeAYear", { volume })
      : t("bonusAbove", { volume, percent: String(bonusPercent).replace(".", ",") });
  };
}

/** "37 of 60 hl, at this pace 55." */
export function useProgressText(): (evaluation: ContractEvaluation) => string {
  const t = useTexts("contracts");
  return ({ takenLitres, agreedLitres, paceLitres }) =>
    t("progress", {
      taken: formatCount(Math.round(takenLitres / 100)),
      agreed: hectolitres(agreedLitres),
      pace: hectolitres(paceLitres),
    });
}
