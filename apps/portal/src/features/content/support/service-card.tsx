import { queryOptions, useQuery } from "@tanstack/react-query";
import type { ServiceStatus } from "@vycep/contract/content/service-status.rest";
import { type ServiceState, serviceState } from "@vycep/domain/content/service-hours";
import { parseLocalDate } from "@vycep/domain/kernel/local-moment";
import { type Country, marketOf } from "@vycep/domain/market/market";
import { callService } from "@vycep/shell/api/rest";
import { localNow } from "@vycep/shell/clock/clock";
import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { Link } from "@vycep/ui/actions/link.tsx";
import { Status } from "@vycep/ui/data/badge.tsx";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { formatWeekdayDate } from "@vycep/words/engine/format";
import { formatTime } from "@vycep/words/engine/format-time";
import { openingHours } from "@vycep/words/engine/opening-hours";
import { callAddress, shownPhone, useOwnSupportContact } from "../../../shared/user/support-contact.ts";

/** GET servicestatus: the next days off, and whether orders reach the brewery. Public; asked again every minute. */
function serviceStatusQuery(country: Country | undefined) {
  return queryOptions({
    queryKey: ["content", "servicestatus", marketOf(country)],
    queryFn: ({ signal }) =>
      callService<ServiceStatus>("content", "/servicestatus", { signal, isPublic: true, query: { country } }),
    refetchInterval: 60_000,
  });
}

/** Customer service of the country: open or closed now, how to reach it, and how the portal does (CONTENT-13, CONTENT-14, D28). */
export function ServiceCard({ country }: { readonly country: Country | undefined }) {
  const t = useTexts("support");
  const language = useLanguage();
  const contact = useOwnSupportContact(country);
  const status = useQuery(serviceStatusQuery(country)).data;
  if (contact === undefined) return null;
  const daysOff = (status?.daysOff ?? []).map(parseLocalDate).filter((day) => day !== undefined);
  const hasHours = contact.hours.length > 0;
  const state = hasHours ? serviceState({ hours: contact.hours, daysOff }, localNow()) : undefined;
  const isOpen = state?.kind === "open";
  return (
    <Card
      title={t("service")}
      aside={state && <Status text={t(isOpen ? "openNow" : "closedNow")} tone={isOpen ? "done" : "muted"} />}
    >
      <div className="grid gap-3.5">
        {state && (
          <div className="text-ink-soft">
            <p>
              <WhenOpen state={state} />
            </p>
            <p>{openingHours(contact.hours, language)}</p>
          </div>
        )}
        {contact.phone !== null && (
          <p>
            <Link href={callAddress(contact.phone)} icon="phone">
              {shownPhone(contact.phone)}
            </Link>
          </p>
        )}
        {contact.email !== null && (
          <p>
            <Link href={`mailto:${contact.email}`} icon="mail">
              {contact.email}
            </Link>
          </p>
        )}
        {status && (
          <p className="flex items-start gap-2 border-t border-line pt-3.5 text-small text-ink-soft">
            <Icon name={status.orders === "working" ? "success" : "clock"} size="small" />
            {status.orders === "working" ? t("ordersWork") : t("ordersDelayed")}
          </p>
        )}
      </div>
    </Card>
  );
}

function WhenOpen({ state }: { readonly state: ServiceState }) {
  const t = useTexts("support");
  const language = useLanguage();
  if (state.kind === "open") return t("openUntil", { time: state.until });
  if (state.opens === undefined) return t("closedForLong");
  return t("opensAt", {
    day: formatWeekdayDate(state.opens.date, language),
    time: formatTime(state.opens.minutes),
  });
}
