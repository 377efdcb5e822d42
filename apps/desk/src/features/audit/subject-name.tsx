import { parseLocalDate } from "@vycep/domain/kernel/local-moment";
import { useTexts } from "@vycep/shell/words/i18n";
import { Anchor } from "@vycep/ui/navigation/anchor.tsx";
import { formatDate } from "@vycep/words/engine/format";
import type { PropsWithChildren } from "react";
import { useAuditWords } from "../../shared/audit-words.ts";
import { paths } from "../../shared/paths.ts";
import type { AuditEntry } from "./use-audit.ts";

const lists = [
  "orders",
  "shipTos",
  "companies",
  "customerUsers",
  "products",
  "auditEntries",
  "staff",
  "productLimits",
  "deskContracts",
  "papers",
] as const;

/** Kinds whose numbers people know and search by. */
const numbered = ["company", "ship-to", "product", "price", "empties-deposit"];

/** Where records stand that have a page. */
const pages: Readonly<Record<string, (id: string) => string>> = {
  order: paths.order,
  company: paths.company,
  "ship-to": paths.shipTo,
  user: paths.customerUser,
  ticket: paths.ticket,
  product: paths.product,
  bundle: paths.bundle,
  content: paths.contentOf,
  price: paths.price,
  "price-draft": paths.priceDraft,
  "delivery-change": paths.deliveryChange,
  "bank-statement": paths.bankStatement,
  import: paths.import,
  driver: paths.fleet,
  vehicle: paths.fleet,
};

type Subject = { readonly entry: Pick<AuditEntry, "kind" | "subject" | "subjectName"> };

/** What it was done to by its name, else by its number. */
export function SubjectName({ entry: { kind, subject, subjectName } }: Subject) {
  const t = useTexts("audit");
  const { carriedName } = useAuditWords();
  const list = kind === "list" ? lists.find((one) => one === subject) : undefined;
  if (list !== undefined) return t(`list.${list}`);
  if (kind === "lead-time") return carriedName(subject);
  if (subjectName == null) return subject;
  const day = kind === "delivery-change" ? parseLocalDate(subjectName) : undefined;
  if (day !== undefined) return t("deliveryOf", { day: formatDate(day) });
  return numbered.includes(kind) ? `${subjectName}, ${subject}` : subjectName;
}

/** The same, as the way to its own page where it has one. */
export function SubjectLink({ entry }: Subject) {
  const page = pages[entry.kind];
  if (page === undefined) return <SubjectName entry={entry} />;
  return (
    <Way href={page(entry.subject)}>
      <SubjectName entry={entry} />
    </Way>
  );
}

/** A link among facts, no higher than they are. */
export function Way({ href, children }: PropsWithChildren<{ readonly href: string }>) {
  return (
    <Anchor href={href} className="font-semibold text-bottle hover:underline">
      {children}
    </Anchor>
  );
}
