import type { ContractEvaluation } from "@vycep/contract/contracts/contracts.rest";
import { useTexts } from "@vycep/shell/words/i18n";
import { Meter } from "@vycep/ui/meters/meter.tsx";
import { hectolitres, useProgressText } from "./contract-words.tsx";

interface VolumeMeterProps {
  readonly evaluation: ContractEvaluation;
  /** With figures under its ends. */
  readonly isLarge?: boolean;
}

/** What was taken, beside what was agreed (the mark) and where the pace leads (the end of the bar where it is further). */
export function VolumeMeter({ evaluation, isLarge = false }: VolumeMeterProps) {
  const t = useTexts("contracts");
  const progress = useProgressText();
  const { takenLitres, agreedLitres, paceLitres } = evaluation;
  const max = Math.max(takenLitres, agreedLitres, paceLitres);
  return (
    <Meter
      label={t("taken")}
      value={takenLitres}
      max={max}
      tick={max > agreedLitres ? agreedLitres : undefined}
      valueText={progress(evaluation)}
      tone={takenLitres >= agreedLitres ? "reached" : "filling"}
      size={isLarge ? "thick" : "normal"}
      {...(isLarge && { fromText: hectolitres(0), toText: hectolitres(max) })}
    />
  );
}
