import { useRef, useState } from "react";
import { ApiError, type Failure, failureOf } from "../failures/api-error.ts";
import { logWarning } from "../log.ts";
import { showFailure } from "../messages/action-errors.ts";

/** How an action ended. */
export type Ended<Answer> =
  | { readonly kind: "done"; readonly answer: Answer }
  /** The server said no: asking for the same again changes nothing. */
  | { readonly kind: "refused"; readonly failure: Failure }
  /** Nobody said anything: it may have been done or not. */
  | { readonly kind: "failed"; readonly failure: Failure };

export interface ActionOptions<Wanted, Answer> {
  /** The caller tells of a failure itself, beside the field or button it belongs to. */
  readonly showsOwnFailure?: boolean;
  /** What was not done, for the toolbar; left out, it says the reason alone. */
  readonly failed?: string;
  /** Reads anew what the answer changed; a refusal as well says that something is not as it was shown. */
  readonly refresh?: (wanted: Wanted) => Promise<unknown>;
  /** Whether the page is left after this answer: it stays busy, and nothing is done any more. */
  readonly isLast?: (answer: Answer) => boolean;
  /** Tells apart what may go on side by side, such as the rows of a list. */
  readonly idOf?: (wanted: Wanted) => string;
}

export interface Action<Wanted, Answer> {
  /** Does it and tells how it ended, also when the component has gone; undefined when it was under way already. */
  readonly run: (wanted: Wanted) => Promise<Ended<Answer> | undefined>;
  readonly isBusy: boolean;
  /** How it ended the last time; it stands until the next time has ended. */
  readonly ended: Ended<Answer> | undefined;
  /** Forgets how it ended. */
  readonly reset: () => void;
}

/**
 * Does what a button or a form asks for. A double click is one click; `run` never throws; and what failed is logged and
 * shown in the user toolbar (ERROR-28), unless the caller shows it.
 */
export function useAction<Answer, Wanted = void>(
  act: (wanted: Wanted) => Promise<Answer>,
  { showsOwnFailure = false, failed, refresh, isLast, idOf }: ActionOptions<Wanted, Answer> = {},
): Action<Wanted, Answer> {
  const underWay = useRef(new Set<string>());
  const [isBusy, setBusy] = useState(false);
  const [ended, setEnded] = useState<Ended<Answer>>();

  async function run(wanted: Wanted): Promise<Ended<Answer> | undefined> {
    const id = idOf?.(wanted) ?? "";
    // State comes too late for the second click of a double click.
    if (underWay.current.has(id)) return undefined;
    underWay.current.add(id);
    setBusy(true);
    const end = await endOf(() => act(wanted), { showsOwnFailure, failed });
    if (end.kind !== "failed") await refresh?.(wanted);
    if (end.kind !== "done" || isLast?.(end.answer) !== true) underWay.current.delete(id);
    setBusy(underWay.current.size > 0);
    setEnded(end);
    return end;
  }
  return { run, isBusy, ended, reset: () => setEnded(undefined) };
}

async function endOf<Answer>(
  act: () => Promise<Answer>,
  { showsOwnFailure, failed }: { readonly showsOwnFailure: boolean; readonly failed: string | undefined },
): Promise<Ended<Answer>> {
  try {
    return { kind: "done", answer: await act() };
  } catch (cause) {
    // A fault of ours is logged whoever shows it.
    if (!showsOwnFailure || !(cause instanceof ApiError)) logWarning("an action failed", cause);
    if (!showsOwnFailure) showFailure(cause, failed);
    const failure = failureOf(cause);
    return { kind: failure.kind === "refused" ? "refused" : "failed", failure };
  }
}
