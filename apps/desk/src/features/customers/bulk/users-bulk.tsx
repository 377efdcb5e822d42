import { BulkEnd } from "../../../kit/bulk/bulk-end.tsx";
import type { Bulk } from "../../../kit/bulk/use-bulk.ts";
import { paths } from "../../../shared/paths.ts";
import { type UsersState, userFilter } from "../customers-address.ts";
import { useChangeUsers } from "./use-change-users.ts";

const acts = [
  { id: "suspend", note: "suspendUsers" },
  { id: "letIn", note: "letInUsers" },
  { id: "inviteAgain" },
  { id: "sendPasswordLink" },
  { id: "endSessions" },
] as const;

interface UsersBulkProps {
  readonly bulk: Bulk;
  readonly state: UsersState;
}

/** What is done to many people of customers at once (DLIST-03). */
export function UsersBulk({ bulk, state }: UsersBulkProps) {
  return (
    <BulkEnd
      bulk={bulk}
      acts={acts}
      action={useChangeUsers(userFilter(state))}
      rowsKey={["customers"]}
      hrefOf={(id) => paths.customerUser(id.split(" ")[0] ?? id)}
    />
  );
}
