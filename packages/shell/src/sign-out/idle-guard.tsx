import { lazy, Suspense, useState } from "react";
import { machineTimers } from "../clock/clock.ts";
import { storage } from "../storage/storage.ts";
import { type Store, useStore } from "../storage/store.ts";
import { idleWarningMs } from "./idle.ts";
import { useSignOut } from "./use-sign-out.ts";
import { watchIdle } from "./watch-idle.ts";

const IdleDialog = lazy(() => import("./idle-dialog.tsx").then((file) => ({ default: file.IdleDialog })));

/** Signs out after the time of the door in which nobody did anything in any tab, and asks a minute before (SESSION-21, 22). */
export function IdleGuard() {
  const { run: leave } = useSignOut();
  const [warning] = useState(() =>
    idleWarning(() => void leave({ comeBackTo: location.pathname + location.search })),
  );
  const leftMs = useStore(warning);
  if (leftMs === undefined) return null;
  return (
    <Suspense fallback={null}>
      <IdleDialog leftMs={leftMs} left={leftMs / idleWarningMs} onSignOut={() => void leave(undefined)} />
    </Suspense>
  );
}

/** The milliseconds that the warning leaves; the session is watched for as long as somebody reads them. */
function idleWarning(onOver: () => void): Pick<Store<number | undefined>, "get" | "subscribe"> {
  let leftMs: number | undefined;
  return {
    get: () => leftMs,
    subscribe: (listener) =>
      watchIdle({
        timers: machineTimers,
        storage,
        target: window,
        onWarning: (ms) => {
          leftMs = ms;
          listener();
        },
        onOver,
      }),
  };
}
