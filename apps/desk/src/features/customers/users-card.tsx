import { useQuery } from "@tanstack/react-query";
import { useTexts } from "@vycep/shell/words/i18n";
import { SkeletonRows } from "@vycep/ui/feedback/skeleton.tsx";
import { useMay } from "../../shared/me.ts";
import { usersOfQuery } from "./use-customers.ts";
import { UsersTable } from "./users-table.tsx";

type UsersCardProps = { readonly of: Parameters<typeof usersOfQuery>[0] };

/** The people of a place or company, for whoever may see them. */
export function UsersCard({ of }: UsersCardProps) {
  return useMay({ area: "customer-users", power: "see" }) ? <Users of={of} /> : null;
}

function Users({ of }: UsersCardProps) {
  const t = useTexts("customers");
  const { data } = useQuery(usersOfQuery(of));
  return (
    <section aria-label={t("users")} className="grid gap-2">
      <h2 className="type-heading">{t("users")}</h2>
      {data === undefined && <SkeletonRows label={t("loading")} rows={3} />}
      {data?.items.length === 0 && <p className="text-ink-soft">{t("usersNone")}</p>}
      {data !== undefined && data.items.length > 0 && <UsersTable rows={data.items} />}
    </section>
  );
}
