import type { ManagedUserAnswer, UserChange } from "@vycep/contract/users/user-administration.rest";
import { parsePermission } from "@vycep/domain/access/permission";
import { parseUserStatus } from "@vycep/domain/access/user-status";
import { Card } from "@vycep/ui/layout/card.tsx";
import type { ManagedPlace } from "./use-roles.ts";
import { useUsersWords } from "./users-words.ts";

interface UserHistoryProps {
  readonly history: ManagedUserAnswer["history"];
  readonly shipTos: readonly ManagedPlace[];
}

/** Who changed what of a user, newest first. */
export function UserHistory({ history, shipTos }: UserHistoryProps) {
  const { t, moment } = useUsersWords();
  const inWords = useChangeWords(shipTos);
  const told = history.flatMap((change, index) => {
    const words = inWords(change);
    return words === undefined ? [] : [{ ...change, words, key: `${change.at} ${index}` }];
  });
  return (
    <Card isFlush title={t("history")}>
      {told.length === 0 && <p className="px-card pb-4 text-small text-ink-soft">{t("historyEmpty")}</p>}
      <ol>
        {told.map(({ key, words, by, at }) => (
          <li key={key} className="border-t border-line px-card py-3">
            <strong className="block text-small">{words}</strong>
            <span className="text-fine text-ink-soft">{`${by === "" ? t("brewery") : by} · ${moment(at)}`}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** A change in words; what is no change of the user's rights or status is left out. */
function useChangeWords(shipTos: readonly ManagedPlace[]) {
  const { t, roleName, permissionName, statusName } = useUsersWords();
  const status = (text: string) => {
    const known = parseUserStatus(text);
    return known === undefined ? text : statusName(known);
  };
  return ({ action, shipToId, from, to }: UserChange): string | undefined => {
    const place = shipTos.find((each) => each.shipToId === shipToId)?.shipToName ?? shipToId ?? "";
    switch (action) {
      case "user.invited":
        return t("change.invited");
      case "user.invitation-resent":
        return t("change.resent");
      case "user.status":
        return t("change.status", { from: status(from ?? ""), to: status(to ?? "") });
      case "user.role":
        if (from === null) return t("change.roleGiven", { to: roleName(to ?? ""), place });
        if (to === null) return t("change.roleTaken", { from: roleName(from), place });
        return t("change.roleChanged", { from: roleName(from), to: roleName(to), place });
      case "user.permission-on":
      case "user.permission-off": {
        const permission = parsePermission(to ?? "");
        if (permission === undefined) return undefined;
        const words = { permission: permissionName(permission), place };
        return action === "user.permission-on" ? t("change.on", words) : t("change.off", words);
      }
      case "user.default-ship-to":
        return t("change.defaultShipTo", {
          place: shipTos.find((each) => each.shipToId === to)?.shipToName ?? to ?? "",
        });
      default:
        return undefined;
    }
  };
}
