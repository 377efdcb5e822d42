import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { AllowedChange, Change } from "@vycep/domain/preferences/change";
import { useAction } from "@vycep/shell/actions/use-action";
import { useKeyedCall } from "@vycep/shell/actions/use-keyed-call";
import { useState } from "react";
import type { CartMoveTo } from "../../../shared/graphql.gen/graphql.ts";
import type { CartInHand } from "../../../shared/ordering/cart-in-hand.ts";
import type { CurrentUser } from "../../../shared/user/current-user.ts";
import { datesToRemember } from "../dates-to-remember.ts";
import { type MovePreview, moveKey, readMove, sendMove } from "./move-calls.ts";
import { followMove } from "./take-move.ts";

interface MoveFacts {
  readonly change: AllowedChange;
  readonly cart: CartInHand;
  readonly user: CurrentUser;
  /** The cart goes there now. */
  readonly onMoved: () => void;
}

/** The preview of a move, asked anew with each question, and the taking of it: once, and only as it was shown. */
export function useMove({ change, cart, user, onMoved }: MoveFacts) {
  const to = targetOf(change);
  const client = useQueryClient();
  const key = moveKey(cart.id, to);
  const preview = useQuery({ queryKey: key, queryFn: () => readMove(cart.id, to), staleTime: 0 });
  const [isOutdated, setOutdated] = useState(false);
  const send = useKeyedCall((wanted: { readonly to: CartMoveTo; readonly seen: string }, idempotencyKey) =>
    sendMove(cart.id, { ...wanted, key: idempotencyKey }),
  );

  async function take(shown: MovePreview): Promise<void> {
    const dates = change.kind === "date" ? datesToRemember(change.date, change.verdict) : undefined;
    const isMoved = await followMove(
      async () => {
        const now = await send({ to, seen: shown.seen });
        if (now !== undefined) client.setQueryData(key, now);
        return now === undefined ? shown.to : undefined;
      },
      { user, cart, dates },
    );
    setOutdated(!isMoved);
    if (isMoved) onMoved();
  }
  const taking = useAction(take, { showsOwnFailure: true });
  return { preview, isOutdated, taking };
}

function targetOf(change: Change): CartMoveTo {
  switch (change.kind) {
    case "date":
      return { delivery_date: change.date };
    case "method":
      return { delivery_method: change.method };
    case "ship-to":
      return { ship_to_id: change.shipToId };
  }
}
