import { ListBody } from "@vycep/shell/list/list-body.tsx";
import { useListPage } from "@vycep/shell/list/list-page";
import { NoneFound } from "@vycep/shell/list/none-found.tsx";
import { useListAddress } from "@vycep/shell/list/use-list-address";
import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { ExportUsers } from "../../features/users/export-users.tsx";
import { SelectionBar } from "../../features/users/selection-bar.tsx";
import { allUsersQuery, pageSize } from "../../features/users/use-all-users.ts";
import { rolesQuery, useRoles } from "../../features/users/use-roles.ts";
import { useSelection } from "../../features/users/use-selection.ts";
import { usersAddress } from "../../features/users/users-address.ts";
import { UsersFilters } from "../../features/users/users-filters.tsx";
import { UsersTable } from "../../features/users/users-table.tsx";
import { paths } from "../../shared/paths.ts";

/** USERADMIN-01: the users of the company, for those who manage them. */
export const usersSection: Screen = {
  component: UsersSection,
  load: ({ queryClient, search }) => {
    void queryClient.prefetchQuery(rolesQuery());
    void queryClient.prefetchQuery(allUsersQuery(usersAddress.parse(search)));
  },
};

function UsersSection() {
  const t = useTexts("users");
  const { roles, shipTos } = useRoles();
  const list = useListAddress(usersAddress, paths.users());
  const reading = useListPage(allUsersQuery, list.state);
  const selection = useSelection();
  return (
    <>
      <div className="mb-4 flex flex-wrap justify-end gap-3">
        <ExportUsers state={list.state} isEmpty={reading.data?.total === 0} />
        <ButtonLink href={paths.inviteUser()} icon="plus">
          {t("invite")}
        </ButtonLink>
      </div>
      <UsersFilters list={list} roles={roles} shipTos={shipTos} />
      <ListBody
        list={reading}
        pageSize={pageSize}
        loading={t("listLoading")}
        failed={t("listFailed")}
        found={(count) => t("found", { count })}
        none={
          <NoneFound title={t("noneFound")} onClear={list.clear}>
            {t("noneFoundText")}
          </NoneFound>
        }
      >
        {(page) => <UsersTable list={list} page={page} selection={selection} />}
      </ListBody>
      <SelectionBar selection={selection} />
    </>
  );
}
