import { queryOptions, useQuery } from "@tanstack/react-query";
import type { IdentitySettings } from "@vycep/contract/identity/identity.rest";
import { callAddress } from "@vycep/shell/api/rest";
import { useTexts } from "@vycep/shell/words/i18n";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import type { ReactNode } from "react";

function settingsQuery() {
  return queryOptions({
    queryKey: ["identity", "settings"],
    queryFn: ({ signal }) => callAddress<IdentitySettings>("/identity/settings", { signal, isPublic: true }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/**
 * What belongs to the built-in sign-in. Where an external issuer signs people in, passwords, second factors and sessions
 * are its own business (D34): nothing of it is offered here, and it is said where to go.
 */
export function OwnSignInOnly({ children }: { readonly children: ReactNode }) {
  const t = useTexts("passwords");
  const { data: settings, isPending } = useQuery(settingsQuery());
  if (isPending) {
    return (
      <p role="status" className="mt-4 text-ink-soft">
        {t("opening")}
      </p>
    );
  }
  if (settings === undefined || settings.isOwnSignIn) return children;
  const { host, origin } = new URL(settings.issuer);
  return (
    <div role="status" className="mt-4 grid gap-3">
      <h2 className="type-large">{t("elsewhereTitle", { host })}</h2>
      <p className="text-ink-soft">{t("elsewhereText", { host })}</p>
      <p className="mt-2">
        <ButtonLink href={origin}>{t("elsewhereOpen", { host })}</ButtonLink>
      </p>
    </div>
  );
}
