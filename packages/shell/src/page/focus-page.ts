/** What had the focus is gone with what it was for: the page's title takes it. */
export function focusPage(): void {
  requestAnimationFrame(() => document.getElementById("page-title")?.focus({ preventScroll: true }));
}
