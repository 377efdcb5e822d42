/** Calls back once after so many milliseconds; the answer cancels it. */
export type After = (ms: number, callback: () => void) => () => void;

/** How an opening panel stands at a moment. */
export interface PanelLook {
  /** Follows opening and closing a moment later, so that the click that closed a panel does not open it again. */
  readonly isOpen: boolean;
  /** What takes the choice waits, so that the tap that opened the panel does not choose. */
  readonly isSelectEnabled: boolean;
  /** While it opens, the panel keeps its width whatever comes into it. */
  readonly holdsWidth: boolean;
}

/** PICKER-16, PICKER-17, PICKER-21, PICKER-22, CONST-30, CONST-31 (OP-26, OP-145). */
export const PANEL_MS = { flag: 100, select: 500, width: 2000, resize: 100 } as const;

export const CLOSED_PANEL: PanelLook = { isOpen: false, isSelectEnabled: false, holdsWidth: false };

export interface PanelTiming {
  readonly open: () => void;
  readonly close: () => void;
  /** The window has another size: once it rests, the panel takes its width anew. */
  readonly resized: () => void;
  readonly stop: () => void;
}

/** The moments of a panel; tells each change of its look. */
export function createPanelTiming(after: After, tell: (look: PanelLook) => void): PanelTiming {
  let look = CLOSED_PANEL;
  const running = new Map<string, () => void>();
  function set(part: Partial<PanelLook>): void {
    look = { ...look, ...part };
    tell(look);
  }
  /** Starts anew what already runs under this name. */
  function later(name: keyof typeof PANEL_MS, act: () => void): void {
    running.get(name)?.();
    running.set(name, after(PANEL_MS[name], act));
  }
  function stop(): void {
    for (const cancel of running.values()) cancel();
    running.clear();
  }
  function holdWidth(): void {
    set({ holdsWidth: true });
    later("width", () => set({ holdsWidth: false }));
  }
  return {
    open() {
      later("flag", () => set({ isOpen: true }));
      later("select", () => set({ isSelectEnabled: true }));
      holdWidth();
    },
    close() {
      stop();
      set({ isSelectEnabled: false, holdsWidth: false });
      later("flag", () => set({ isOpen: false }));
    },
    resized: () => later("resize", holdWidth),
    stop,
  };
}
