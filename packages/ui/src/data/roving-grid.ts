/** Everything in a grid that does something. */
const widgets = "a[href], button, input";

/** How the arrows work in a field: between the cells, or in the field itself. */
type Mode = "move" | "edit";

/**
 * Makes one stop of the Tab key out of a whole grid, as its pattern says: arrows go from row to row and from cell to
 * cell, Home and End along the row, with Ctrl to the first and last one drawn. Numbers are typed straight away, and
 * leaving takes them; F2 or a click goes into a field, where its own arrows work until Enter or Escape. To be used as
 * the `ref` of an element with `role="grid"` whose rows have `role="row"` or are those of a table; what `data-no-stop` stands on is no stop.
 */
export function followGrid(grid: HTMLElement): () => void {
  let mode: Mode = "move";
  /** The stop that Tab comes to. */
  let current: HTMLElement | undefined;

  function makeOneStop() {
    const all = stopsOf(grid);
    if (current === undefined || !all.includes(current)) current = all[0];
    for (const stop of all) stop.tabIndex = stop === current ? 0 : -1;
  }
  /** What is shown is asked when the page is laid out anyway: asked at once, it is laid out once more. */
  function makeOneStopSoon() {
    requestAnimationFrame(makeOneStop);
  }
  function handleFocus({ target }: FocusEvent) {
    const stop = stopsOf(grid).find((one) => one === target);
    if (stop === undefined) return;
    if (current !== undefined) current.tabIndex = -1;
    current = stop;
    stop.tabIndex = 0;
  }
  function handlePointer({ target }: Event) {
    mode = target instanceof HTMLInputElement ? "edit" : "move";
  }
  function handleLeave({ relatedTarget }: FocusEvent) {
    if (!(relatedTarget instanceof Node && grid.contains(relatedTarget))) mode = "move";
  }
  function go(to: HTMLElement | undefined, event: KeyboardEvent) {
    event.preventDefault();
    event.stopPropagation();
    if (to === undefined) return;
    mode = "move";
    to.focus();
    to.scrollIntoView?.({ block: "nearest" });
  }
  function handleKey(event: KeyboardEvent) {
    const { target, key, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (!(target instanceof HTMLElement) || altKey || metaKey || shiftKey) return;
    if (target instanceof HTMLInputElement) {
      if (key === "F2") {
        mode = "edit";
        return event.preventDefault();
      }
      if (key === "Escape" || key === "Enter") mode = "move";
      if (mode === "edit" || isMovingInText(target, key)) return;
    }
    const to = destination(grid, target, ctrlKey ? `Ctrl ${key}` : key);
    if (to !== undefined) go(to.stop, event);
  }

  makeOneStopSoon();
  const changes = new MutationObserver(makeOneStopSoon);
  changes.observe(grid, { childList: true, subtree: true });
  grid.addEventListener("focusin", handleFocus);
  grid.addEventListener("focusout", handleLeave);
  grid.addEventListener("pointerdown", handlePointer);
  grid.addEventListener("keydown", handleKey, { capture: true });
  return () => {
    changes.disconnect();
    grid.removeEventListener("focusin", handleFocus);
    grid.removeEventListener("focusout", handleLeave);
    grid.removeEventListener("pointerdown", handlePointer);
    grid.removeEventListener("keydown", handleKey, { capture: true });
  };
}

/** The stops of a row or of the whole grid, without what the keys of another stop do as well. */
function stopsOf(within: HTMLElement): readonly HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(widgets)].filter(
    (one) => one.closest("[data-no-stop]") === null && isShown(one),
  );
}

function isShown(element: HTMLElement): boolean {
  return typeof element.checkVisibility !== "function" || element.checkVisibility();
}

/** Nothing was typed since the focus came: the whole number is selected. */
function isUntouched({ selectionStart, selectionEnd, value }: HTMLInputElement): boolean {
  return selectionStart === 0 && selectionEnd === value.length;
}

/** Left and right within a text that is being typed, and Home and End. */
function isMovingInText(input: HTMLInputElement, key: string): boolean {
  if (isUntouched(input)) return false;
  const { selectionStart: from, selectionEnd: to, value } = input;
  if (key === "ArrowLeft") return !(from === 0 && to === 0);
  if (key === "ArrowRight") return !(from === value.length && to === value.length);
  return key === "Home" || key === "End";
}

/** Where a key leads from a stop; undefined for every other key, a stop of undefined where the grid ends. */
function destination(grid: HTMLElement, from: HTMLElement, key: string) {
  const rows = [...grid.querySelectorAll<HTMLElement>('[role="row"], tr')];
  const at = rows.findIndex((row) => row.contains(from));
  const row = rows[at];
  if (row === undefined) return;
  const stops = stopsOf(row);
  const column = stops.indexOf(from);
  const beside = (by: 1 | -1) => {
    const next = rows[at + by];
    return { stop: next && alike(stopsOf(next), { kind: from.tagName, column, of: stops.length }) };
  };
  switch (key) {
    case "ArrowUp":
      return beside(-1);
    case "ArrowDown":
      return beside(1);
    case "ArrowLeft":
      return { stop: stops[column - 1] };
    case "ArrowRight":
      return { stop: stops[column + 1] };
    case "Home":
      return { stop: stops[0] };
    case "End":
      return { stop: stops.at(-1) };
    case "Ctrl Home":
      return { stop: rows[0] && stopsOf(rows[0])[0] };
    case "Ctrl End":
      return { stop: rows.at(-1) && stopsOf(rows.at(-1) ?? grid).at(-1) };
    default:
      return;
  }
}

interface Place {
  readonly kind: string;
  readonly column: number;
  readonly of: number;
}

/** The stop of another row that stands in the same column: counted from the end for the last ones, rows differ. */
function alike(stops: readonly HTMLElement[], { kind, column, of }: Place): HTMLElement | undefined {
  const sameWay = column === of - 1 ? stops.at(-1) : stops[column];
  if (sameWay?.tagName === kind) return sameWay;
  return stops.findLast(({ tagName }) => tagName === kind) ?? stops[0];
}
