import { STAFF_ROLES } from "@vycep/domain/staff/staff-role";
import { useTexts } from "@vycep/shell/words/i18n";
import { BulkEnd } from "../../kit/bulk/bulk-end.tsx";
import type { Bulk } from "../../kit/bulk/use-bulk.ts";
import { useChangeStaffMembers } from "./use-change-staff.ts";

const acts = [
  { id: "suspend" },
  { id: "letIn" },
  { id: "giveRole", part: "role" },
  { id: "takeRole", part: "role" },
  { id: "endSessions" },
] as const;

/** What is done to many of the staff at once (DLIST-03). */
export function StaffBulk({ bulk }: { readonly bulk: Bulk }) {
  const desk = useTexts("desk");
  return (
    <BulkEnd
      bulk={bulk}
      acts={acts}
      action={useChangeStaffMembers()}
      rowsKey={["staff"]}
      choices={{ role: STAFF_ROLES.map((role) => ({ id: role, label: desk(`role.${role}`) })) }}
    />
  );
}
