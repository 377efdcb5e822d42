import { MOST_EXPORTED_USERS } from "@vycep/contract/users/export-limit";
import { ExportMenu } from "@vycep/shell/list/export-menu.tsx";
import { useTexts } from "@vycep/shell/words/i18n";
import { formatCount } from "@vycep/words/engine/format";
import { toQuery } from "./use-all-users.ts";
import type { UsersState } from "./users-address.ts";

interface ExportUsersProps {
  readonly state: UsersState;
  /** With nobody found there is nothing to export. */
  readonly isEmpty: boolean;
}

/** GET users/ExportUsers: everybody whom the filters find, as a file (USERADMIN-03). */
export function ExportUsers({ state, isEmpty }: ExportUsersProps) {
  const t = useTexts("users");
  const most = formatCount(MOST_EXPORTED_USERS);
  return (
    <ExportMenu
      path="/users/ExportUsers"
      service="customerData"
      query={() => toQuery(state)}
      most={MOST_EXPORTED_USERS}
      cut={(total) => t("exportCut", { most, total: formatCount(total) })}
      emptyReason={isEmpty ? t("exportEmpty") : undefined}
    />
  );
}
