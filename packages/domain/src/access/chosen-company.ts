import type { CompanyId } from "../kernel/ids.ts";
import { ok, type Result, refused } from "../kernel/result.ts";

export type CompanyFacts = {
  /** The company that the request names; nothing when it leaves that to us. */
  readonly wanted: string | undefined;
  /** Companies where the person has a place that is open to them, those of the first place first. */
  readonly served: readonly CompanyId[];
  /** The person's own company, where they need not have a place. */
  readonly home: CompanyId | undefined;
};

/**
 * The one company that somebody acts for (D47): the one they name if it is one of theirs, else their own, else the
 * first that they serve. One that is not theirs is as unknown as one that does not exist (C16); nothing is put in its
 * place, so that nobody does in one company what was meant for another.
 *
 * @example chosenCompany({ wanted: undefined, served: ["C2", "C1"], home: "C1" }) // { ok: true, value: "C1" }
 */
export function chosenCompany({
  wanted,
  served,
  home,
}: CompanyFacts): Result<CompanyId | undefined, { kind: "company-unknown" }> {
  const own = served.length > 0 || home === undefined ? served : [home];
  if (wanted === undefined) return ok(own.find((company) => company === home) ?? own[0]);
  const named = own.find((company) => company === wanted);
  return named === undefined ? refused({ kind: "company-unknown" }) : ok(named);
}
