import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { showToast } from "@vycep/shell/messages/toasts";
import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { useState } from "react";
import { DeskHead } from "../../kit/desk-head.tsx";
import { RefusalAlert, refusalOf } from "../../kit/refusal.tsx";
import { paths } from "../../shared/paths.ts";
import { type ChangeDraft, changeInput, useChangeDraft } from "./change-draft.ts";
import { ChangeForm } from "./change-form.tsx";
import { ChangePreview } from "./change-preview.tsx";
import { previewQuery, usePublish } from "./use-changes.ts";

/** DCAL-02: a change is written, whom it touches is seen, and then it is told. */
export const newChangeScreen: Screen = { component: NewChangeScreen };

/** A question that nobody asks while something is missing. */
const unasked = { typeOfChange: "cancelled", day: "", kinds: [] } as const;

function NewChangeScreen() {
  const [round, setRound] = useState(0);
  return <NewChange key={round} onBeginAnew={() => setRound(round + 1)} />;
}

function NewChange({ onBeginAnew }: { readonly onBeginAnew: () => void }) {
  const t = useTexts("calendar-desk");
  const desk = useTexts("desk");
  const navigate = useNavigate();
  const kept = useChangeDraft();
  const [after, setAfter] = useState<string>();
  const input = changeInput(kept.value);
  const reading = useQuery({
    ...previewQuery(input ?? { ...unasked, kinds: [] }, after),
    enabled: input !== undefined,
    placeholderData: keepPreviousData,
  });
  const preview = input === undefined ? undefined : reading.data;
  const action = usePublish();
  const refusal = preview?.refusal ?? refusalOf(action);
  const isReady = preview !== undefined && preview.refusal == null && !reading.isPlaceholderData;

  function change(part: Partial<ChangeDraft>) {
    setAfter(undefined);
    action.reset();
    kept.change({ ...kept.value, ...part });
  }
  async function publish() {
    if (input === undefined || !isReady) return;
    const { seen } = preview;
    const { reasonCs, reasonSk, reasonEn } = kept.value;
    const ended = await action.run({ change: input, seen, reasonCs, reasonSk, reasonEn });
    if (ended?.kind !== "done" || ended.answer.refusal != null) return;
    kept.forget();
    showToast(t("published"));
    await navigate({ href: paths.deliveryChange(ended.answer.change?.id ?? "") });
  }
  function handleBeginAnew() {
    kept.forget();
    onBeginAnew();
  }
  return (
    <>
      <DeskHead
        title={desk("newDeliveryChange")}
        note={t("formNote")}
        tools={
          <>
            <ButtonLink href={paths.calendar()} variant="outline">
              {t("cancel")}
            </ButtonLink>
            <Button
              onClick={() => void publish()}
              isBusy={action.isBusy}
              disabledReason={isReady ? undefined : (preview?.refusal?.message ?? t("previewWaits"))}
            >
              {isReady ? t("publish", { count: preview.places || preview.closedPlaces }) : t("publishPlain")}
            </Button>
          </>
        }
      />
      <div className="grid grid-cols-[minmax(0,22rem)_minmax(0,1fr)] items-start gap-3 px-page pb-page wide:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] max-desktop:grid-cols-1">
        <Card>
          {/* Enter in a field tells hundreds of customers nothing: that is for the button alone. */}
          <form noValidate onSubmit={(event) => event.preventDefault()} className="grid gap-4">
            {kept.isFound && (
              <Alert
                tone="info"
                action={
                  <Button variant="outline" size="small" onClick={handleBeginAnew}>
                    {t("dropDraft")}
                  </Button>
                }
              >
                {t("draftFound")}
              </Alert>
            )}
            <ChangeForm
              draft={kept.value}
              orderBys={preview?.orderBys ?? []}
              errorOf={(field) => (refusal?.field === field ? refusal.message : undefined)}
              onChange={change}
            />
          </form>
        </Card>
        <div className="grid min-w-0 grid-cols-1 gap-3">
          {preview?.refusal == null && <RefusalAlert action={action} title={t("notPublished")} />}
          <ChangePreview
            draft={kept.value}
            isAsked={input !== undefined}
            reading={reading}
            isLater={after !== undefined}
            onPage={setAfter}
          />
        </div>
      </div>
    </>
  );
}
