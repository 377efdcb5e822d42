import { useRouter } from "@tanstack/react-router";
import { type Ended, useAction } from "@vycep/shell/actions/use-action";
import { machineTimers } from "@vycep/shell/clock/clock";
import { useIsOnline } from "@vycep/shell/messages/online";
import { askToSignInAgain } from "@vycep/shell/session/session";
import { useEffect, useEffectEvent, useState } from "react";
import { readCartAgain } from "../../features/cart/reading/read-cart-again.ts";
import {
  cellarMemory,
  changeRound,
  endRound,
  forgetOldCellar,
  keepOrdered,
  useCellarMemory,
} from "../../features/cellar/cellar-memory.ts";
import { restoreCellar } from "../../features/cellar/cellar-mirror.ts";
import { prepareCellar } from "../../features/cellar/prepare-cellar.ts";
import { hasUnsent, sendCounts } from "../../features/cellar/send-counts.ts";
import { paths } from "../../shared/paths.ts";
import { settleChoice } from "./settle-choice.ts";

const askAgainMs = 5_000;

/** What the cellar shows, and what is done with it as the network comes and goes. */
export function useCellarRound(whenOnline: () => Promise<void>) {
  const router = useRouter();
  const hasConnection = useIsOnline();
  const [isAway, setAway] = useState(false);
  const isOnline = hasConnection && !isAway;
  const memory = useCellarMemory();
  const prepare = useAction(() => settleChoice().then(prepareCellar), { showsOwnFailure: true });
  // What fails stays in the telephone, and is told beside the counts.
  const send = useAction(() => settleChoice().then(sendCounts), {
    showsOwnFailure: true,
    refresh: readCartAgain,
  });
  const [hasBegun, setBegun] = useState(false);
  const { cellar, round } = memory;

  /** A connection that leads nowhere is none: browsers believe in any cable and any wireless network. */
  async function reached(asked: Promise<Ended<unknown> | undefined>): Promise<boolean> {
    const end = await asked;
    const foundNobody = end?.kind === "failed" && end.failure.kind === "network";
    setAway(foundNobody);
    return !foundNobody;
  }

  /** With network, what is left from before is sent first; else what is known is read anew. */
  const begin = useEffectEvent(async (hasNetwork: boolean) => {
    await restoreCellar();
    forgetOldCellar();
    setBegun(true);
    if (!hasNetwork) return;
    const { round: left } = cellarMemory();
    if (left !== undefined && hasUnsent(left)) {
      if (!(await reached(send.run()))) return;
      // Who opens the cellar again finds what came of the counts; who stands in it goes on counting.
      if (!hasBegun) changeRound((before) => ({ ...before, isDone: true }));
      await whenOnline();
    } else if (await reached(prepare.run())) await whenOnline();
  });
  useEffect(
    function followConnection() {
      void begin(hasConnection);
    },
    [hasConnection],
  );
  useEffect(
    function askAgainWhileAway() {
      if (!hasConnection || !isAway) return;
      let cancel: (() => void) | undefined;
      let isLeft = false;
      const again = () => {
        if (!isLeft) cancel = machineTimers.after(askAgainMs, () => void begin(true).then(again));
      };
      again();
      return () => {
        isLeft = true;
        cancel?.();
      };
    },
    [hasConnection, isAway],
  );

  function finish() {
    changeRound((before) => ({ ...before, isDone: true }));
    if (hasConnection) void reached(send.run());
  }
  const isDone = round?.isDone === true;
  const isSignedOut = [send, prepare].some(
    ({ ended }) => ended && ended.kind !== "done" && ended.failure.kind === "signed-out",
  );
  return {
    memory,
    /** Whether it is known what this telephone keeps. */
    hasBegun,
    isOnline,
    prepare,
    send,
    /** Why the counts could not be sent, although there is network. */
    failure: isOnline && send.ended && send.ended.kind !== "done" ? send.ended.failure : undefined,
    /** Only whoever signs in can send; from here they come back to the cellar. */
    signIn: isOnline && isSignedOut ? () => askToSignInAgain(paths.cellar()) : undefined,
    shows: showsOf(),
    finish,
    goOn: () => changeRound((before) => ({ ...before, isDone: false })),
    take(sku: string, ordered: number) {
      keepOrdered({ sku }, ordered);
      finish();
    },
    toCart() {
      endRound();
      void router.navigate({ href: paths.cart() });
    },
  };

  function showsOf(): "nothing" | "no-goods" | "counting" | "back" | "review" {
    if (cellar === undefined || !hasBegun) return "nothing";
    if (cellar.goods.length === 0) return "no-goods";
    if (round === undefined || !isDone) return "counting";
    return hasUnsent(round) || round.sent.length === 0 ? "review" : "back";
  }
}

export type CellarOfPage = ReturnType<typeof useCellarRound>;
