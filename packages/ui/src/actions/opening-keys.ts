/**
 * The keys that open what hangs under a button. Enter and the space bar too, before the browser makes a click of them:
 * after a click, React Aria leaves the focus on the whole list.
 */
export const openingKeys: ReadonlySet<string> = new Set(["ArrowDown", "ArrowUp", "Enter", " "]);
