import { useTexts } from "@vycep/shell/words/i18n";
import { useRecordDraft } from "../../kit/use-record-draft.ts";
import { RecordForm } from "./record-form.tsx";
import { aPlace, formOf, inputOf, type PlaceForm } from "./ship-to-draft.ts";
import { DaysFields, PlaceFields, TankFields } from "./ship-to-fields.tsx";
import { useFieldWords } from "./ship-to-words.ts";
import { useChangeShipTo } from "./use-change-customer.ts";
import type { ShipTo } from "./use-customer.ts";

/** What the brewery keeps of a place, to be changed in place (DCUST-02). */
export function ShipToForm({ shipTo }: { readonly shipTo: ShipTo }) {
  const t = useTexts("customers");
  const { id, name } = shipTo.row;
  const draft = useRecordDraft<PlaceForm>(`ship-to.${id}`, aPlace, {
    form: formOf(shipTo),
    version: shipTo.version,
  });
  const tell = useFieldWords();
  return (
    <RecordForm
      label={t("shipTo")}
      record={`${name}, ${id}`}
      by={shipTo.history[0]?.by ?? undefined}
      {...{ draft, tell }}
      action={useChangeShipTo()}
      input={(written) => inputOf(id, written)}
    >
      {(errorOf) => {
        const fields = { form: draft.draft.mine, onChange: draft.change, errorOf };
        return (
          <div className="grid grid-cols-2 items-start gap-3 max-laptop:grid-cols-1">
            <div className="grid min-w-0 gap-3">
              <PlaceFields {...fields} />
              <TankFields {...fields} />
            </div>
            <DaysFields {...fields} methods={shipTo.methods} />
          </div>
        );
      }}
    </RecordForm>
  );
}
