import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { formatDate } from "@vycep/words/engine/format";
import { lazy, Suspense } from "react";
import { DeskHead } from "../../kit/desk-head.tsx";
import { DeskListBody, Nothing } from "../../kit/list-states.tsx";
import { RefusalAlert } from "../../kit/refusal.tsx";
import { paths } from "../../shared/paths.ts";
import { DraftActions } from "./draft-actions.tsx";
import { DraftCards } from "./draft-cards.tsx";
import { DraftLines } from "./draft-lines.tsx";
import { DraftState } from "./draft-state.tsx";
import { linesAddress } from "./drafts-address.ts";
import { useReturnedText } from "./returned-text.ts";
import { useTypedPrices } from "./typed-prices.tsx";
import { useChangeDraft } from "./use-change-draft.ts";
import { choicesQuery, type Draft, draftLinesQuery, draftQuery } from "./use-drafts.ts";

// For those who make it alone.
const BulkChange = lazy(() => import("./bulk-change.tsx").then((file) => ({ default: file.BulkChange })));

/** DPRICE-02, DPRICE-03: one draft, from its first line until it is taken back. */
export const draftScreen: Screen = {
  component: DraftScreen,
  load: ({ queryClient, params, search }) => {
    const id = params["draft"] ?? "";
    const { show, q, after } = linesAddress.parse(search);
    void queryClient.prefetchQuery(draftQuery(id));
    void queryClient.prefetchQuery(draftLinesQuery({ id, show, text: q, after }));
    void queryClient.prefetchQuery(choicesQuery);
  },
};

function DraftScreen() {
  const t = useTexts("price-desk");
  const { draft: id = "" } = useParams({ strict: false });
  const reading = useQuery(draftQuery(id));
  return (
    <>
      {reading.data == null && <DeskHead title={t("drafts")} />}
      <DeskListBody
        reading={reading}
        loading={t("loadingDraft")}
        found={(draft) => t("lines", { count: draft?.counts.all ?? 0 })}
        none={(draft) =>
          draft !== null ? undefined : (
            <Nothing icon="tag" title={t("unknownTitle")}>
              {t("unknownText")}
            </Nothing>
          )
        }
      >
        {(draft) => draft !== null && <Known key={draft.id} draft={draft} />}
      </DeskListBody>
    </>
  );
}

function Known({ draft }: { readonly draft: Draft }) {
  const t = useTexts("price-desk");
  const typed = useTypedPrices(draft);
  const notes = [
    t("from", { day: formatDate(toLocalDate(draft.validFrom)) }),
    t("lines", { count: draft.counts.all }),
    ...(draft.reason === "" ? [] : [draft.reason]),
  ];
  return (
    <div className="-mx-page">
      <DeskHead
        title={draft.name}
        badge={<DraftState state={draft.state} />}
        note={notes.join(" · ")}
        tools={
          <>
            <ButtonLink variant="outline" href={paths.prices()}>
              {t("back")}
            </ButtonLink>
            <DraftActions draft={draft} unsaved={typed.count} />
          </>
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)_20rem] items-start gap-3 px-page max-desktop:grid-cols-1">
        <div className="grid min-w-0 grid-cols-1 gap-3">
          <Notes draft={draft} />
          <Suspense>{draft.may.includes("change") && <BulkChange key={draft.id} draft={draft} />}</Suspense>
          <DraftLines draft={draft} typed={typed} />
        </div>
        <DraftCards draft={draft} />
      </div>
    </div>
  );
}

/** Why it came back, and what holds otherwise now than it saw. */
function Notes({ draft }: { readonly draft: Draft }) {
  const t = useTexts("price-desk");
  const action = useChangeDraft();
  const returnedText = useReturnedText();
  const { id, version, name, reason, validFrom, returnedReason, counts, state } = draft;
  const isOpen = state === "open" && returnedReason != null;
  return (
    <>
      {isOpen && <Alert tone="warning">{returnedText(draft)}</Alert>}
      <RefusalAlert action={action} title={t("notDone")} />
      {counts.conflicts > 0 && (
        <Alert
          tone="error"
          action={
            draft.may.includes("change") && (
              <Button
                variant="outline"
                icon="repeat"
                isBusy={action.isBusy}
                onClick={() => void action.run({ id, version, name, reason, validFrom })}
              >
                {t("reload")}
              </Button>
            )
          }
        >
          {t("conflicts", { count: counts.conflicts })}
        </Alert>
      )}
    </>
  );
}
