import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Checkbox } from "@vycep/ui/fields/checkbox.tsx";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import { useFieldName } from "../product-field.tsx";

interface GridColumnsDialogProps {
  /** All that is said of a product, in the order of a file. */
  readonly fields: readonly string[];
  readonly columns: readonly string[];
  readonly onChange: (columns: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Which fields stand beside each other. */
export function GridColumnsDialog({ fields, columns, onChange, onClose }: GridColumnsDialogProps) {
  const t = useTexts("product-desk");
  const nameOf = useFieldName();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closeLabel={t("close")}
      title={t("gridColumns")}
      actions={<Button onClick={onClose}>{t("gridColumnsDone")}</Button>}
    >
      <div className="grid grid-cols-2 gap-x-4 max-mobile:grid-cols-1">
        {fields.map((field) => (
          <Checkbox
            key={field}
            label={nameOf(field)}
            checked={columns.includes(field)}
            onChange={() => onChange(fields.filter((one) => (one === field) !== columns.includes(one)))}
          />
        ))}
      </div>
    </Dialog>
  );
}
