import { queryOptions, useQuery } from "@tanstack/react-query";
import type { PunchOutVisit } from "@vycep/contract/punch-out/punch-out.rest";
import { PUNCH_OUT_PATHS } from "@vycep/contract/punch-out/punch-out-paths";
import { isVisiting } from "../../shared/identity/is-visiting.ts";

/** GET /punchout/visit; null where it is over. */
function visitQuery() {
  return queryOptions({
    queryKey: ["punch-out", "visit"],
    queryFn: async ({ signal }): Promise<PunchOutVisit | null> => {
      const answer = await fetch(PUNCH_OUT_PATHS.visit, { signal });
      if (answer.status === 404) return null;
      if (!answer.ok) throw new Error(`the visit: ${answer.status}`);
      return (await answer.json()) as PunchOutVisit;
    },
    enabled: isVisiting(),
  });
}

/** For whom the person shops; nobody, where another one is signed in by now. */
export function useVisit(uid: string): PunchOutVisit | undefined {
  const { data } = useQuery(visitQuery());
  return data?.uid === uid ? data : undefined;
}

/** Leaves for the purchasing system: a page of the server hands the cart over, or tells that nothing was chosen. */
export function handOver(what: "cart" | "nothing"): void {
  const form = document.createElement("form");
  form.method = "post";
  form.action = PUNCH_OUT_PATHS.return;
  const field = document.createElement("input");
  field.type = "hidden";
  field.name = "with";
  field.value = what;
  form.append(field);
  document.body.append(form);
  form.submit();
}
