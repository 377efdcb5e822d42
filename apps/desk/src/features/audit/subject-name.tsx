import { useTexts } from "@vycep/shell/words/i18n";
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

/** What it was done to by its name, else by its number. */
export function SubjectName({
  entry: { kind, subject, subjectName },
}: {
  readonly entry: Pick<AuditEntry, "kind" | "subject" | "subjectName">;
}) {
  const t = useTexts("audit");
  const list = kind === "list" ? lists.find((one) => one === subject) : undefined;
  return list === undefined ? (subjectName ?? subject) : t(`list.${list}`);
}
