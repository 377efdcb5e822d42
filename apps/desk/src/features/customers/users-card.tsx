import { useQuery } from "@tanstack/react-query";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { SkeletonRows } from "@vycep/ui/feedback/skeleton.tsx";
import { useMay } from "../../shared/me.ts";
import { paths } from "../../shared/paths.ts";
import { usersAddress } from "./customers-address.ts";
import { usersOfQuery } from "./use-customers.ts";
import { UsersTable } from "./users-table.tsx";

type UsersCardProps = { readonly of: { readonly company: string } | { readonly shipTo: string } };

/** The people of a place or company, for whoever may see them. */
export function UsersCard({ of }: UsersCardProps) {
  return useMay({ area: "customer-users", power: "see" }) ? <Users of={of} /> : null;
}

function Users({ of }: UsersCardProps) {
  const t = useTexts("customers");
  const { data, isError, refetch } = useQuery(usersOfQuery(of));
  const all = paths.customerUsers() + usersAddress.print({ ...usersAddress.usual, ...of });
  return (
    <section aria-label={t("users")} className="grid grid-cols-1 gap-2">
      <h2 className="type-heading">{t("users")}</h2>
      {data === undefined && !isError && <SkeletonRows label={t("loading")} rows={3} />}
      {data === undefined && isError && (
        <Alert
          tone="error"
          action={
            <Button variant="outline" size="small" onClick={() => void refetch()}>
              {t("again")}
            </Button>
          }
        >
          {t("usersFailed")}
        </Alert>
      )}
      {data?.items.length === 0 && <p className="text-ink-soft">{t("usersNone")}</p>}
      {data !== undefined && data.items.length > 0 && <UsersTable rows={data.items} />}
      {data !== undefined && data.total > data.items.length && (
        <p className="flex flex-wrap items-center gap-3 text-small text-ink-soft">
          {t("usersFirst", { shown: data.items.length })}
          <ButtonLink href={all} variant="outline" size="small">
            {t("usersAll", { count: data.total })}
          </ButtonLink>
        </p>
      )}
    </section>
  );
}
