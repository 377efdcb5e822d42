/** A part of the window, in pixels from its left and upper edge. */
export type Box = Readonly<Record<"left" | "top" | "right" | "bottom", number>>;

/** Where messages stand: how far up from the lower edge, and on which side. */
export interface ToastPlace {
  readonly bottom: number;
  readonly side: "center" | "end" | "start";
}

interface PlaceFacts {
  readonly window: { readonly width: number; readonly height: number };
  readonly size: { readonly width: number; readonly height: number };
  /** What can be pressed or written in. */
  readonly pressed: readonly Box[];
  /** As low as messages may stand: above the bars of a mobile. */
  readonly lowest: number;
}

const edge = 16;
const stepPx = 4;
const gapPx = 2;

/**
 * The lowest place in the window where messages lie on nothing that can be pressed; the middle before the sides. Where there is
 * none, the one where they lie on the least.
 */
export function placeOf({ window, size, pressed, lowest }: PlaceFacts): ToastPlace {
  let best: ToastPlace = { bottom: lowest, side: "center" };
  let least = Number.POSITIVE_INFINITY;
  for (let bottom = lowest; bottom + size.height <= window.height; bottom += stepPx) {
    for (const side of ["center", "end", "start"] as const) {
      const covered = areaUnder(boxAt({ bottom, side }, { window, size }), pressed);
      if (covered >= least) continue;
      best = { bottom, side };
      least = covered;
      if (covered === 0) return best;
    }
  }
  return best;
}

function boxAt({ bottom, side }: ToastPlace, { window, size }: Pick<PlaceFacts, "window" | "size">): Box {
  const free = window.width - size.width;
  const left = side === "start" ? edge : side === "end" ? free - edge : free / 2;
  const top = window.height - bottom - size.height;
  return {
    left: left - gapPx,
    top: top - gapPx,
    right: left + size.width + gapPx,
    bottom: top + size.height + gapPx,
  };
}

function areaUnder(box: Box, others: readonly Box[]): number {
  return others.reduce((sum, other) => {
    const width = Math.min(box.right, other.right) - Math.max(box.left, other.left);
    const height = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
    return width > 0 && height > 0 ? sum + width * height : sum;
  }, 0);
}

const pressable =
  "a[href], button, input, select, textarea, summary, label, [role=button], [role=spinbutton], [tabindex='0']";

/** How soon a message makes way for what has come to lie under it: rows come and go, and pages are scrolled. */
const lookEveryMs = 250;

/** Puts the region of messages where they cover nothing, as long as that is asked for; answers how to stop. */
export function keepOffWhatIsPressed(region: HTMLElement): () => void {
  let shown: ToastPlace | undefined;
  const place = () => {
    const list = [...region.querySelectorAll("li")].map((item) => item.getBoundingClientRect());
    const [first] = list;
    const last = list.at(-1);
    // Nothing moves away from a finger that is on it.
    if (first === undefined || last === undefined || region.matches(":hover, :focus-within")) return;
    const facts = {
      window: { width: window.innerWidth, height: window.innerHeight },
      size: { width: Math.max(...list.map(({ width }) => width)), height: last.bottom - first.top },
      pressed: pressedOutside(region),
      lowest: lowestOf(region),
    };
    if (shown !== undefined && areaUnder(boxAt(shown, facts), facts.pressed) === 0) return;
    shown = placeOf(facts);
    region.style.setProperty("--toast-bottom", `${shown.bottom}px`);
    region.style.setProperty("--toast-side", shown.side);
  };
  place();
  const timer = setInterval(place, lookEveryMs);
  return () => clearInterval(timer);
}

function pressedOutside(region: HTMLElement): readonly Box[] {
  return [...document.querySelectorAll<HTMLElement>(pressable)].flatMap((element) => {
    if (region.contains(element) || !element.checkVisibility()) return [];
    const box = element.getBoundingClientRect();
    const isSeen = box.width > 1 && box.height > 1 && box.bottom > 0 && box.top < window.innerHeight;
    return isSeen ? [box] : [];
  });
}

function lowestOf(region: HTMLElement): number {
  const bar = Number.parseFloat(getComputedStyle(region).getPropertyValue("--bottom-bar"));
  return (Number.isNaN(bar) ? 0 : bar) + 12;
}
