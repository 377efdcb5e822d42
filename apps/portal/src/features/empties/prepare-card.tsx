import { useTexts } from "@vycep/shell/words/i18n";
import { Link } from "@vycep/ui/actions/link.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { paths } from "../../shared/paths.ts";
import { type ListedEmpties, listInWords } from "./empties-words.ts";

interface PrepareCardProps {
  readonly rows: readonly ListedEmpties[];
  /** The order that collects what was above the limit. */
  readonly secondNumber: string | null;
  readonly hasDetail: boolean;
}

/** On the thank-you page: what to prepare for the driver, and the second order with its number (EMPTIES-03). */
export function PrepareCard({ rows, secondNumber, hasDetail }: PrepareCardProps) {
  const t = useTexts("empties");
  if (rows.length === 0) return null;
  return (
    <Card title={t("prepare")}>
      <p>{listInWords(t, rows)}</p>
      {secondNumber !== null && (
        <p className="mt-2 font-semibold">
          {t("secondNumber")}{" "}
          {hasDetail ? <Link href={paths.order(secondNumber)}>{secondNumber}</Link> : secondNumber}
        </p>
      )}
    </Card>
  );
}
