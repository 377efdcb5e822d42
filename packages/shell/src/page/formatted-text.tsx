import {
  type MarkupElement,
  type MarkupNode,
  type MarkupTag,
  readMarkup,
} from "@vycep/domain/kernel/read-markup";
import { Link } from "@vycep/ui/actions/link.tsx";

/** Formatted text of the brewery, cleaned by the server: drawn as elements, never put into the page as HTML (decision 0179). */
export function FormattedText({ text }: { readonly text: string }) {
  return (
    <div className="grid max-w-text gap-3.5 text-lead leading-relaxed wrap-anywhere">
      {drawn(readMarkup(text))}
    </div>
  );
}

function drawn(nodes: readonly MarkupNode[]) {
  return nodes.map((node, index) => {
    // The text is drawn as a whole: nothing of it moves.
    const key = `${index}`;
    return typeof node === "string" ? node : <Element key={key} node={node} />;
  });
}

const looks: Readonly<Partial<Record<MarkupTag, string>>> = {
  h2: "type-heading mt-3",
  h3: "mt-2 font-bold",
  ul: "grid list-disc gap-1.5 pl-5 marker:text-amber-edge",
  ol: "grid list-decimal gap-1.5 pl-6 marker:font-bold marker:text-bottle",
  blockquote: "border-l-4 border-line-strong pl-4 text-ink-soft",
  table: "w-full border-collapse text-left text-body",
  th: "border-b border-line-strong py-2 pr-4 font-semibold",
  td: "border-b border-line py-2 pr-4 align-top",
};

function Element({ node: { tag: Tag, href, children } }: { readonly node: MarkupElement }) {
  if (Tag === "br") return <br />;
  if (Tag === "a") return href === undefined ? drawn(children) : <Link href={href}>{drawn(children)}</Link>;
  const isOfTable = Tag === "table" || Tag === "thead" || Tag === "tbody" || Tag === "tr";
  // White space between the parts of a table is no text.
  const parts = isOfTable ? children.filter((child) => typeof child !== "string") : children;
  return <Tag className={looks[Tag]}>{drawn(parts)}</Tag>;
}
