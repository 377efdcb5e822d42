import { FilterSelect } from "@vycep/shell/list/list-selects.tsx";
import { useTexts } from "@vycep/shell/words/i18n";

/** A place as filters offer it. */
export interface Place {
  readonly id: string;
  readonly name: string;
}

interface ShipToFilterProps {
  readonly look: "cell" | "field";
  /** Places whose rows the person may see; with one there is nothing to choose. */
  readonly shipTos: readonly Place[];
  readonly value: string | undefined;
  readonly onChange: (shipTo: string | undefined) => void;
}

/** Narrows a list to a place. */
export function ShipToFilter({ shipTos, ...rest }: ShipToFilterProps) {
  const t = useTexts("orders");
  if (shipTos.length <= 1) return null;
  return (
    <FilterSelect
      {...rest}
      label={t("shipTo")}
      any={t("allShipTos", { count: shipTos.length })}
      options={shipTos.map(({ id, name }) => ({ id, label: name, note: id }))}
    />
  );
}
