import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { BulkTools } from "../../kit/bulk/bulk-tools.tsx";
import { useBulk } from "../../kit/bulk/use-bulk.ts";
import { useDeskList } from "../../kit/desk-address.ts";
import { DeskHead } from "../../kit/desk-head.tsx";
import { FilterChip } from "../../kit/filter-chip.tsx";
import { ListExport } from "../../kit/list-export.tsx";
import { ListTools } from "../../kit/list-tools.tsx";
import { SavedViews } from "../../kit/saved-views.tsx";
import { useMay } from "../../shared/me.ts";
import { paths } from "../../shared/paths.ts";
import { UsersBulk } from "./bulk/users-bulk.tsx";
import { CustomerTabs } from "./customer-tabs.tsx";
import { USER_STATUSES, usersAddress } from "./customers-address.ts";
import { ListPage, useFound } from "./list-page.tsx";
import { customersOnPage, customerUsersQuery, usersArgs } from "./use-customers.ts";
import { UsersTable } from "./users-table.tsx";

/** DCUST-01: the people of customers. */
export const usersScreen: Screen = {
  component: UsersScreen,
  load: ({ queryClient, search }) =>
    void queryClient.prefetchQuery(customerUsersQuery(usersAddress.parse(search))),
};

function UsersScreen() {
  const t = useTexts("customers");
  const desk = useTexts("desk");
  const list = useDeskList(usersAddress, paths.customerUsers());
  const reading = useQuery({ ...customerUsersQuery(list.state), placeholderData: keepPreviousData });
  const found = useFound();
  const mayChange = useMay({ area: "customer-users", power: "change" });
  const bulk = useBulk(usersAddress.print({ ...list.state, after: undefined }));
  return (
    <>
      <DeskHead
        title={desk("customers")}
        note={reading.data && found(reading.data)}
        tools={
          <>
            <ListExport
              operation="customerUsers"
              args={usersArgs(list.state)}
              page={{ first: customersOnPage, after: list.state.after }}
              isEmpty={reading.data?.total === 0}
            />
            {mayChange && <BulkTools bulk={bulk} list="users" page={reading.data} />}
          </>
        }
      />
      <CustomerTabs current="users" count={reading.data?.total} />
      <SavedViews list="customer-users" path={paths.customerUsers()} query={list.query} />
      <ListTools list={list} searchLabel={t("usersSearch")} placeholder={t("usersPlaceholder")}>
        <FilterChip
          label={t("standing")}
          options={USER_STATUSES.map((id) => ({ id, label: t(`status.${id}`) }))}
          value={list.state.status}
          onChange={(status) => list.change({ status })}
        />
      </ListTools>
      <ListPage reading={reading} list={list}>
        {(rows) => <UsersTable list={list} rows={rows} selection={mayChange ? bulk.selection : undefined} />}
      </ListPage>
      {mayChange && <UsersBulk bulk={bulk} state={list.state} />}
    </>
  );
}
