import { addDays } from "@vycep/domain/kernel/local-moment";
import { localNow } from "@vycep/shell/clock/clock";
import { showToast } from "@vycep/shell/messages/toasts";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import { RefusalAlert } from "../../kit/refusal.tsx";
import { useFieldName } from "./product-field.tsx";
import { type Product, useSaveProduct } from "./use-product.ts";

/** Takes a product out of sale from today, or brings it back; it is never deleted (DGOOD-02). */
export function RetireDialog({
  product,
  onClose,
}: {
  readonly product: Product;
  readonly onClose: () => void;
}) {
  const t = useTexts("product-desk");
  const { sku, version, name } = product;
  const isRetired = product.state === "retired";
  const action = useSaveProduct();
  const nameOf = useFieldName();
  // The whole row is judged: an older fault of another field stands in the way, too.
  const faults = action.ended?.kind === "done" && !action.isBusy ? action.ended.answer.faults : [];
  async function submit() {
    const value = isRetired ? "" : addDays(localNow().date, -1);
    const days = product.fields.find((field) => field.name === "sellable_from");
    const isBegunLater = days !== undefined && days.value > value && !isRetired;
    const fields = [
      { name: "sellable_to", value },
      ...(isBegunLater ? [{ name: "sellable_from", value: "" }] : []),
    ];
    const ended = await action.run({ sku, version, fields });
    if (ended?.kind !== "done" || ended.answer.refusal != null) return;
    showToast(t("saved"));
    onClose();
  }
  return (
    <Dialog
      isOpen
      role="alertdialog"
      onClose={onClose}
      closeLabel={t("keep")}
      title={isRetired ? t("putBack") : t("retireTitle", { name })}
      description={isRetired ? name : t("retireText")}
      actions={
        <>
          <Button variant="outline" autoFocus onClick={onClose}>
            {t("keep")}
          </Button>
          <Button
            variant={isRetired ? undefined : "danger"}
            isBusy={action.isBusy}
            onClick={() => void submit()}
          >
            {t(isRetired ? "putBack" : "retire")}
          </Button>
        </>
      }
    >
      <RefusalAlert action={action} title={t("notSaved")} />
      {faults.length > 0 && (
        <ul className="mt-2 grid gap-1 text-small text-red-strong">
          {faults.map(({ field, message }) => (
            <li key={field}>
              {nameOf(field)}: {message}
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
