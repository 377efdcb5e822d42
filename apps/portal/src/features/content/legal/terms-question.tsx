import { useQuery } from "@tanstack/react-query";
import type { TermsAnswer, UserInfo } from "@vycep/contract/users/users.rest";
import { FailureAlert } from "@vycep/shell/actions/failure-alert.tsx";
import { useAction } from "@vycep/shell/actions/use-action";
import { queryClient } from "@vycep/shell/api/query-client";
import { callService } from "@vycep/shell/api/rest";
import { useSignOut } from "@vycep/shell/sign-out/use-sign-out";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Link } from "@vycep/ui/actions/link.tsx";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import { paths } from "../../../shared/paths.ts";
import { type CurrentUser, userInfoQuery } from "../../../shared/user/current-user.ts";
import { termsQuery, termsWords } from "./use-terms.ts";

/** A new version of the terms is in force: who goes on agrees to it; reading and leaving stay possible. */
export function TermsQuestion({ user }: { readonly user: CurrentUser }) {
  const t = useTexts("legal");
  const shell = useTexts("shell");
  const signOut = useSignOut();
  const terms = useQuery(termsQuery(user.country)).data;
  const agreeing = useAction(
    async (version: string) => {
      const uid = encodeURIComponent(user.uid);
      const call = { method: "PUT", body: { version } } as const;
      await callService<TermsAnswer>("customerData", `/users/SetTermsAgreed/${uid}`, call);
      queryClient.setQueryData<UserInfo>(
        userInfoQuery(user.uid).queryKey,
        (known) => known && { ...known, termsToAgree: null },
      );
    },
    // Another version may have come into force meanwhile.
    {
      showsOwnFailure: true,
      refresh: () => queryClient.invalidateQueries({ queryKey: ["content", "terms"] }),
    },
  );
  if (terms == null) return null;
  return (
    <Dialog
      isOpen
      isForced
      role="alertdialog"
      onClose={() => undefined}
      title={t("changedTitle")}
      actions={
        <>
          <Button variant="outline" isBusy={signOut.isBusy} onClick={() => void signOut.run(undefined)}>
            {shell("signOut")}
          </Button>
          <Button isBusy={agreeing.isBusy} onClick={() => void agreeing.run(terms.version)}>
            {t("agree")}
          </Button>
        </>
      }
    >
      <p>{t("changedText", termsWords(terms))}</p>
      <p className="mt-3">
        {/* Elsewhere, so that nothing that was typed on the page is lost. */}
        <Link href={paths.terms()} external={{ label: shell("opensElsewhere") }}>
          {t("read")}
        </Link>
      </p>
      <FailureAlert action={agreeing} />
    </Dialog>
  );
}
