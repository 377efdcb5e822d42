/** Gives the focus to the row after the one of a button, or before it, or to the head of the page, for the row goes (C24). */
export function focusNextRow(button: HTMLElement): void {
  const row = button.closest("tr, li");
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  const target = next?.querySelector<HTMLElement>("a") ?? document.getElementById("page-title");
  target?.focus();
}
