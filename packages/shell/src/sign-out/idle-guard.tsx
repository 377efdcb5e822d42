import { lazy, Suspense, useEffect, useState } from "react";
import { machineTimers } from "../clock/clock.ts";
import { storage } from "../storage/storage.ts";
import { useSignOut } from "./use-sign-out.ts";
import { watchIdle } from "./watch-idle.ts";

const IdleDialog = lazy(() => import("./idle-dialog.tsx").then((file) => ({ default: file.IdleDialog })));

/** Signs out after 15 minutes in which nobody did anything in any tab, and asks a minute before (SESSION-21, 22). */
export function IdleGuard() {
  const signOut = useSignOut();
  const [leftMs, setLeftMs] = useState<number>();
  const leave = signOut.mutate;
  useEffect(
    function guardIdleSession() {
      return watchIdle({
        timers: machineTimers,
        storage,
        target: window,
        onWarning: setLeftMs,
        onOver: () => leave({ comeBackTo: location.pathname + location.search }),
      });
    },
    [leave],
  );
  if (leftMs === undefined) return null;
  return (
    <Suspense fallback={null}>
      <IdleDialog leftMs={leftMs} onSignOut={() => leave(undefined)} />
    </Suspense>
  );
}
