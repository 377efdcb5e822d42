import type { ManagedUserAnswer } from "@vycep/contract/users/user-administration.rest";
import { parseLanguage } from "@vycep/domain/market/language";
import { DefinitionList } from "@vycep/ui/data/definition-list.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { useUsersWords } from "./users-words.ts";

/** What is known of the account itself (USERADMIN-02). */
export function UserAccountCard({ user }: { readonly user: ManagedUserAnswer }) {
  const { t, day, moment, statusName } = useUsersWords();
  const language = parseLanguage(user.languages[0] ?? "");
  return (
    <Card title={t("account")}>
      <DefinitionList
        items={[
          { label: t("status"), value: statusName(user.status) },
          { label: t("created"), value: day(user.createdAt) },
          { label: t("invitedBy"), value: user.invitedBy === "" ? t("brewery") : user.invitedBy },
          {
            label: t("lastSignIn"),
            value: user.lastSignInAt === null ? t("never") : moment(user.lastSignInAt),
          },
          { label: t("language"), value: language === undefined ? "" : t(`language.${language}`) },
          { label: t("terms"), value: t(user.termsAgreed ? "termsAgreed" : "termsNotYet") },
        ]}
      />
      {user.isEmailBounced && (
        <div className="mt-4">
          <Alert tone="warning" title={t("emailBounced")}>
            {t("emailBouncedText", { email: user.email })}
          </Alert>
        </div>
      )}
    </Card>
  );
}
