import { useTexts } from "@vycep/shell/words/i18n";
import { Link } from "@vycep/ui/actions/link.tsx";
import { Status } from "@vycep/ui/data/badge.tsx";
import type { DeskList } from "../../kit/desk-address.ts";
import { type Column, DeskTable } from "../../kit/desk-table.tsx";
import { Moment } from "../../kit/moment.tsx";
import { behindList } from "../../kit/neighbours.tsx";
import type { Selection } from "../../kit/selection.ts";
import { useRoleName } from "../../shared/customer-roles.ts";
import { paths } from "../../shared/paths.ts";
import { type UsersState, usersAddress } from "./customers-address.ts";
import type { UserRow } from "./use-customers.ts";

interface UsersTableProps {
  /** Of the list of everybody; those of one company stand without it. */
  readonly list?: Pick<DeskList<UsersState>, "state" | "sort" | "onSort">;
  readonly rows: readonly UserRow[];
  readonly selection?: Selection | undefined;
}

/** People in rows, each with the places where they may do something. */
export function UsersTable({ list, rows, selection }: UsersTableProps) {
  const t = useTexts("customers");
  const columns = useColumns();
  const from = list === undefined ? "" : behindList(usersAddress, list.state);
  return (
    <DeskTable
      list="customer-users"
      caption={t("users")}
      columns={columns}
      rows={rows}
      rowKey={({ uid }) => uid}
      nameOf={fullName}
      selection={selection}
      hrefOf={({ uid }) => paths.customerUser(uid) + from}
      sort={list?.sort}
      onSort={list?.onSort}
    />
  );
}

function useColumns(): readonly Column<UserRow>[] {
  const t = useTexts("customers");
  return [
    {
      ...{ key: "name", header: t("user"), isRowHeader: true, isSortable: true },
      cell: (row) => fullName(row),
    },
    { key: "email", header: t("email"), cell: ({ email }) => email },
    { key: "phone", header: t("phone"), cell: ({ phone }) => phone },
    { key: "places", header: t("rolesAtPlaces"), isWide: true, cell: (row) => <Roles row={row} /> },
    { key: "status", header: t("standing"), cell: (row) => <Standings row={row} /> },
    {
      ...{ key: "lastSignIn", header: t("lastSignIn") },
      cell: ({ lastSignInAt }) => (lastSignInAt == null ? t("never") : <Moment at={lastSignInAt} />),
    },
  ];
}

/** First name and last name. */
export function fullName({ firstName, lastName }: Pick<UserRow, "firstName" | "lastName">): string {
  return `${firstName} ${lastName}`.trim();
}

const mostShown = 3;

function Roles({ row: { places } }: { readonly row: UserRow }) {
  const t = useTexts("customers");
  const nameOfRole = useRoleName();
  if (places.length === 0) return t("noPlaces");
  return (
    <span className="grid justify-items-start gap-0.5">
      {places.slice(0, mostShown).map(({ shipToId, shipToName, roleName }) => (
        <span key={shipToId}>
          <Link href={paths.shipTo(shipToId)} variant="plain">
            {shipToName}
          </Link>{" "}
          <span className="text-ink-soft">{nameOfRole(roleName)}</span>
        </span>
      ))}
      {places.length > mostShown && (
        <span className="text-ink-soft">{t("morePlaces", { count: places.length - mostShown })}</span>
      )}
    </span>
  );
}

/** How somebody stands as a whole, and where a company says otherwise. */
function Standings({ row: { status, companies } }: { readonly row: UserRow }) {
  const others = status === "active" ? companies.filter((company) => company.status !== status) : [];
  return (
    <span className="grid justify-items-start gap-0.5">
      <UserStatus status={status} />
      {others.map((company) => (
        <span key={company.companyId} className="flex flex-wrap items-center gap-1">
          <UserStatus status={company.status} /> <span className="text-ink-soft">{company.companyName}</span>
        </span>
      ))}
    </span>
  );
}

const looks = {
  active: { tone: "done", icon: "check" },
  invited: { tone: "fresh", icon: "mail" },
  suspended: { tone: "refused", icon: "pause" },
  deactivated: { tone: "refused", icon: "close" },
  exited: { tone: "muted", icon: "close" },
} as const;

/** How somebody stands, as a word with a shape. */
export function UserStatus({ status }: Pick<UserRow, "status">) {
  const t = useTexts("customers");
  return <Status {...looks[status]} text={t(`status.${status}`)} />;
}
