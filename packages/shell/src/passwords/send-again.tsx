import { Button } from "@vycep/ui/actions/button.tsx";
import { useMemo, useState } from "react";
import { machineTimers, now } from "../clock/clock.ts";
import { type Store, useStore } from "../storage/store.ts";
import { useTexts } from "../words/i18n.ts";

/** Before that another link would only cross the first one on its way. */
const waitMs = 60_000;

interface SendAgainProps {
  readonly isBusy: boolean;
  readonly onSend: () => Promise<unknown>;
}

/** Sends a link once more, a minute after the last one; the button counts down until then. */
export function SendAgain({ isBusy, onSend }: SendAgainProps) {
  const t = useTexts("passwords");
  const [sentAt, setSentAt] = useState(now);
  const left = useSecondsUntil(sentAt + waitMs);
  async function handleSend() {
    await onSend();
    setSentAt(now());
  }
  if (left === 0) {
    return (
      <Button variant="outline" isBusy={isBusy} onClick={() => void handleSend()}>
        {t("sendAgain")}
      </Button>
    );
  }
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  return (
    <Button variant="outline" disabledReason={t("sendAgainWhy")}>
      {t("sendAgainIn", { time })}
    </Button>
  );
}

/** Whole seconds until a moment, and none after it; right again at once in a tab that comes back. */
function useSecondsUntil(moment: number): number {
  return useStore(useMemo(() => secondsLeft(moment), [moment]));
}

/** Ticks for as long as somebody reads it and something is left. */
function secondsLeft(moment: number): Pick<Store<number>, "get" | "subscribe"> {
  const current = () => Math.max(0, Math.ceil((moment - now()) / 1000));
  let shown = current();
  return {
    get: () => shown,
    subscribe(listener) {
      let cancel = () => {};
      function tick() {
        cancel();
        shown = current();
        listener();
        if (shown > 0) cancel = machineTimers.after(1000, tick);
      }
      tick();
      document.addEventListener("visibilitychange", tick);
      return () => {
        cancel();
        document.removeEventListener("visibilitychange", tick);
      };
    },
  };
}
