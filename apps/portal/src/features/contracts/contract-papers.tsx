import type { Contract } from "@vycep/contract/contracts/contracts.rest";
import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { formatCount, formatDate } from "@vycep/words/engine/format";
import { useSavePaper } from "./use-contract-paper.ts";

type Paper = Contract["papers"][number];

/** The contract as it was signed, its supplements and annexes, each with its file (CONTRACT-02). */
export function ContractPapers({ contract }: { readonly contract: Contract }) {
  const t = useTexts("contracts");
  if (contract.papers.length === 0) return null;
  return (
    <Card title={t("papers")} isFlush>
      <ul>
        {contract.papers.map((paper) => (
          <PaperRow key={paper.position} number={contract.number} paper={paper} />
        ))}
      </ul>
    </Card>
  );
}

function PaperRow({ number, paper }: { readonly number: string; readonly paper: Paper }) {
  const t = useTexts("contracts");
  const save = useSavePaper();
  const { title, signedOn, bytes, position } = paper;
  const size = t("pdfOf", { size: formatCount(Math.ceil(bytes / 1024)) });
  const signed = signedOn === null ? [] : [t("signedOn", { day: formatDate(toLocalDate(signedOn)) })];
  return (
    <li className="flex min-h-touch items-center gap-4 border-t border-line px-5 py-2.5">
      <Icon name="document" />
      <span className="min-w-0 flex-1">
        <strong className="block">{title}</strong>
        <span className="block text-fine text-ink-soft">{[size, ...signed].join(" · ")}</span>
      </span>
      <Button
        size="small"
        variant="outline"
        icon="download"
        aria-label={t("downloadPaper", { title })}
        isBusy={save.isBusy}
        onClick={() => void save.run({ number, position })}
      >
        {t("pdf")}
      </Button>
    </li>
  );
}
