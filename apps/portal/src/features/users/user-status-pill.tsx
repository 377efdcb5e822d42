import type { UserStatus } from "@vycep/domain/access/user-status";
import { Status } from "@vycep/ui/data/badge.tsx";
import type { ComponentProps } from "react";
import { useUsersWords } from "./users-words.ts";

type Look = Pick<ComponentProps<typeof Status>, "tone" | "icon">;

const looks: Readonly<Record<UserStatus, Look>> = {
  Active: { tone: "done", icon: "check" },
  Invited: { tone: "preparing", icon: "mail" },
  Suspended: { tone: "partial", icon: "minus" },
  Deactivated: { tone: "muted" },
  Exited: { tone: "muted" },
  "Move Out": { tone: "muted", icon: "arrow-right" },
};

/** How a user stands (USERADMIN-10). */
export function UserStatusPill({ status }: { readonly status: UserStatus }) {
  const { statusName } = useUsersWords();
  return <Status text={statusName(status)} {...looks[status]} />;
}
