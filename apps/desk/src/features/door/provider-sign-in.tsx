import { useQuery } from "@tanstack/react-query";
import { PROVIDER_REFUSALS, type ProviderRefusal } from "@vycep/contract/identity/desk-door.rest";
import { door } from "@vycep/shell/door/door";
import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { staffProviderQuery } from "../../shared/use-staff-provider.ts";

interface ProviderSignInProps {
  /** The sign-in under way, once there is one. */
  readonly interaction: string | undefined;
  /** Why somebody came back from there without having come in. */
  readonly refused: ProviderRefusal | undefined;
}

/** The way to the staff's own identity provider, above the desk's own form; nothing where there is none (DSIGN-04). */
export function ProviderSignIn({ interaction, refused }: ProviderSignInProps) {
  const t = useTexts("desk");
  const names = useQuery(staffProviderQuery()).data?.names ?? null;
  const language = useLanguage();
  const name = names?.[language];
  if (name === undefined) return null;
  // Whoever was refused may be somebody else as well: the provider asks who it is.
  const search = refused === undefined ? "" : "?another=true";
  return (
    <div className="mt-4 grid gap-3">
      {refused !== undefined && (
        <Alert tone="error" isLive>
          {t(`provider.${refused}`, { name })}
        </Alert>
      )}
      {interaction === undefined ? (
        <Button variant="outline" size="large" isWide isBusy>
          {t("signInBy", { name })}
        </Button>
      ) : (
        // A whole address: no page of the desk, but the way out of it.
        <ButtonLink
          variant="outline"
          size="large"
          isWide
          icon="lock"
          href={`${location.origin}${door.identityPath}/interactions/${encodeURIComponent(interaction)}/provider${search}`}
        >
          {t("signInBy", { name })}
        </ButtonLink>
      )}
      <p className="flex items-center gap-3 text-small text-ink-soft before:flex-1 before:border-line before:border-t after:flex-1 after:border-line after:border-t">
        {t("signInOrHere")}
      </p>
    </div>
  );
}

/** Reads a refusal of the address; undefined when it is none. */
export function parseRefusal(text: string | undefined): ProviderRefusal | undefined {
  return PROVIDER_REFUSALS.find((refusal) => refusal === text);
}
