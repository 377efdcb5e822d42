import { useTexts } from "@vycep/shell/words/i18n";
import { Link } from "@vycep/ui/actions/link.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";

interface CreationRefusalProps {
  /** All that is wrong; each stands beside its field as well. */
  readonly refusals: readonly { readonly message: string }[];
  /** Who is there already, and where. */
  readonly existing: { readonly name: string; readonly href: string } | undefined;
}

/** Why nothing was created, with the way to whoever has the number or IČO already (DCUST-01). */
export function CreationRefusal({ refusals, existing }: CreationRefusalProps) {
  const t = useTexts("customers");
  const [first, ...others] = refusals;
  if (first === undefined) return null;
  return (
    <Alert tone="error" isLive title={t("notCreated")}>
      {others.length === 0 ? first.message : t("faults")}{" "}
      {existing !== undefined && (
        <Link href={existing.href}>{t("openExisting", { name: existing.name })}</Link>
      )}
    </Alert>
  );
}
