import type { PermissionSchemaEntry } from "@vycep/contract/users/users.rest";
import { useTexts } from "@vycep/shell/words/i18n";
import { Select } from "@vycep/ui/fields/select.tsx";

interface ShipToSelectProps {
  /** Only those that may be ordered for (SHIPTO-11). */
  readonly shipTos: readonly PermissionSchemaEntry[];
  readonly value: string | undefined;
  readonly onChange: (shipToId: string) => void;
  readonly look?: "cell" | "line";
}

/** So many places fit into a glance; more get a search. */
const searchFrom = 6;

/** The ship-to cell of the order bar (PREFS-03). */
export function ShipToSelect({ shipTos, value, onChange, look = "cell" }: ShipToSelectProps) {
  const t = useTexts("delivery");
  const chosen = shipTos.find(({ shipToId }) => shipToId === value);
  return (
    <Select
      look={look}
      label={t("shipTo")}
      placeholder={t("shipToSelect")}
      closeLabel={t("close")}
      options={shipTos.map(({ shipToId, shipToName, shipToAddress }) => ({
        id: shipToId,
        label: shipToName,
        note: `${shipToId} · ${shipToAddress}`,
      }))}
      value={chosen?.shipToId ?? null}
      caption={chosen === undefined ? undefined : `${chosen.shipToId} · ${chosen.shipToAddress}`}
      search={
        shipTos.length < searchFrom ? undefined : { label: t("shipToSearch"), emptyText: t("shipToNotFound") }
      }
      onChange={onChange}
    />
  );
}
