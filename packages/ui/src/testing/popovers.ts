/** jsdom 31 knows the attribute `popover` but cannot show one: this keeps which are shown. */
const shown = new WeakSet<Element>();

/** Lets what is a popover be shown and hidden, and be asked whether it is. */
export function installPopovers(): void {
  if ("showPopover" in HTMLElement.prototype) return;
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      shown.add(this);
    },
    hidePopover(this: HTMLElement) {
      shown.delete(this);
    },
  });
  Element.prototype.matches = new Proxy(Element.prototype.matches, {
    apply: (matches, element: Element, [selector]: [string]) =>
      selector === ":popover-open" ? shown.has(element) : matches.call(element, selector),
  });
}

/** Whether a bubble is to be seen. */
export function isShown(popover: HTMLElement): boolean {
  return popover.matches(":popover-open");
}
