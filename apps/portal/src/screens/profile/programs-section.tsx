import { useSuspenseQuery } from "@tanstack/react-query";
import type { Screen } from "@vycep/shell/page/screen";
import { KeysCard } from "../../features/programs/keys-card.tsx";
import { PunchOutsCard } from "../../features/programs/punch-outs-card.tsx";
import { keysQuery } from "../../features/programs/use-keys.ts";
import { punchOutsQuery } from "../../features/programs/use-punch-outs.ts";
import { WebhooksCard } from "../../features/programs/webhooks-card.tsx";
import { useUsersWords } from "../../features/users/users-words.ts";

/** B16: keys of programs, and where messages of the company go. */
export const programsSection: Screen = {
  component: ProgramsSection,
  load: ({ queryClient }) => {
    void queryClient.prefetchQuery(keysQuery());
    void queryClient.prefetchQuery(punchOutsQuery());
  },
};

function ProgramsSection() {
  const { permissionName } = useUsersWords();
  const { data } = useSuspenseQuery(keysQuery());
  const managed = data.offer.places.filter(({ isManaged }) => isManaged).map(({ shipToId }) => shipToId);
  return (
    <div className="grid gap-5">
      <KeysCard {...data} permissionName={permissionName} />
      <PunchOutsCard />
      {managed.length > 0 && <WebhooksCard places={managed} />}
    </div>
  );
}
