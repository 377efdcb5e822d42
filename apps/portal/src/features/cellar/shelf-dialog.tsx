import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Chip } from "@vycep/ui/actions/chip.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import { type FormEvent, useState } from "react";
import type { CellarGoods } from "./cellar-keys.ts";
import { keepShelf } from "./cellar-memory.ts";

const longest = 40;

interface ShelfDialogProps {
  readonly goods: CellarGoods;
  readonly shelf: string;
  /** The shelves that there are. */
  readonly names: readonly string[];
  readonly onClose: () => void;
}

/** Says on which shelf a product stands, for everybody who orders for the place (D51). */
export function ShelfDialog({ goods, shelf, names, onClose }: ShelfDialogProps) {
  const t = useTexts("cellar");
  const [name, setName] = useState(shelf);
  const [isRefused, setRefused] = useState(false);
  function handleSave(event: FormEvent) {
    event.preventDefault();
    const typed = name.trim();
    if (typed === "" || typed.length > longest) return setRefused(true);
    keepShelf(goods.sku, typed);
    onClose();
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("shelfTitle")}
      description={t("shelfText", { product: goods.name })}
      closeLabel={t("back")}
      actions={
        <Button type="submit" form="shelf-form">
          {t("saveShelf")}
        </Button>
      }
    >
      <form id="shelf-form" noValidate onSubmit={handleSave}>
        <TextField
          label={t("shelfLabel")}
          value={name}
          maxLength={longest}
          autoFocus
          onChange={({ target }) => setName(target.value)}
          error={isRefused ? t("shelfEmpty") : undefined}
        />
        <div className="mt-3 flex flex-wrap gap-2">
          {names.map((one) => (
            <Chip key={one} text={one} isOn={one === name} onClick={() => setName(one)} />
          ))}
        </div>
      </form>
    </Dialog>
  );
}
