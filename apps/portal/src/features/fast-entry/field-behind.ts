/** The field of the next row that is to be solved, where whoever solves row after row goes on (C24). */
export function fieldBehind(id: string): HTMLElement | undefined {
  const rows = [...document.querySelectorAll<HTMLElement>("[data-bad-row]")];
  const at = rows.findIndex((row) => row.dataset["badRow"] === id);
  return rows[at + 1]?.querySelector<HTMLElement>("input") ?? undefined;
}
