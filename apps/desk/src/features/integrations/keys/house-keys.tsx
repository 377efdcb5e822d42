import { useQuery } from "@tanstack/react-query";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { type Column, DeskTable } from "../../../kit/desk-table.tsx";
import { DeskListBody, Nothing } from "../../../kit/list-states.tsx";
import { momentText } from "../../../kit/moment.tsx";
import { useKindName } from "../imports/import-state.tsx";
import { KeyStanding } from "./key-standing.tsx";
import { type ServiceKey, serviceKeysQuery } from "./use-keys.ts";

interface HouseKeysProps {
  /** Who may change the portal revokes one. */
  readonly onRevoke: ((key: ServiceKey) => void) | undefined;
}

/** Keys of the brewery's own programs (DINT-02). */
export function HouseKeys({ onRevoke }: HouseKeysProps) {
  const t = useTexts("integrations");
  const nounName = useKindName();
  const reading = useQuery(serviceKeysQuery);
  const columns: readonly Column<ServiceKey>[] = [
    { key: "name", header: t("keyName"), isRowHeader: true, cell: ({ name }) => name },
    { key: "may", header: t("keyMay"), cell: ({ rights }) => rights.map(rightName).join(", ") },
    { key: "prefix", header: t("keyPrefix"), cell: ({ prefix }) => <code>{prefix}</code> },
    {
      key: "used",
      header: t("keyUsed"),
      cell: ({ lastUsedAt }) => (lastUsedAt == null ? t("neverUsed") : momentText(lastUsedAt)),
    },
    { key: "until", header: t("keyUntil"), cell: ({ expiresAt }) => momentText(expiresAt) },
    { key: "standing", header: t("keyStanding"), cell: (key) => <KeyStanding standing={key.standing} /> },
    ...(onRevoke === undefined ? [] : [revokeColumn(onRevoke)]),
  ];
  function rightName(right: string) {
    return right.endsWith(":read") ? `${nounName(right.slice(0, -5))} (${t("rightRead")})` : nounName(right);
  }
  function revokeColumn(revoke: (key: ServiceKey) => void): Column<ServiceKey> {
    return {
      key: "revoke",
      header: t("keyAction"),
      align: "end",
      cell: (key) =>
        (key.standing === "live" || key.standing === "ending") && (
          <Button
            size="small"
            variant="outline"
            aria-label={t("revokeOf", { name: key.name })}
            onClick={() => revoke(key)}
          >
            {t("revoke")}
          </Button>
        ),
    };
  }
  return (
    <DeskListBody
      reading={reading}
      loading={t("loadingKeys")}
      found={(keys) => t("foundKeys", { count: keys.length })}
      none={(keys) =>
        keys.length > 0 ? undefined : (
          <Nothing icon="lock" title={t("noHouseKeysTitle")}>
            {t("noHouseKeysText")}
          </Nothing>
        )
      }
    >
      {(keys) => (
        <DeskTable
          list="service-keys"
          caption={t("houseKeys")}
          columns={columns}
          rows={keys}
          rowKey={({ id }) => id}
        />
      )}
    </DeskListBody>
  );
}
