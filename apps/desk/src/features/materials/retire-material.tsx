import { showToast } from "@vycep/shell/messages/toasts";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { RefusalAlert } from "../../kit/refusal.tsx";
import { type Material, useRetireMaterial } from "./use-materials.ts";

interface RetireMaterialProps {
  readonly material: Material;
  readonly onClose: () => void;
}

/** Offers a material no longer, or again; nothing of it is lost. */
export function RetireMaterial({ material, onClose }: RetireMaterialProps) {
  const t = useTexts("materials-desk");
  const action = useRetireMaterial();
  const { key, version, isRetired } = material;
  async function turn() {
    const ended = await action.run({ key, version, isRetired: !isRetired });
    if (ended?.kind !== "done" || ended.answer.refusal != null) return;
    showToast(t(isRetired ? "back" : "retired"));
    onClose();
  }
  return (
    <div className="grid gap-2">
      <RefusalAlert action={action} title={t("notRetired")} />
      <span className="justify-self-start">
        <Button
          variant="quiet"
          size="small"
          icon={isRetired ? "undo" : "trash"}
          isBusy={action.isBusy}
          onClick={() => void turn()}
        >
          {t(isRetired ? "putBack" : "retire")}
        </Button>
      </span>
    </div>
  );
}
