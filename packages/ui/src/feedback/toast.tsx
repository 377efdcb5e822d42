import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { Icon } from "../icons/icon.tsx";
import { Anchor } from "../navigation/anchor.tsx";
import type { Toast, ToastAction, ToastStore } from "./toast-store.ts";

interface ToastRegionProps {
  readonly store: ToastStore;
  /** Name of the region. */
  readonly label: string;
  /** Name of the cross. */
  readonly dismissLabel: string;
  /** How long a message stays, in milliseconds; longer when it offers a way back. */
  readonly stays?: number | undefined;
}

/** Where toasts appear; mounted once. Read out politely, and they wait while pointed at or focused. */
export function ToastRegion({ store, label, dismissLabel, stays = 6000 }: ToastRegionProps) {
  const toasts = useSyncExternalStore(store.subscribe, store.toasts, store.toasts);
  const ref = useRef<HTMLElement>(null);
  const newest = toasts.at(-1)?.id;
  useEffect(
    function coverNothing() {
      const region = ref.current;
      if (newest === undefined || region === null) return;
      let stop: (() => void) | undefined;
      let isGone = false;
      // Fetched with the first message; where it does not come, messages stand at the bottom.
      import("./toast-place.ts").then(
        ({ keepOffWhatIsPressed }) => {
          if (!isGone) stop = keepOffWhatIsPressed(region);
        },
        () => undefined,
      );
      return () => {
        isGone = true;
        stop?.();
      };
    },
    [newest],
  );
  return (
    <section
      ref={ref}
      aria-label={label}
      data-overlay
      // A dialog makes the rest of the page inert; messages stay readable and their way back works.
      data-react-aria-top-layer="true"
      className="pointer-events-none fixed inset-x-0 bottom-[var(--toast-bottom,calc(var(--bottom-bar,0px)+12px))] z-60 grid [justify-items:var(--toast-side,center)] gap-2 px-4"
    >
      <ol aria-live="polite" className="contents">
        {toasts.map((toast) => (
          <ToastItem
            key={toast.id}
            toast={toast}
            dismissLabel={dismissLabel}
            stays={toast.action === undefined ? stays : Math.max(stays, 10_000)}
            store={store}
          />
        ))}
      </ol>
    </section>
  );
}

interface ToastItemProps {
  readonly toast: Toast;
  readonly dismissLabel: string;
  readonly stays: number;
  readonly store: ToastStore;
}

const icons = { info: "info", success: "check", error: "warning" } as const;

function ToastItem({ toast, dismissLabel, stays, store }: ToastItemProps) {
  const { id, action } = toast;
  const [isHeld, setHeld] = useState(false);
  useEffect(
    function leaveAfterAWhile() {
      if (isHeld) return;
      const timer = setTimeout(() => store.dismiss(id), stays);
      return () => clearTimeout(timer);
    },
    [isHeld, stays, store, id],
  );
  return (
    <li
      data-surface="dark"
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="pointer-events-auto flex min-h-[52px] w-full max-w-[480px] animate-rise items-center gap-3 rounded-normal bg-bottle-deep pr-1.5 pl-4 text-on-bottle shadow-float"
    >
      <span className="text-amber max-mobile:hidden">
        <Icon name={icons[toast.tone]} />
      </span>
      {/* On mobile it is as low as can be, so that it finds a place between what can be pressed. */}
      <span className="flex min-w-0 flex-1 items-center gap-x-1 desktop:gap-x-3">
        <span className="min-w-0 flex-1 py-2 max-mobile:py-1 max-mobile:text-small max-mobile:leading-tight">
          {toast.text}
        </span>
        {action && <ToastWay action={action} onLeave={() => store.dismiss(id)} />}
      </span>
      <button
        type="button"
        aria-label={dismissLabel}
        onClick={() => store.dismiss(id)}
        className="grid size-touch flex-none place-items-center rounded-control hover:bg-on-bottle/15"
      >
        <Icon name="close" size="small" />
      </button>
    </li>
  );
}

const wayClass =
  "ml-auto inline-flex min-h-touch flex-none items-center rounded-control px-3 font-bold text-amber hover:bg-on-bottle/15";

function ToastWay({ action, onLeave }: { readonly action: ToastAction; readonly onLeave: () => void }) {
  const { label, href, onAct } = action;
  if (href !== undefined) {
    return (
      <Anchor href={href} onClick={onLeave} className={wayClass}>
        {label}
      </Anchor>
    );
  }
  return (
    <button
      type="button"
      onClick={() => {
        onAct();
        onLeave();
      }}
      className={wayClass}
    >
      {label}
    </button>
  );
}
