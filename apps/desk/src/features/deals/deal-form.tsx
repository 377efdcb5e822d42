import { parseLocalDate } from "@vycep/domain/kernel/local-moment";
import { FailureAlert } from "@vycep/shell/actions/failure-alert.tsx";
import { showToast } from "@vycep/shell/messages/toasts";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { formatCount, formatDate } from "@vycep/words/engine/format";
import { lazy, Suspense, useState } from "react";
import type { Choice } from "../../kit/conflict-dialog.tsx";
import { DeskHead } from "../../kit/desk-head.tsx";
import { refusalOf } from "../../kit/refusal.tsx";
import { changedFields } from "../../kit/three-way.ts";
import { useRecordDraft, type Written } from "../../kit/use-record-draft.ts";
import { useMay } from "../../shared/me.ts";
import { paths } from "../../shared/paths.ts";
import { DealSales, DealTarget } from "./deal-cards.tsx";
import { DealContents } from "./deal-contents.tsx";
import { aDealForm, type DealField, type DealForm as Form, formOf, offerOf } from "./deal-draft.ts";
import { DealDraftNotice } from "./deal-draft-notice.tsx";
import { DealNeighbours } from "./deal-neighbours.tsx";
import { DealTerms } from "./deal-terms.tsx";
import { OfferState } from "./offer-state.tsx";
import { type Deal, useSaveDeal } from "./use-deals.ts";

// What stands beside the form comes after it, and what few ever see when it is needed.
const TrialCard = lazy(() => import("./trial-card.tsx").then((file) => ({ default: file.TrialCard })));
const DealHistory = lazy(() => import("./deal-history.tsx").then((file) => ({ default: file.DealHistory })));
const ConflictDialog = lazy(async () => ({
  default: (await import("../../kit/conflict-dialog.tsx")).ConflictDialog<DealField>,
}));

const fieldNames = Object.keys(formOf(null)).filter((key): key is DealField => key in formOf(null));

/** A package deal being written: saved as a draft, published, or handed to a second person (DEDIT-01, DPRICE-03). */
export function DealForm({ deal }: { readonly deal: Deal }) {
  const t = useTexts("deal-desk");
  const desk = useTexts("desk");
  const { sku, name, version, state, offer, draft: kept } = deal;
  const mayChange = useMay({ area: "prices", power: "change" });
  const mayMake = useMay({ area: "products", power: "change" });
  const draft = useRecordDraft(`bundle.${sku}`, aDealForm, {
    ...{ version, form: formOf(kept?.offer ?? offer) },
  });
  const action = useSaveDeal();
  const [isComparing, setComparing] = useState<{ readonly isPublished: boolean }>();
  const { was, mine } = draft.draft;
  const count = changedFields(fieldNames, was, mine).length;
  const refusal = refusalOf(action);
  const isElsewhere = refusal?.code === "changed-meanwhile";
  async function send(written: Written<Form>, isPublished: boolean) {
    const input = { sku, version: written.version, isPublished, offer: offerOf(written.mine) };
    const ended = await action.run(input);
    if (ended?.kind !== "done") return;
    const { refusal: no, deal: after } = ended.answer;
    if (no?.code === "changed-meanwhile") setComparing({ isPublished });
    if (no != null) return;
    draft.drop();
    const became = after?.draft?.isWaiting === true ? "savedWaiting" : "savedPublished";
    showToast(t(isPublished ? became : "savedDraft"));
  }
  function save(isPublished: boolean) {
    if (draft.isStale) setComparing({ isPublished });
    else void send(draft.draft, isPublished);
  }
  function handleChoice(choices: ReadonlyMap<DealField, Choice>) {
    const merged = draft.merge(choices);
    setComparing(undefined);
    if (merged !== undefined) void send(merged, isComparing?.isPublished ?? false);
  }
  const errorOf = (field: string) => (refusal?.field === field ? refusal.message : undefined);
  return (
    <>
      <DeskHead
        title={name}
        badge={<OfferState state={state} />}
        note={
          <DealNeighbours
            sku={sku}
            note={`${sku} · ${t("orderedTimes", { count: formatCount(deal.packagesOrdered) })}`}
          />
        }
        tools={
          <>
            {count > 0 && <span className="font-semibold text-amber-ink">{t("changes", { count })}</span>}
            {count > 0 && (
              <Button variant="outline" onClick={draft.drop}>
                {t("dropChanges")}
              </Button>
            )}
            {mayMake && (
              <ButtonLink
                href={`${paths.newProduct()}?copy=${encodeURIComponent(sku)}`}
                variant="outline"
                icon="copy"
              >
                {t("copy")}
              </ButtonLink>
            )}
            {mayChange && (
              <>
                <Button variant="outline" isBusy={action.isBusy} onClick={() => save(false)}>
                  {t("keepDraft")}
                </Button>
                <Button isBusy={action.isBusy} onClick={() => save(true)}>
                  {t("publish")}
                </Button>
              </>
            )}
          </>
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)_26rem] items-start gap-3 px-page pb-6 max-wide:grid-cols-1">
        <div className="grid min-w-0 gap-3">
          <FailureAlert action={action} title={t("notDone")} />
          {refusal !== undefined && !draft.isStale && (
            <Alert tone="error" isLive>
              {isElsewhere ? desk("changedElsewhere") : refusal.message}
            </Alert>
          )}
          {kept != null && <DealDraftNotice deal={deal} draft={kept} />}
          <fieldset disabled={!mayChange} className="grid min-w-0 gap-3">
            <DealTerms value={mine} change={draft.change} errorOf={errorOf} deal={deal} />
            <DealContents value={mine} change={draft.change} error={errorOf("items")} />
          </fieldset>
          <DealTarget deal={deal} />
        </div>
        <div className="grid min-w-0 gap-3">
          <Suspense>
            <TrialCard deal={{ sku, offer: offerOf(mine) }} />
          </Suspense>
          <DealSales deal={deal} />
          <Suspense>
            <DealHistory deal={deal} />
          </Suspense>
        </div>
      </div>
      {isComparing !== undefined && draft.isStale && (
        <Suspense>
          <ConflictDialog
            record={name}
            by={undefined}
            differences={draft.differences}
            tell={(field) => ({
              label: t(labels[field]),
              was: tell(was, field),
              theirs: tell(draft.theirs, field),
              mine: tell(mine, field),
              isText: false,
            })}
            onChoose={handleChoice}
            onDrop={() => {
              draft.drop();
              setComparing(undefined);
            }}
            onClose={() => setComparing(undefined)}
          />
        </Suspense>
      )}
    </>
  );

  function tell(form: Form, field: DealField): string {
    if (field === "items")
      return form.items
        .map(({ sku: item, boxes, isMandatory }) => `${item}${isMandatory ? "!" : ""} ${boxes}×`)
        .join(", ");
    if (field === "rule") return t(`rule.${offerOf(form).rule}`);
    const day = parseLocalDate(form[field]);
    return day === undefined ? form[field] || "–" : formatDate(day);
  }
}

const labels = {
  rule: "rule",
  discountPercent: "discountPercent",
  validFrom: "validFrom",
  validTo: "validTo",
  maxPackages: "maxPackages",
  minBoxes: "minBoxes",
  maxBoxes: "maxBoxes",
  items: "contents",
} as const satisfies Record<DealField, string>;
