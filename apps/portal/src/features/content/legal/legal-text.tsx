/** A text of the brewery: paragraphs, headings that begin with ## and points that begin with a dash. */
export function LegalText({ text }: { readonly text: string }) {
  return (
    <div className="grid max-w-[68ch] gap-3 text-lead leading-relaxed">
      {blocksOf(text).map((block) => {
        const key = `${block.kind}-${block.lines[0]}`;
        if (block.kind === "heading")
          return (
            <h2 key={key} className="type-heading mt-4">
              {block.lines[0]}
            </h2>
          );
        if (block.kind === "points")
          return (
            <ul key={key} className="grid list-disc gap-1.5 pl-5 marker:text-amber-edge">
              {block.lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          );
        return <p key={key}>{block.lines.join(" ")}</p>;
      })}
    </div>
  );
}

interface Block {
  readonly kind: "heading" | "points" | "paragraph";
  readonly lines: readonly string[];
}

const kinds = [
  { kind: "heading", mark: /^##\s+/ },
  { kind: "points", mark: /^-\s+/ },
  { kind: "paragraph", mark: /^/ },
] as const;

/** What a text is made of. */
export function blocksOf(text: string): readonly Block[] {
  const blocks: Block[] = [];
  let isNew = true;
  for (const line of text.split("\n").map((one) => one.trim())) {
    const found = kinds.find(({ mark }) => mark.test(line));
    const before = blocks.at(-1);
    if (line === "" || found === undefined) isNew = true;
    else {
      const said = line.replace(found.mark, "");
      const goesOn = !isNew && before?.kind === found.kind && found.kind !== "heading";
      if (goesOn && before) blocks[blocks.length - 1] = { ...before, lines: [...before.lines, said] };
      else blocks.push({ kind: found.kind, lines: [said] });
      isNew = false;
    }
  }
  return blocks;
}
