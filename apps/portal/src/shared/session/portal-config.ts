import { queryOptions } from "@tanstack/react-query";
import type { ConfigSection } from "@vycep/domain/access/permission";
import { queryGraphql } from "../api/graphql.ts";
import { graphql } from "../graphql.gen/gql.ts";

const portalConfigDocument = graphql(`
  query GetPortalConfig($customerType: String) {
    getPortalConfig(customerType: $customerType) {
      maintenance
      sections
    }
  }
`);

/** What the shell needs of the portal's configuration (CONFIG-08, CONFIG-09). */
export interface PortalConfig {
  readonly isUnderMaintenance: boolean;
  readonly sections: readonly ConfigSection[];
}

export function portalConfigQuery(customerType: string | undefined) {
  return queryOptions({
    queryKey: ["market", "getPortalConfig", customerType ?? ""],
    queryFn: async ({ signal }): Promise<PortalConfig> => {
      const answer = await queryGraphql(
        portalConfigDocument,
        { customerType: customerType ?? null },
        { signal },
      );
      return {
        isUnderMaintenance: answer.getPortalConfig?.maintenance === true,
        sections: parseSections(answer.getPortalConfig?.sections ?? ""),
      };
    },
    staleTime: 5 * 60_000,
    // A failure is only logged (CONFIG-14) and locks nobody out (OP-149); the gate must not wait long for it.
    retry: false,
  });
}

/** The seeds carry the list as text (CONFIG-08): JSON of {label, value}. */
export function parseSections(text: string): readonly ConfigSection[] {
  if (text === "") return [];
  const list: unknown = JSON.parse(text);
  return Array.isArray(list) ? list.filter(isSection) : [];
}

function isSection(entry: unknown): entry is ConfigSection {
  const isHolder = typeof entry === "object" && entry !== null && "label" in entry && "value" in entry;
  return isHolder && typeof entry.label === "string" && typeof entry.value === "string";
}
