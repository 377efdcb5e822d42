import { USER_STATUSES } from "@vycep/domain/access/user-status";
import { ListFilters } from "@vycep/shell/list/list-filters.tsx";
import { FilterSelect } from "@vycep/shell/list/list-selects.tsx";
import type { ListInHand } from "@vycep/shell/list/use-list-address";
import type { ManagedPlace, RoleInfo } from "./use-roles.ts";
import type { UsersState } from "./users-address.ts";
import { useUsersWords } from "./users-words.ts";

interface UsersFiltersProps {
  readonly list: ListInHand<UsersState>;
  readonly roles: readonly RoleInfo[];
  readonly shipTos: readonly ManagedPlace[];
}

/** The bar above the users: search, place, role, status. Who has moved out is shown and not asked for (OP-30). */
export function UsersFilters({ list, roles, shipTos }: UsersFiltersProps) {
  const { t, roleName, statusName } = useUsersWords();
  const { state, change } = list;
  return (
    <ListFilters
      list={list}
      label={t("filters")}
      searchLabel={t("searchLabel")}
      searchPlaceholder={t("searchPlaceholder")}
      sortLabel={(sort) => t(`sort.${sort}`)}
      choices={(look) => (
        <>
          {shipTos.length > 1 && (
            <FilterSelect
              look={look}
              label={t("shipTo")}
              any={t("anyShipTo")}
              options={shipTos.map((place) => ({
                id: place.shipToId,
                label: place.shipToName,
                note: place.shipToId,
              }))}
              value={state.shipTo}
              onChange={(shipTo) => change({ shipTo })}
            />
          )}
          <FilterSelect
            look={look}
            label={t("role")}
            any={t("anyRole")}
            options={roles
              .filter(({ users }) => users > 0)
              .map(({ roleid, rolename }) => ({ id: roleid, label: roleName(rolename) }))}
            value={state.role}
            onChange={(role) => change({ role })}
          />
          <FilterSelect
            look={look}
            label={t("status")}
            any={t("anyStatus")}
            options={USER_STATUSES.filter((status) => status !== "Move Out").map((id) => ({
              id,
              label: statusName(id),
            }))}
            value={state.status}
            onChange={(status) => change({ status })}
          />
        </>
      )}
    />
  );
}
