import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { marketCodes } from "@vycep/domain/market/market";
import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { BulkTools } from "../../kit/bulk/bulk-tools.tsx";
import { useBulk } from "../../kit/bulk/use-bulk.ts";
import { useDeskList } from "../../kit/desk-address.ts";
import { DeskHead } from "../../kit/desk-head.tsx";
import { type Column, DeskTable } from "../../kit/desk-table.tsx";
import { FilterChip } from "../../kit/filter-chip.tsx";
import { ListExport } from "../../kit/list-export.tsx";
import { ListTools } from "../../kit/list-tools.tsx";
import { useMarketName } from "../../kit/market-words.ts";
import { behindList } from "../../kit/neighbours.tsx";
import { SavedViews } from "../../kit/saved-views.tsx";
import { useMay, useMe } from "../../shared/me.ts";
import { paths } from "../../shared/paths.ts";
import { CompaniesBulk } from "./bulk/companies-bulk.tsx";
import { CreditUse, moneyText, Standing } from "./customer-money.tsx";
import { CustomerTabs } from "./customer-tabs.tsx";
import { COMPANY_STANDINGS, CUSTOMER_TYPES, companiesAddress } from "./customers-address.ts";
import { ListPage, useFound } from "./list-page.tsx";
import { type CompanyRow, companiesArgs, companiesQuery, customersOnPage } from "./use-customers.ts";

/** DCUST-01: the companies that buy. */
export const companiesScreen: Screen = {
  component: CompaniesScreen,
  load: ({ queryClient, search }) =>
    void queryClient.prefetchQuery(companiesQuery(companiesAddress.parse(search))),
};

function CompaniesScreen() {
  const t = useTexts("customers");
  const nameOf = useMarketName();
  const desk = useTexts("desk");
  const list = useDeskList(companiesAddress, paths.companies());
  const { state } = list;
  const reading = useQuery({ ...companiesQuery(state), placeholderData: keepPreviousData });
  const found = useFound();
  const columns = useColumns();
  // Who sees only some companies writes none down.
  const mayChange = useMay({ area: "customers", power: "change" });
  const mayPrice = useMay({ area: "prices", power: "change" }) && mayChange;
  const bulk = useBulk(companiesAddress.print({ ...state, after: undefined }));
  const mayCreate = useMe()?.companies === null && mayChange;
  return (
    <>
      <DeskHead
        title={desk("customers")}
        note={reading.data && found(reading.data)}
        tools={
          <>
            <ListExport
              operation="companies"
              args={companiesArgs(state)}
              page={{ first: customersOnPage, after: state.after }}
              isEmpty={reading.data?.total === 0}
            />
            {mayPrice && <BulkTools bulk={bulk} list="companies" page={reading.data} />}
            {mayCreate && (
              <ButtonLink href={paths.newCompany()} icon="plus">
                {t("newCompany")}
              </ButtonLink>
            )}
          </>
        }
      />
      <CustomerTabs current="companies" count={reading.data?.total} />
      <SavedViews list="companies" path={paths.companies()} query={list.query} />
      <ListTools list={list} searchLabel={t("companiesSearch")} placeholder={t("companiesPlaceholder")}>
        <FilterChip
          label={t("standing")}
          options={COMPANY_STANDINGS.map((id) => ({ id, label: t(`standing.${id}`) }))}
          value={state.standing}
          onChange={(standing) => list.change({ standing })}
        />
        <FilterChip
          label={t("market")}
          options={marketCodes().map((id) => ({ id, label: nameOf(id) }))}
          value={state.market}
          onChange={(market) => list.change({ market })}
        />
        <FilterChip
          label={t("customerType")}
          options={CUSTOMER_TYPES.map((id) => ({ id, label: t(`customerType.${id}`) }))}
          value={state.type}
          onChange={(type) => list.change({ type })}
        />
      </ListTools>
      <ListPage reading={reading} list={list}>
        {(rows) => (
          <DeskTable
            list="companies"
            caption={t("companies")}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            nameOf={({ name }) => name}
            selection={mayPrice ? bulk.selection : undefined}
            hrefOf={({ id }) => paths.company(id) + behindList(companiesAddress, state)}
            sort={list.sort}
            onSort={list.onSort}
          />
        )}
      </ListPage>
      {mayPrice && <CompaniesBulk bulk={bulk} state={state} />}
    </>
  );
}

function useColumns(): readonly Column<CompanyRow>[] {
  const t = useTexts("customers");
  const desk = useTexts("desk");
  return [
    {
      ...{ key: "number", header: t("number"), isRowHeader: true, isSortable: true },
      cell: ({ id }) => id,
    },
    {
      ...{ key: "name", header: t("company"), isWide: true, isSortable: true },
      cell: ({ name, erpNumber }) => (
        <span className="grid">
          <strong>{name}</strong>
          <span className="text-fine text-ink-soft">{t("erpNumberOf", { number: erpNumber })}</span>
        </span>
      ),
    },
    { key: "city", header: t("city"), cell: ({ city }) => city },
    { key: "ico", header: t("ico"), cell: ({ ico }) => ico },
    { key: "priceList", header: t("priceList"), cell: ({ priceList }) => priceList },
    {
      ...{ key: "places", header: t("shipTos"), align: "end" },
      cell: ({ shipToCount }) => shipToCount,
    },
    {
      ...{ key: "users", header: t("users"), align: "end" },
      cell: ({ userCount, hasMoreUsers }) =>
        hasMoreUsers ? desk("countMore", { count: userCount }) : userCount,
    },
    { key: "sales", header: t("salespeople"), cell: ({ salespeople }) => salespeople.join(", ") || "–" },
    { key: "limit", header: t("limit"), cell: ({ money }) => <CreditUse money={money} /> },
    {
      ...{ key: "unpaid", header: t("unpaid"), align: "end" },
      cell: ({ money }) => moneyText(money.unpaidMinor, money.currency),
    },
    {
      ...{ key: "standing", header: t("standing") },
      cell: ({ money }) => <Standing isSuspended={false} money={money} />,
    },
  ];
}
