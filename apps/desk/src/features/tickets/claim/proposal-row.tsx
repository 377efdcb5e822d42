import { showToast } from "@vycep/shell/messages/toasts";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { lazy, Suspense, useState } from "react";
import { momentText } from "../../../kit/moment.tsx";
import { money } from "../../../kit/money.ts";
import { RefusalAlert } from "../../../kit/refusal.tsx";
import { type Claim, type Proposal, useDecideCredit } from "./use-claim.ts";

const DeclineDialog = lazy(() =>
  import("./decline-dialog.tsx").then((file) => ({ default: file.DeclineDialog })),
);

interface ProposalRowProps {
  readonly claim: Claim;
  readonly proposal: Proposal;
}

/** A credit that waits, with what whoever looks may do about it; who proposed it does not approve it. */
export function ProposalRow({ claim, proposal }: ProposalRowProps) {
  const t = useTexts("claim-desk");
  const action = useDecideCredit();
  const [isDeclining, setDeclining] = useState(false);
  const { id, at, by, totalMinor, words, may } = proposal;
  const input = { number: claim.number, id };
  async function run(kind: "approve" | "withdraw", told: string) {
    const ended = await action.run({ kind, input });
    if (ended?.kind === "done" && ended.answer.refusal == null) showToast(told);
  }
  const names = new Map(claim.lines.map(({ lineNo, name }) => [lineNo, name]));
  return (
    <section
      aria-label={t("credit.waiting")}
      className="grid gap-2 rounded-control bg-amber-tint px-3 py-2.5 text-amber-ink"
    >
      <p className="flex justify-between gap-3">
        <strong>{t("credit.waiting")}</strong>
        <strong className="whitespace-nowrap tabular-nums">{money(totalMinor, claim.currency)}</strong>
      </p>
      <p className="text-fine">{t("proposedBy", { moment: momentText(at), who: by })}</p>
      <ul className="text-fine">
        {proposal.lines.map(({ lineNo, boxes }) => (
          <li key={lineNo}>{t("lineRow", { count: boxes, name: names.get(lineNo) ?? "" })}</li>
        ))}
      </ul>
      {words !== "" && <p className="text-fine whitespace-pre-line break-words">„{words}“</p>}
      <RefusalAlert action={action} title={t("notDone")} />
      <div className="flex flex-wrap gap-2 empty:hidden">
        {may.includes("approve") && (
          <Button
            size="small"
            icon="check"
            isBusy={action.isBusy}
            onClick={() => void run("approve", t("approved"))}
          >
            {t("approve")}
          </Button>
        )}
        {may.includes("decline") && (
          <Button size="small" variant="outline" onClick={() => setDeclining(true)}>
            {t("decline")}
          </Button>
        )}
        {may.includes("withdraw") && (
          <Button
            size="small"
            variant="outline"
            isBusy={action.isBusy}
            onClick={() => void run("withdraw", t("withdrawn"))}
          >
            {t("withdraw")}
          </Button>
        )}
      </div>
      <Suspense>
        {isDeclining && (
          <DeclineDialog claim={claim} proposal={proposal} onClose={() => setDeclining(false)} />
        )}
      </Suspense>
    </section>
  );
}
