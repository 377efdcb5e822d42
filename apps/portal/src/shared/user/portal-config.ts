import { queryOptions } from "@tanstack/react-query";
import { decodeSections } from "@vycep/contract/market/market.codec";
import type { ConfigSection } from "@vycep/domain/access/permission";
import { type LocalMoment, parseLocalDate, parseLocalTime } from "@vycep/domain/kernel/local-moment";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { graphql } from "../graphql.gen/gql.ts";

const portalConfigDocument = graphql(`
  query GetPortalConfig($customerType: String) {
    getPortalConfig(customerType: $customerType) {
      maintenance
      maintenance_until
      maintenance_message
      sections
      order_in_progress {
        title
        subtitle
        option1
        option2
      }
    }
  }
`);

/** What the shell needs of the portal's configuration (CONFIG-08, CONFIG-09). */
export interface PortalConfig {
  /** When the brewery expects to open again; undefined is not said. */
  readonly closedUntil: LocalMoment | undefined;
  /** What the brewery says of it; empty is nothing (DCONF-01). */
  readonly closedMessage: string;
  readonly sections: readonly ConfigSection[];
  readonly orderInProgress: OrderInProgressWords;
}

/** How the market words the order-in-progress question; what is undefined is worded by the portal (OP-127). */
export interface OrderInProgressWords {
  readonly title?: string | undefined;
  readonly subtitle?: string | undefined;
  readonly option1?: string | undefined;
  readonly option2?: string | undefined;
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
        closedUntil: momentOf(answer.getPortalConfig?.maintenance_until ?? ""),
        closedMessage: answer.getPortalConfig?.maintenance_message ?? "",
        sections: decodeSections(answer.getPortalConfig?.sections ?? ""),
        orderInProgress: worded(answer.getPortalConfig?.order_in_progress),
      };
    },
    staleTime: 5 * 60_000,
    // A failure is only logged (CONFIG-14) and locks nobody out (OP-149); the gate must not wait long for it.
    retry: false,
  });
}

type Told = { readonly [Key in keyof Required<OrderInProgressWords>]?: string | null | undefined };

/** "2026-11-23T10:30" as a moment. */
function momentOf(text: string): LocalMoment | undefined {
  const date = parseLocalDate(text.slice(0, 10));
  const minutes = parseLocalTime(text.slice(11));
  return date === undefined || minutes === undefined ? undefined : { date, minutes };
}

/** An empty text is none (OP-127). */
function worded(told: Told | null | undefined): OrderInProgressWords {
  return {
    title: told?.title || undefined,
    subtitle: told?.subtitle || undefined,
    option1: told?.option1 || undefined,
    option2: told?.option2 || undefined,
  };
}
