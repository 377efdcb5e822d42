import { act } from "@testing-library/react";

/** What the tests start from: a desktop. */
const desktop = 1280;

/** The parts of a media query that the product asks for: a width, a pointer, reduced motion. */
class WidthQuery extends EventTarget implements MediaQueryList {
  readonly media: string;
  onchange = null;
  #matched: boolean;

  constructor(media: string) {
    super();
    this.media = media;
    this.#matched = this.matches;
  }

  get matches(): boolean {
    return matches(this.media);
  }

  /** Tells who listens, if the answer is another now. */
  tell(): void {
    if (this.#matched === this.matches) return;
    this.#matched = this.matches;
    this.dispatchEvent(new Event("change"));
  }

  addListener(): void {
    throw new Error("addListener is deprecated: use addEventListener");
  }

  removeListener(): void {
    throw new Error("removeListener is deprecated: use removeEventListener");
  }
}

const asked = new Map<string, WidthQuery>();
let width = desktop;

function matches(media: string): boolean {
  const [, comparison, pixels] = /width\s*(<=|>=|<|>)\s*([\d.]+)px/u.exec(media) ?? [];
  if (pixels === undefined) return false;
  const bound = Number(pixels);
  if (comparison === "<=") return width <= bound;
  if (comparison === ">=") return width >= bound;
  return comparison === "<" ? width < bound : width > bound;
}

/** Makes the window so wide and tells what is drawn; every test starts at 1280 px. */
export function setWindowWidth(pixels: number = desktop): void {
  act(() => {
    width = pixels;
    for (const query of asked.values()) query.tell();
  });
}

/** The window's matchMedia: a widget may keep its answer for good, so one question has one answer. */
export function matchMedia(media: string): MediaQueryList {
  const known = asked.get(media) ?? new WidthQuery(media);
  asked.set(media, known);
  return known;
}
