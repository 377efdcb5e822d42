export type ToastAction =
  | { readonly label: string; readonly onAct: () => void; readonly href?: never }
  | { readonly label: string; readonly href: string; readonly onAct?: never };

/** A short message at the edge of the screen. */
export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly tone: "info" | "success" | "error";
  /** The way back, instead of "are you sure"; or the way to what has come of it. */
  readonly action?: ToastAction | undefined;
}

export interface ToastStore {
  readonly subscribe: (onChange: () => void) => () => void;
  readonly toasts: () => readonly Toast[];
  /** Shows a message and tells its id. */
  readonly show: (toast: Omit<Toast, "id">) => number;
  readonly dismiss: (id: number) => void;
}

/** The messages shown now, the newest last and at most three. Made once by the app and handed down. */
export function createToastStore(): ToastStore {
  const most = 3;
  const listeners = new Set<() => void>();
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  function set(next: readonly Toast[]) {
    toasts = next;
    for (const listener of listeners) listener();
  }
  return {
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    toasts: () => toasts,
    show(toast) {
      lastId += 1;
      set([...toasts, { ...toast, id: lastId }].slice(-most));
      return lastId;
    },
    dismiss: (id) => set(toasts.filter((toast) => toast.id !== id)),
  };
}
