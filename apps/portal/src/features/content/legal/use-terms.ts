import { queryOptions } from "@tanstack/react-query";
import type { Terms } from "@vycep/contract/content/content.rest";
import { formatLocalDate, parseLocalDate } from "@vycep/domain/kernel/local-moment";
import type { Country } from "@vycep/domain/market/market";
import { queryClient } from "@vycep/shell/api/query-client";
import { callService } from "@vycep/shell/api/rest";

/** GET terms: the terms of use in force for a country, with their version; null is none. Public. */
export function termsQuery(country: Country | undefined) {
  return queryOptions({
    queryKey: ["content", "terms", country ?? ""],
    queryFn: ({ signal }) =>
      callService<Terms>("content", "/terms", { signal, isPublic: true, query: { country } }),
  });
}

/** What the version and the first day of terms are called. */
export function termsWords({ version, validFrom }: NonNullable<Terms>) {
  const day = parseLocalDate(validFrom);
  return { version, day: day === undefined ? validFrom : formatLocalDate(day) };
}

/**
 * New terms may be in force: with the page that is opened next the person is asked about them, and whatever they are in the middle of
 * stays as it is (DCONF-03).
 */
export function askTermsWithNextPage(): void {
  void queryClient.invalidateQueries({ queryKey: ["users", "GetUserInfoById"], refetchType: "none" });
  void queryClient.invalidateQueries({ queryKey: ["content", "terms"] });
}
