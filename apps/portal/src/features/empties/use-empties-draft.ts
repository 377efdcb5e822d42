import { useAction } from "@vycep/shell/actions/use-action";
import { useRef, useState } from "react";
import { draftOf, type EmptiesDraft, type EmptiesPlanView, viewPlan } from "./empties-plan.ts";
import type { EmptiesAnswer } from "./use-cart-empties.ts";

export interface DraftPorts {
  /** Undefined until it is read. */
  readonly answer: EmptiesAnswer | undefined;
  /** Keeps the plan with the cart; throws when it cannot. */
  readonly save: (draft: EmptiesDraft) => Promise<void>;
}

export interface EmptiesWork {
  readonly plan: EmptiesPlanView;
  readonly draft: EmptiesDraft;
  readonly failure: unknown;
  readonly isSaving: boolean;
  readonly setUnits: (code: string, units: number) => void;
  readonly setSecond: (code: string | null) => void;
  /** Keeps what is shown, or nothing at all; false when that failed. */
  readonly keep: (what: "shown" | "nothing") => Promise<boolean>;
}

/** Changes wait so long for the next one. */
const pauseMs = 500;

/** What the customer plans: shown at once, kept with the cart a moment later, one call after another. */
export function useEmptiesDraft({ answer, save }: DraftPorts): EmptiesWork | undefined {
  const [entered, setEntered] = useState<{
    readonly of: EmptiesAnswer["cart_blga"];
    readonly draft: EmptiesDraft;
  }>();
  const [failure, setFailure] = useState<unknown>();
  const keeping = useAction(saveNow);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const queue = useRef<Promise<boolean>>(Promise.resolve(true));
  if (answer === undefined) return undefined;
  const draft = entered?.of === answer.cart_blga ? entered.draft : draftOf(answer);

  function saveNow(what: EmptiesDraft): Promise<boolean> {
    clearTimeout(waiting.current);
    queue.current = queue.current.then(async () => {
      try {
        await save(what);
        setFailure(undefined);
        return true;
      } catch (cause) {
        setFailure(cause);
        return false;
      }
    });
    return queue.current;
  }
  function change(next: EmptiesDraft) {
    setEntered({ of: answer?.cart_blga ?? null, draft: next });
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => void saveNow(next), pauseMs);
  }
  return {
    plan: viewPlan(answer, draft),
    draft,
    failure,
    isSaving: keeping.isBusy,
    setUnits: (code, units) => change({ ...draft, units: { ...draft.units, [code]: units } }),
    setSecond: (second) => change({ ...draft, second }),
    keep: async (what) => {
      const ended = await keeping.run(what === "shown" ? draft : { units: {}, second: null });
      return ended?.kind === "done" && ended.answer;
    },
  };
}
