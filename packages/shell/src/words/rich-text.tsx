/** Shows a text in which `<b>…</b>` marks what is strong. */
export function RichText({ text }: { readonly text: string }) {
  const parts = text.split(/<b>(.*?)<\/b>/);
  return parts.map((part, index) => {
    const key = `${index}-${part}`;
    return index % 2 === 1 ? <b key={key}>{part}</b> : <span key={key}>{part}</span>;
  });
}
