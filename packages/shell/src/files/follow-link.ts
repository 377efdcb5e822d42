/** Lets the browser save what a link leads to, without a copy of it in memory. */
export function followLink(link: string): void {
  const anchor = document.createElement("a");
  anchor.href = link;
  anchor.download = "";
  anchor.click();
}
