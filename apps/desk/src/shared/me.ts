import { queryOptions, useQuery } from "@tanstack/react-query";
import { DESK_AREAS, DESK_POWERS, judgeAct, type StaffRights } from "@vycep/domain/staff/staff-right";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { session } from "@vycep/shell/session/session";
import { useStore } from "@vycep/shell/storage/store";
import type { Needed } from "./feature.ts";
import { graphql } from "./graphql.gen/gql.ts";
import type { MeQuery } from "./graphql.gen/graphql.ts";

const MeDocument = graphql(`
  query Me {
    me {
      uid
      firstName
      lastName
      email
      language
      roles
      rights {
        area
        power
        limit
      }
      drives
      companies
    }
  }
`);

/** The person at the desk. */
export type Me = MeQuery["me"];

export function meQuery() {
  return queryOptions({
    queryKey: ["staff", "me"],
    queryFn: async ({ signal }) => (await queryGraphql(MeDocument, {}, { signal })).me,
    staleTime: 60_000,
  });
}

/** Whoever is signed in; every page behind the door begins with it. Before that nobody is asked for. */
export function useMe(): Me | undefined {
  const isSignedIn = useStore(session) !== undefined;
  return useQuery({ ...meQuery(), enabled: isSignedIn }).data;
}

/** Whether somebody may enter or do something, as the server will judge it (DSIGN-05). */
export function may(me: Pick<Me, "rights"> | undefined, needed: Needed | undefined): boolean {
  if (me === undefined) return false;
  return needed === undefined || judgeAct(rightsOf(me), needed).ok;
}

/** `const mayConfirm = useMay({ area: "orders", power: "change" })` */
export function useMay(needed: Needed): boolean {
  return may(useMe(), needed);
}

function rightsOf({ rights }: Pick<Me, "rights">): StaffRights {
  return rights.flatMap(({ area, power, limit }) => {
    const known = {
      area: DESK_AREAS.find((one) => one === area),
      power: DESK_POWERS.find((one) => one === power),
    };
    // What a newer server knows beside these is nothing that this page could do.
    if (known.area === undefined || known.power === undefined) return [];
    return [{ area: known.area, power: known.power, limit: limit ?? undefined }];
  });
}
