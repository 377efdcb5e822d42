import { ListFailed } from "@vycep/shell/list/list-failed.tsx";
import { showToast } from "@vycep/shell/messages/toasts";
import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { SkeletonRows } from "@vycep/ui/feedback/skeleton.tsx";
import { CompanyFacts } from "../../features/profile/company-facts.tsx";
import { PlacesTable } from "../../features/profile/places-table.tsx";
import { useSetDefaultShipTo } from "../../features/profile/use-set-default-ship-to.ts";
import { soldToQuery, useSoldTos } from "../../features/profile/use-sold-to.ts";
import {
  type CurrentUser,
  knownUser,
  selectableShipTosOf,
  useCurrentUser,
} from "../../shared/user/current-user.ts";

/** PROFILE-02, PROFILE-06: the person's companies, and the places where they have a role. */
export const companySection: Screen = {
  component: CompanySection,
  load: ({ queryClient }) => {
    for (const id of companyIdsOf(knownUser())) void queryClient.prefetchQuery(soldToQuery(id));
  },
};

function companyIdsOf(user: CurrentUser | undefined): readonly string[] {
  return [...new Set((user?.shipTos ?? []).map(({ companyId }) => companyId))];
}

function CompanySection() {
  const t = useTexts("profile");
  const user = useCurrentUser();
  const ids = companyIdsOf(user);
  const companies = useSoldTos(ids);
  const { run: setDefault, isBusy } = useSetDefaultShipTo(user.uid);
  const selectable = new Set(selectableShipTosOf(user).map(({ shipToId }) => shipToId));
  const statusOf = new Map(user.shipTos.map(({ shipToId, shipToStatus }) => [shipToId, shipToStatus]));
  function whyNot(shipToId: string) {
    if (selectable.has(shipToId)) return;
    return statusOf.get(shipToId) === "SUSPENDED" ? ("suspended" as const) : ("no-catalogue" as const);
  }
  async function handleChoose(shipToId: string) {
    const ended = await setDefault(shipToId);
    const place = user.shipTos.find((entry) => entry.shipToId === shipToId)?.shipToName ?? shipToId;
    if (ended?.kind === "done") showToast(t("defaultSet", { place }));
  }
  return (
    <div className="grid gap-8">
      {companies.map((company, index) => {
        const key = ids[index];
        if (company.isError) {
          return (
            <ListFailed
              key={key}
              title={t("companyFailed")}
              error={company.error}
              onRetry={() => void company.refetch()}
            />
          );
        }
        if (company.data === undefined)
          return <SkeletonRows key={key} label={t("companyLoading")} rows={4} />;
        const { shiptos } = company.data;
        return (
          <div key={key} className="grid gap-4">
            <CompanyFacts company={company.data} />
            <h2 className="type-heading mt-1">{t("places", { count: shiptos.length })}</h2>
            <PlacesTable
              places={shiptos}
              defaultShipToId={user.defaultShipToId}
              whyNot={whyNot}
              isBusy={isBusy}
              onChoose={(id) => void handleChoose(id)}
            />
          </div>
        );
      })}
    </div>
  );
}
