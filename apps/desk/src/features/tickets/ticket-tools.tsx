import { useQuery } from "@tanstack/react-query";
import { showToast } from "@vycep/shell/messages/toasts";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Menu } from "@vycep/ui/actions/menu.tsx";
import { lazy, Suspense, useState } from "react";
import { useMe } from "../../shared/me.ts";
import { StepRefusal } from "./step-refusal.tsx";
import { type Ticket, type TicketStep, useTicketStep } from "./use-ticket.ts";
import { ticketChoicesQuery } from "./use-tickets.ts";

const MergeDialog = lazy(() => import("./merge-dialog.tsx").then((file) => ({ default: file.MergeDialog })));

const steps = [
  { status: "In Progress", key: "step.InProgress" },
  { status: "Waiting for Details", key: "step.WaitingForDetails" },
  { status: "Researching", key: "step.Researching" },
  { status: "On Hold", key: "step.OnHold" },
  { status: "Problem Solved", key: "step.ProblemSolved" },
  { status: "Cancelled", key: "step.Cancelled" },
] as const;

/** Take, hand over, let go; and the states that need no word to the customer (DTICK-01). */
export function TicketTools({ ticket }: { readonly ticket: Ticket }) {
  const t = useTexts("ticket-desk");
  const me = useMe();
  const people = useQuery(ticketChoicesQuery()).data?.people ?? [];
  const action = useTicketStep();
  const [isMerging, setMerging] = useState(false);
  const { number, assignee } = ticket.row;
  const isOver = ticket.steps.length === 1;
  async function run(step: TicketStep, told: string) {
    const ended = await action.run(step);
    if (ended?.kind === "done" && ended.answer == null) showToast(told);
  }
  const give = (to: string | null, told: string) =>
    void run({ kind: "assign", input: { number, from: assignee?.uid ?? null, to } }, told);
  const others = people.filter(({ uid }) => uid !== assignee?.uid && uid !== me?.uid);
  return (
    <>
      <StepRefusal action={action} />
      {me !== undefined && assignee?.uid !== me.uid && (
        <Button variant="outline" isBusy={action.isBusy} onClick={() => give(me.uid, t("taken"))}>
          {t("take")}
        </Button>
      )}
      <Menu
        label={t("handOver")}
        look="button"
        trigger={t("handOver")}
        isBusy={action.isBusy}
        groups={[
          others.map(({ uid, name }) => ({
            id: uid,
            label: name,
            onSelect: () => give(uid, t("handed", { name })),
          })),
          assignee == null
            ? []
            : [{ id: "none", label: t("letGo"), onSelect: () => give(null, t("letGone")) }],
        ].filter((group) => group.length > 0)}
      />
      <Menu
        label={t("more")}
        look="button"
        trigger={t("more")}
        isBusy={action.isBusy}
        groups={[
          steps
            .filter(({ status }) => ticket.steps.includes(status))
            .map(({ status, key }) => ({
              id: status,
              label: t(isOver ? "reopen" : key),
              onSelect: () =>
                void run(
                  { kind: "change", input: { number, version: ticket.version, status } },
                  t("changed"),
                ),
            })),
          isOver ? [] : [{ id: "merge", label: t("merge"), onSelect: () => setMerging(true) }],
        ].filter((group) => group.length > 0)}
      />
      <Suspense>{isMerging && <MergeDialog ticket={ticket} onClose={() => setMerging(false)} />}</Suspense>
    </>
  );
}
