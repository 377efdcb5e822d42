import { useTexts } from "@vycep/shell/words/i18n";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { Anchor } from "@vycep/ui/navigation/anchor.tsx";
import { paths } from "../../shared/paths.ts";

interface CellarHeadProps {
  readonly isOnline: boolean;
  readonly isSending: boolean;
  /** How many counts have arrived, once that is what the page tells. */
  readonly sent: number | undefined;
  /** Somebody is signed in, so there is a page to go back to. */
  readonly canLeave: boolean;
}

/** The head of the cellar: whether there is network, and that all is kept, is always in sight. */
export function CellarHead({ isOnline, isSending, sent, canLeave }: CellarHeadProps) {
  const t = useTexts("cellar");
  return (
    <header className="mx-auto flex min-h-14 w-full max-w-form items-center gap-3 px-4">
      <h1 id="page-title" tabIndex={-1} className="type-heading flex-1">
        {t("cellar")}
      </h1>
      <p
        role="status"
        className={
          isOnline
            ? "flex items-center gap-1.5 rounded-full bg-bottle px-3 py-1 text-fine text-on-bottle-soft"
            : "flex items-center gap-1.5 rounded-full bg-amber-on px-3 py-1 text-fine font-semibold text-amber"
        }
      >
        <Icon name={isOnline ? "check" : "no-network"} size="small" />
        {saidOf()}
      </p>
      {canLeave && (
        <Anchor
          href={paths.home()}
          aria-label={t("close")}
          className="grid size-touch place-items-center rounded-control hover:bg-bottle"
        >
          <Icon name="close" size="large" />
        </Anchor>
      )}
    </header>
  );

  function saidOf(): string {
    if (!isOnline) return t("offlineSaved");
    if (isSending) return t("sending");
    return sent === undefined ? t("saved") : t("sent", { count: sent });
  }
}
