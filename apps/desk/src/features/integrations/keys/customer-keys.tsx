import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Anchor } from "@vycep/ui/navigation/anchor.tsx";
import { useDeskList } from "../../../kit/desk-address.ts";
import { type Column, DeskTable } from "../../../kit/desk-table.tsx";
import { KeysetPages } from "../../../kit/keyset-pages.tsx";
import { ListExport } from "../../../kit/list-export.tsx";
import { DeskListBody, Nothing } from "../../../kit/list-states.tsx";
import { ListTools } from "../../../kit/list-tools.tsx";
import { momentText } from "../../../kit/moment.tsx";
import { SavedViews } from "../../../kit/saved-views.tsx";
import { paths } from "../../../shared/paths.ts";
import { KeyStanding } from "./key-standing.tsx";
import { keysAddress } from "./keys-address.ts";
import { useKeysWords } from "./keys-words.ts";
import { type CustomerKey, customerKeysQuery, keysOnPage } from "./use-keys.ts";

interface CustomerKeysProps {
  readonly onRevoke: ((key: CustomerKey) => void) | undefined;
}

/** Keys of customers' programs, which customers make themselves (DINT-02). */
export function CustomerKeys({ onRevoke }: CustomerKeysProps) {
  const t = useTexts("integrations");
  const list = useDeskList(keysAddress, paths.keys());
  const { q, after } = list.state;
  const reading = useQuery({ ...customerKeysQuery(q, after), placeholderData: keepPreviousData });
  return (
    <>
      <SavedViews list="customer-keys" path={paths.keys()} query={list.query} />
      <ListTools
        list={list}
        searchLabel={t("searchKeys")}
        placeholder={t("searchKeysPlaceholder")}
        aside={
          <ListExport
            operation="customerKeys"
            args={{ text: q }}
            page={{ first: keysOnPage, after }}
            isEmpty={reading.data?.total === 0}
          />
        }
      />
      <DeskListBody
        reading={reading}
        loading={t("loadingKeys")}
        found={({ total }) => t("foundKeys", { count: total })}
        none={({ items }) =>
          items.length > 0 ? undefined : (
            <Nothing icon="lock" title={t("noCustomerKeysTitle")}>
              {t("noCustomerKeysText")}
            </Nothing>
          )
        }
      >
        {({ items, total, next }) => (
          <>
            <KeysTable rows={items} onRevoke={onRevoke} />
            <KeysetPages
              summary={t("foundKeys", { count: total })}
              first={after === undefined ? undefined : list.hrefAfter(undefined)}
              next={next == null ? undefined : list.hrefAfter(next)}
            />
          </>
        )}
      </DeskListBody>
    </>
  );
}

function KeysTable({ rows, onRevoke }: CustomerKeysProps & { readonly rows: readonly CustomerKey[] }) {
  const t = useTexts("integrations");
  const { permissionName } = useKeysWords();
  const columns: readonly Column<CustomerKey>[] = [
    { key: "name", header: t("keyName"), isRowHeader: true, cell: ({ name }) => name },
    {
      key: "company",
      header: t("keyCompany"),
      cell: ({ companyId, companyName, shipToCount, owner }) => (
        <>
          <Anchor href={paths.company(companyId)}>{companyName}</Anchor>
          <span className="block text-fine text-ink-soft">
            {[t("keyPlaces", { count: shipToCount }), owner].filter(Boolean).join(", ")}
          </span>
        </>
      ),
    },
    {
      key: "may",
      header: t("keyMay"),
      cell: ({ permissions }) => permissions.map(permissionName).join(", "),
    },
    { key: "prefix", header: t("keyPrefix"), cell: ({ prefix }) => <code>{prefix}</code> },
    {
      key: "used",
      header: t("keyUsed"),
      cell: ({ lastUsedAt }) => (lastUsedAt == null ? t("neverUsed") : momentText(lastUsedAt)),
    },
    { key: "until", header: t("keyUntil"), cell: ({ expiresAt }) => momentText(expiresAt) },
    { key: "standing", header: t("keyStanding"), cell: (key) => <KeyStanding standing={key.standing} /> },
    ...(onRevoke === undefined
      ? []
      : [
          {
            key: "revoke",
            header: t("keyAction"),
            align: "end" as const,
            cell: (key: CustomerKey) =>
              (key.standing === "live" || key.standing === "ending") && (
                <Button
                  size="small"
                  variant="outline"
                  aria-label={t("revokeOf", { name: key.name })}
                  onClick={() => onRevoke(key)}
                >
                  {t("revoke")}
                </Button>
              ),
          },
        ]),
  ];
  return (
    <DeskTable
      list="customer-keys"
      caption={t("customerKeys")}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
    />
  );
}
