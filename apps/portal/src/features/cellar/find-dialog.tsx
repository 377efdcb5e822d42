import { tiedName } from "@vycep/domain/catalog/name-parts";
import { useTexts } from "@vycep/shell/words/i18n";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import { type FormEvent, useState } from "react";
import type { CellarGoods } from "./cellar-keys.ts";
import { findInCellar } from "./find-in-cellar.ts";

interface FindDialogProps {
  readonly goods: readonly CellarGoods[];
  readonly onFound: (goods: CellarGoods) => void;
  readonly onClose: () => void;
}

/** The search of the cellar, by its button or by the key that searches everywhere; Enter takes the nearest. */
export function FindDialog({ goods, onFound, onClose }: FindDialogProps) {
  const t = useTexts("cellar");
  const [typed, setTyped] = useState("");
  const found = findInCellar(goods, typed);
  const isNothing = typed.trim() !== "" && found.length === 0;
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (found[0]) onFound(found[0]);
  }
  return (
    <Dialog isOpen onClose={onClose} title={t("find")} description={t("findText")} closeLabel={t("back")}>
      <form noValidate onSubmit={handleSubmit}>
        <TextField
          label={t("findLabel")}
          value={typed}
          autoFocus
          autoComplete="off"
          enterKeyHint="go"
          onChange={({ target }) => setTyped(target.value)}
        />
      </form>
      <p role="status" className="mt-3 text-ink-soft empty:hidden">
        {isNothing && t("notFound", { typed: typed.trim() })}
      </p>
      <ul aria-label={t("found")} className="mt-2 divide-y divide-line empty:hidden">
        {found.map((one) => (
          <li key={one.sku}>
            <button
              type="button"
              onClick={() => onFound(one)}
              className="min-h-touch w-full rounded-control px-2 py-2 text-left font-semibold hover:bg-foam-dim"
            >
              {tiedName(one.name)}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
