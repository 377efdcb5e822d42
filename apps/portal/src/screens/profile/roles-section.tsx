import type { Screen } from "@vycep/shell/page/screen";
import { RolesMatrix } from "../../features/users/roles-matrix.tsx";
import { rolesQuery, useRoles } from "../../features/users/use-roles.ts";

/** ROLE-12, ROLE-13, D43: the table of roles, to be read. */
export const rolesSection: Screen = {
  component: RolesSection,
  load: ({ queryClient }) => void queryClient.prefetchQuery(rolesQuery()),
};

function RolesSection() {
  const { roles, shipTos } = useRoles();
  return (
    <RolesMatrix roles={roles} isWholesale={shipTos.every(({ customerType }) => customerType === "WHS")} />
  );
}
