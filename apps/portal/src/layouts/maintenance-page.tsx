import { useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { openAgain } from "@vycep/shell/api/closed";
import { queryClient } from "@vycep/shell/api/query-client";
import { Logo } from "@vycep/shell/page/logo.tsx";
import { currentToken } from "@vycep/shell/session/session";
import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { RichText } from "@vycep/shell/words/rich-text.tsx";
import { Button } from "@vycep/ui/actions/button.tsx";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { EmptyState } from "@vycep/ui/feedback/empty-state.tsx";
import { FloorPlan } from "@vycep/ui/meters/floor-plan.tsx";
import { shortMoment } from "@vycep/words/engine/moment-words";
import { openingHours } from "@vycep/words/engine/opening-hours";
import { pageContentQuery } from "../features/content/use-page-content.ts";
import { fetchUserInfo, knownUser } from "../shared/user/current-user.ts";
import { LanguageChoice } from "../shared/user/language-choice.tsx";
import { portalConfigQuery } from "../shared/user/portal-config.ts";
import { callAddress, shownPhone, useOwnSupportContact } from "../shared/user/support-contact.ts";

/** How often it is asked whether the portal is open again. */
const askEveryMs = 20_000;

/**
 * Stands in the place of every page while the brewery has closed the portal (CONFIG-08, OP-126, D44): its words, phone
 * and hours. It asks by itself whether the portal is open again, and then the page that was left comes back.
 */
export function MaintenancePage() {
  const t = useTexts("shell");
  const language = useLanguage();
  const router = useRouter();
  const country = knownUser()?.country ?? (language === "sk" ? "SVK" : undefined);
  const contact = useOwnSupportContact(country);
  const words = useQuery(pageContentQuery("maintenance")).data;
  const config = useQuery(portalConfigQuery(undefined)).data;
  const until = config?.closedUntil;
  const opening = useQuery({
    queryKey: ["maintenance", "is-over"],
    queryFn: async ({ signal }) => {
      const uid = currentToken()?.uid;
      if (uid !== undefined) await fetchUserInfo(uid, signal);
      openAgain();
      // What was refused meanwhile is asked for anew; whatever else was shown stands again at once.
      queryClient.removeQueries({ predicate: ({ state }) => state.status === "error" });
      void router.invalidate();
      return true;
    },
    gcTime: 0,
    staleTime: 0,
    retry: false,
    refetchInterval: askEveryMs,
  });
  const hours = contact === undefined ? "" : openingHours(contact.hours, language);
  return (
    <div className="flex min-h-dvh flex-col">
      <header data-surface="dark" className="bg-bottle text-on-bottle">
        <div className="page-width flex min-h-header flex-wrap items-center justify-between gap-4 py-2">
          <Logo />
          <LanguageChoice tone="dark" />
        </div>
      </header>
      <main id="content" tabIndex={-1} data-quiet-focus className="page-width flex-1 pb-10">
        <EmptyState
          headingLevel={1}
          picture={<FloorPlan label={t("maintenancePicture")} places={33} filled={33} size="large" />}
          title={words?.title || t("maintenanceTitle")}
          code={[contact?.phone && shownPhone(contact.phone), hours].filter(Boolean).join(" · ")}
          actions={
            <>
              <Button
                size="large"
                icon="repeat"
                isBusy={opening.isFetching}
                onClick={() => void opening.refetch()}
              >
                {t("retry")}
              </Button>
              {contact?.phone != null && (
                <ButtonLink href={callAddress(contact.phone)} variant="outline" size="large" icon="phone">
                  {t("orderByPhone")}
                </ButtonLink>
              )}
            </>
          }
        >
          <p>
            {until !== undefined && (
              <RichText text={t("maintenanceUntil", { moment: shortMoment(until, language) })} />
            )}{" "}
            {config?.closedMessage || words?.body || t("maintenanceText")}
          </p>
          <p className="mt-2">{t("maintenanceAlone")}</p>
        </EmptyState>
      </main>
    </div>
  );
}
