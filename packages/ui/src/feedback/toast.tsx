import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
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
  useLayoutEffect(
    function stayOffWhatWasPressed() {
      if (newest === undefined) return;
      ref.current?.style.setProperty("--above-pressed", `${heightAbovePressed()}px`);
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
      className="pointer-events-none fixed inset-x-0 bottom-[max(calc(var(--bottom-bar,0px)+12px),var(--above-pressed,0px))] z-60 grid justify-items-center gap-2 px-4"
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

/** Two messages, one above the other, reach so far up from the edge of the window. */
const reach = 160;

/** How far up a message begins so that it does not lie on what has the focus; 0 where that is out of its reach. */
function heightAbovePressed(): number {
  const pressed = document.activeElement;
  if (pressed === null || pressed === document.body) return 0;
  const { top, bottom, height } = pressed.getBoundingClientRect();
  const isNear = bottom > window.innerHeight - reach && top < window.innerHeight && height < reach;
  return isNear ? window.innerHeight - top + 12 : 0;
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
      <span className="text-amber">
        <Icon name={icons[toast.tone]} />
      </span>
      {/* On mobile a long way out stands under what it answers. */}
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
        <span className="flex-1 basis-36 py-2">{toast.text}</span>
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
  "ml-auto inline-flex min-h-touch items-center rounded-control px-3 font-bold text-amber hover:bg-on-bottle/15";

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
