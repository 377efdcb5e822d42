import type { Country } from "@vycep/domain/market/market";
import {
  type DetailProblem,
  judgeDetails,
  type OwnDetail,
  type OwnDetails,
} from "@vycep/domain/profile/own-details";
import { useState } from "react";

interface Person {
  readonly current: OwnDetails;
  readonly isKeyAccount: boolean;
  readonly country: Country | undefined;
}

/** What is typed over the details that are kept; the fields stay as they are typed until they are kept themselves (C5). */
export function useDetailsDraft(person: Person) {
  const [typed, setTyped] = useState<Partial<OwnDetails>>({});
  const [isAsked, setAsked] = useState(false);
  const wanted = { ...person.current, ...typed };
  const verdict = judgeDetails(wanted, person);
  const problems = verdict.ok ? [] : verdict.refusal.problems;
  return {
    wanted,
    verdict,
    isChanged: !verdict.ok || verdict.value.changed.length > 0,
    /** A problem shows once the person asked to keep it, and leaves when it is mended. */
    problemOf: (field: OwnDetail): DetailProblem["kind"] | undefined =>
      isAsked ? problems.find((problem) => problem.field === field)?.kind : undefined,
    change: (part: Partial<OwnDetails>) => setTyped({ ...typed, ...part }),
    ask: () => setAsked(true),
    forget: () => {
      setTyped({});
      setAsked(false);
    },
  };
}

export type DetailsDraft = ReturnType<typeof useDetailsDraft>;
