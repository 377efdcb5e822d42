import type { CommentAnswer } from "@vycep/contract/tickets/comments.rest";
import type { TicketAnswer } from "@vycep/contract/tickets/tickets.rest";

type Change = TicketAnswer["changes"][number];

/** What stands in a conversation, one below the other. */
export type Entry =
  | { readonly kind: "comment"; readonly comment: CommentAnswer }
  | { readonly kind: "change"; readonly change: Change }
  /** From here on it is new. */
  | { readonly kind: "news" };

/** Comments and changes of state by their moments, with a mark above the first that is new. */
export function entriesOf(
  { changes }: Pick<TicketAnswer, "changes">,
  comments: readonly CommentAnswer[],
): readonly Entry[] {
  const said = comments.map((comment) => ({ at: comment.at, entry: { kind: "comment", comment } as const }));
  const changed = changes.map((change) => ({ at: change.at, entry: { kind: "change", change } as const }));
  // Moments are written so that they sort as texts; what was said stands before what it changed.
  const all: readonly Entry[] = [...said, ...changed]
    .toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0))
    .map(({ entry }) => entry);
  const firstNew = all.findIndex((entry) => entry.kind === "comment" && entry.comment.isUnread);
  return firstNew === -1 ? all : [...all.slice(0, firstNew), { kind: "news" }, ...all.slice(firstNew)];
}
