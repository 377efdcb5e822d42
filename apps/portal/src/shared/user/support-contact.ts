import { queryOptions, useQuery } from "@tanstack/react-query";
import type { SupportContact } from "@vycep/contract/content/content.rest";
import { type Country, type Market, marketOf } from "@vycep/domain/market/market";
import { spacedPhone } from "@vycep/domain/market/phone";
import { callService } from "@vycep/shell/api/rest";

/** GET supportContacts: whom customers of a market ask, as the brewery has configured it (D28). Public. */
export function supportContactsQuery() {
  return queryOptions({
    queryKey: ["content", "supportContacts"],
    queryFn: ({ signal }) =>
      callService<readonly SupportContact[]>("content", "/supportContacts", { signal, isPublic: true }),
    staleTime: 60 * 60_000,
  });
}

/** The market's customer service; undefined until it is known, and where nothing is configured nothing is shown (D28). */
export function useSupportContact(market: Market): SupportContact | undefined {
  return useQuery(supportContactsQuery()).data?.find((contact) => contact.market === market);
}

/** The customer service of somebody's own market; of visitors whose country is not known, the Czech one (OP-91). */
export function useOwnSupportContact(country: Country | undefined): SupportContact | undefined {
  return useSupportContact(marketOf(country));
}

/** Whom to ask, as a sheet says it. */
export function contactLines(contact: SupportContact | undefined): readonly string[] {
  const phone = contact?.phone == null ? null : spacedPhone(contact.phone);
  return [contact?.email, phone].filter((line) => line != null);
}

/** A telephone number as it is read, on one line. */
export function shownPhone(phone: string): string {
  return spacedPhone(phone).replaceAll(" ", "\u00a0");
}

/** The address of a call: "tel:+420800999000". */
export function callAddress(phone: string): string {
  return `tel:${phone.replaceAll(" ", "")}`;
}
