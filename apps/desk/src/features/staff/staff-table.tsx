import { localMomentIn } from "@vycep/domain/kernel/local-moment";
import { localNow } from "@vycep/shell/clock/clock";
import { useTexts } from "@vycep/shell/words/i18n";
import { Avatar } from "@vycep/ui/data/avatar.tsx";
import { Status } from "@vycep/ui/data/badge.tsx";
import { formatNearDay } from "@vycep/words/engine/format";
import { formatTime } from "@vycep/words/engine/format-time";
import { type Column, DeskTable } from "../../kit/desk-table.tsx";
import type { Selection } from "../../kit/selection.ts";
import { roleKey } from "../../shared/roles.ts";
import type { Member } from "./use-staff.ts";

interface StaffTableProps {
  readonly members: readonly Member[];
  /** Opens somebody to be changed; left out for who may only look. */
  readonly onOpen: ((member: Member) => void) | undefined;
  readonly selection: Selection | undefined;
}

/** Who works at the desk: as what, for whom, by what second step, since when unseen. */
export function StaffTable({ members, onOpen, selection }: StaffTableProps) {
  const t = useTexts("staff");
  const desk = useTexts("desk");
  const columns: readonly Column<Member>[] = [
    {
      key: "name",
      header: t("who"),
      isRowHeader: true,
      cell: (member) => <Name member={member} onOpen={onOpen} />,
    },
    {
      key: "roles",
      header: t("roles"),
      cell: ({ roles }) =>
        roles
          .flatMap((role) => roleKey(role) ?? [])
          .map((key) => desk(key))
          .join(", "),
    },
    {
      key: "companies",
      header: t("companies"),
      cell: ({ roles, companies }) =>
        roles.every((role) => role === "sales")
          ? t("companiesCount", { count: companies.length })
          : t("companiesAll"),
    },
    { key: "factors", header: t("factors"), cell: (member) => <Factors member={member} /> },
    { key: "seen", header: t("lastSeen"), cell: ({ lastSeenAt }) => <Seen at={lastSeenAt} /> },
    { key: "status", header: t("status"), cell: ({ status }) => <Standing status={status} /> },
  ];
  return (
    <>
      <DeskTable
        list="staff"
        caption={desk("staff")}
        columns={columns}
        rows={members}
        rowKey={({ uid }) => uid}
        nameOf={fullName}
        selection={selection}
      />
      <p className="px-1 pt-2 text-small text-ink-soft">{t("rulesNote")}</p>
    </>
  );
}

function Name({ member, onOpen }: Pick<StaffTableProps, "onOpen"> & { readonly member: Member }) {
  const { firstName, lastName } = member;
  const name = fullName(member);
  return (
    <span className="flex items-center gap-2.5">
      <Avatar initials={`${[...firstName][0] ?? ""}${[...lastName][0] ?? ""}`} />
      {onOpen === undefined ? (
        <strong>{name}</strong>
      ) : (
        <button
          type="button"
          onClick={() => onOpen(member)}
          className="font-bold text-bottle hover:underline"
        >
          {name}
        </button>
      )}
    </span>
  );
}

function Factors({ member }: { readonly member: Member }) {
  const t = useTexts("staff");
  const known = (["passkey", "authenticator", "recovery-codes"] as const).filter((factor) =>
    member.factors.includes(factor),
  );
  if (member.status === "invited") return "–";
  // Whoever comes by the brewery's identity provider shows a second thing there.
  if (known.length === 0 && member.rolesFrom != null) return member.rolesFrom;
  if (known.length === 0) return <strong className="text-amber-ink">{t("factorNone")}</strong>;
  return known.map((factor) => t(`factor.${factor}`)).join(", ");
}

function Seen({ at }: { readonly at: string | null | undefined }) {
  const t = useTexts("staff");
  if (at == null) return <span className="text-ink-soft">{t("never")}</span>;
  const { date, minutes } = localMomentIn(Date.parse(at), "Europe/Prague");
  const { date: today } = localNow();
  return (
    <span className="text-ink-soft">
      {date === today ? t("todayAt", { time: formatTime(minutes) }) : formatNearDay(date, today)}
    </span>
  );
}

const standings = {
  active: { tone: "done", icon: "check" },
  invited: { tone: "fresh", icon: "mail" },
  suspended: { tone: "refused", icon: "lock" },
} as const;

function Standing({ status }: Pick<Member, "status">) {
  const t = useTexts("staff");
  return <Status {...standings[status]} text={t(`status.${status}`)} />;
}

function fullName({ firstName, lastName }: Pick<Member, "firstName" | "lastName">): string {
  return `${firstName} ${lastName}`;
}
