import { Anchor } from "@vycep/ui/navigation/anchor.tsx";
import { paths } from "../../../shared/paths.ts";
import type { Answer } from "./use-answers.ts";

/** Entries of the knowledge base side by side; the title is the link, and the whole card takes the click. */
export function KnowledgeCards({ entries }: { readonly entries: readonly Answer[] }) {
  return (
    <ul className="grid grid-cols-2 gap-3.5 max-mobile:grid-cols-1">
      {entries.map(({ id, title, lead }) => (
        <li
          key={id}
          className="relative grid content-start gap-1 rounded-large border border-line bg-foam px-4.5 py-4 hover:border-control"
        >
          <h3 className="font-semibold text-pretty">
            <Anchor
              href={paths.knowledgeEntry(id)}
              className="rounded-text after:absolute after:inset-0 hover:underline"
            >
              {title}
            </Anchor>
          </h3>
          <p className="text-small text-ink-soft">{lead}</p>
        </li>
      ))}
    </ul>
  );
}
