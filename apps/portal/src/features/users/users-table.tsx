import type { ManagedUserInfo } from "@vycep/contract/users/user-administration.rest";
import type { ListPage } from "@vycep/shell/list/list-page";
import { ListTable } from "@vycep/shell/list/list-table.tsx";
import type { ListInHand } from "@vycep/shell/list/use-list-address";
import { Avatar } from "@vycep/ui/data/avatar.tsx";
import { Flag } from "@vycep/ui/data/badge.tsx";
import type { Column } from "@vycep/ui/data/table.tsx";
import { Checkbox } from "@vycep/ui/fields/checkbox.tsx";
import { Anchor } from "@vycep/ui/navigation/anchor.tsx";
import { paths } from "../../shared/paths.ts";
import { pageSize } from "./use-all-users.ts";
import type { Selection } from "./use-selection.ts";
import { UserRowMenu } from "./user-row-menu.tsx";
import { UserStatusPill } from "./user-status-pill.tsx";
import type { UsersState } from "./users-address.ts";
import { initialsOf, useUsersWords } from "./users-words.ts";

interface UsersTableProps {
  readonly list: ListInHand<UsersState>;
  readonly page: ListPage<ManagedUserInfo>;
  readonly selection: Selection;
}

/** The users as rows, as cards on mobile, with a box before each who can be changed (USERADMIN-14). */
export function UsersTable({ list, page, selection }: UsersTableProps) {
  const { t } = useUsersWords();
  const cells = useCells(selection);
  const columns: readonly Column<ManagedUserInfo>[] = [
    { key: "select", header: t("selectAll"), cell: cells.box, isHeaderHidden: true },
    { key: "name", header: t("user"), cell: cells.user, isRowHeader: true, isSortable: true },
    { key: "role", header: t("role"), cell: cells.role },
    { key: "places", header: t("places"), cell: cells.places },
    { key: "last", header: t("lastSignIn"), cell: cells.last, isSpare: true },
    { key: "status", header: t("status"), cell: ({ status }) => <UserStatusPill status={status} /> },
    { key: "menu", header: t("actions"), cell: (user) => <UserRowMenu user={user} />, isHeaderHidden: true },
  ];
  const choosable = page.rows.filter(isChoosable);
  const chosen = choosable.filter(({ UID }) => selection.has(UID)).length;
  return (
    <>
      {choosable.length > 0 && (
        <div className="mt-1 mb-2 px-card">
          <Checkbox
            label={t("selectAll")}
            checked={chosen === choosable.length}
            isMixed={chosen > 0 && chosen < choosable.length}
            onChange={() => selection.set(choosable, chosen !== choosable.length)}
          />
        </div>
      )}
      <ListTable
        list={list}
        page={page}
        pageSize={pageSize}
        all={t("allOfThem", { count: page.total })}
        caption={t("title")}
        columns={columns}
        rowKey={({ UID }) => UID}
        rowTone={({ UID }) => (selection.has(UID) ? "selected" : "plain")}
        mobileCard={(row) => (
          <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-1.5">
            {cells.box(row)}
            {cells.user(row)}
            <UserRowMenu user={row} />
            <p className="col-span-2 col-start-2 text-fine text-ink-soft">
              <UserStatusPill status={row.status} /> {`${cells.role(row)} · ${cells.places(row)}`}
            </p>
          </div>
        )}
      />
    </>
  );
}

/** Somebody whose status can be set at all. */
function isChoosable({ viewerCan }: ManagedUserInfo): boolean {
  return viewerCan.setStatus.length > 0;
}

/** What stands in the cells of a row; cards use the same. */
function useCells(selection: Selection) {
  const { t, nameOf, roleName, moment } = useUsersWords();
  return {
    box: (row: ManagedUserInfo) => (
      <Checkbox
        label={t("select", { name: nameOf(row) })}
        isLabelHidden
        checked={selection.has(row.UID)}
        disabled={!isChoosable(row)}
        onChange={(event) => selection.set([row], event.target.checked)}
      />
    ),
    user: (row: ManagedUserInfo) => (
      <span className="flex min-w-0 items-center gap-3">
        <span className="max-mobile:hidden">
          <Avatar initials={initialsOf(row)} />
        </span>
        <span className="min-w-0">
          <Anchor
            href={paths.user(row.UID)}
            className="rounded-small font-bold text-bottle underline-offset-text hover:underline"
          >
            {nameOf(row)}
          </Anchor>{" "}
          {row.isSelf && <Flag text={t("you")} tone="muted" />}
          <span className="block truncate text-fine font-normal text-ink-soft">{row.email}</span>
          {row.isEmailBounced && <Flag text={t("emailBounced")} tone="last" />}
        </span>
      </span>
    ),
    role({ permissionSchema }: ManagedUserInfo) {
      const names = [...new Set(permissionSchema.map(({ rolename }) => roleName(rolename)))];
      return names.length > 1 ? t("rolesDiffer") : (names[0] ?? "");
    },
    places({ permissionSchema }: ManagedUserInfo) {
      const [first] = permissionSchema;
      if (first === undefined) return t("noPlaces");
      if (permissionSchema.length > 1) return t("placesCount", { count: permissionSchema.length });
      return first.shipToStatus === "SUSPENDED"
        ? t("suspendedPlace", { name: first.shipToName })
        : first.shipToName;
    },
    last: ({ lastSignInAt }: ManagedUserInfo) => (lastSignInAt === null ? t("never") : moment(lastSignInAt)),
  };
}
