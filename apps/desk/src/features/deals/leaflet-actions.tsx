import { showToast } from "@vycep/shell/messages/toasts";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { RefusalAlert } from "../../kit/refusal.tsx";
import { useMay } from "../../shared/me.ts";
import { paths } from "../../shared/paths.ts";
import { trialAddress } from "./offers-address.ts";
import { type Leaflet, useApproveLeaflet, useEndLeaflet } from "./use-leaflets.ts";

interface LeafletActionsProps {
  readonly leaflet: Leaflet;
  readonly onCopy: (leaflet: Leaflet) => void;
  readonly onClose: () => void;
}

/** What else is done with a leaflet: tried, approved, copied, ended. */
export function LeafletActions({ leaflet, onCopy, onClose }: LeafletActionsProps) {
  const t = useTexts("deal-desk");
  const { id, version, state, isOwn, writtenBy, sku } = leaflet;
  const [approving, ending] = [useApproveLeaflet(), useEndLeaflet()];
  const mayApprove = useMay({ area: "prices", power: "approve" });
  const isAhead = state !== "holds";
  const trial = trialAddress.print({ ...trialAddress.usual, goods: `${sku}*1`, leaflet: id });
  async function approve() {
    const ended = await approving.run({ id, version });
    if (ended?.kind !== "done" || ended.answer.refusal != null) return;
    showToast(t("approved"));
    onClose();
  }
  async function end() {
    const ended = await ending.run({ id, version });
    if (ended?.kind !== "done" || ended.answer.refusal != null) return;
    showToast(t(isAhead ? "withdrawn" : "ended"));
    onClose();
  }
  return (
    <div className="grid gap-2 border-t border-line pt-3">
      {state === "waiting" && (
        <p className="text-small text-ink-soft">
          {isOwn ? t("waitsForOther") : t("waitsFor", { name: writtenBy ?? "–" })}
        </p>
      )}
      <RefusalAlert action={approving} title={t("notDone")} />
      <RefusalAlert action={ending} title={t("notDone")} />
      <div className="flex flex-wrap gap-2">
        {state === "waiting" && mayApprove && !isOwn && (
          <Button size="small" icon="check" isBusy={approving.isBusy} onClick={() => void approve()}>
            {t("approve")}
          </Button>
        )}
        <ButtonLink href={paths.trialCart() + trial} variant="outline" size="small" icon="cart">
          {t("tryIt")}
        </ButtonLink>
        <Button variant="outline" size="small" icon="copy" onClick={() => onCopy(leaflet)}>
          {t("copy")}
        </Button>
        {state !== "over" && state !== "withdrawn" && (
          <Button
            variant="outline"
            size="small"
            icon={isAhead ? "undo" : "close"}
            isBusy={ending.isBusy}
            onClick={() => void end()}
          >
            {t(isAhead ? "withdraw" : "end")}
          </Button>
        )}
      </div>
    </div>
  );
}
