import {
  MIN_PASSWORD_LENGTH,
  type PasswordDemand,
  unmetDemands,
} from "@vycep/domain/identity/password-rules";
import { PasswordField } from "@vycep/ui/fields/password-field.tsx";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { useState } from "react";
import type { Failure } from "../failures/api-error.ts";
import { useTexts } from "../words/i18n.ts";

/** What the server alone finds out, of the password that was sent. */
type Refused = { readonly password: string; readonly demands: readonly string[] };

/** A new password as it is being typed, with what is still wrong with it. */
export interface NewPasswordDraft {
  readonly newPassword: string;
  readonly retypePassword: string;
  readonly unmet: readonly PasswordDemand[];
  readonly isAsked: boolean;
  readonly setNewPassword: (text: string) => void;
  readonly setRetypePassword: (text: string) => void;
  /** Shows from now on what is wrong; true when nothing is. */
  readonly check: () => boolean;
  readonly refuse: (failure: Failure) => void;
  readonly refused: readonly string[];
  readonly clear: () => void;
}

export function useNewPassword(): NewPasswordDraft {
  const [newPassword, setNewPassword] = useState("");
  const [retypePassword, setRetypePassword] = useState("");
  const [isAsked, setAsked] = useState(false);
  const [refusal, setRefusal] = useState<Refused>();
  const unmet = unmetDemands(newPassword, { retyped: retypePassword });
  return {
    newPassword,
    retypePassword,
    unmet,
    isAsked,
    setNewPassword,
    setRetypePassword,
    check: () => {
      setAsked(true);
      return unmet.length === 0;
    },
    refuse: ({ fields = [] }) =>
      setRefusal({ password: newPassword, demands: fields.map(({ code }) => code) }),
    refused: refusal?.password === newPassword ? refusal.demands : [],
    clear: () => {
      setNewPassword("");
      setRetypePassword("");
      setAsked(false);
    },
  };
}

const listed = ["too-short", "no-lower-case", "no-upper-case", "no-digit", "no-symbol"] as const;

/** The new password twice, with the demands ticking while it is typed (AUTH-07…13). */
export function PasswordFields({ draft }: { readonly draft: NewPasswordDraft }) {
  const t = useTexts("passwords");
  const { newPassword, retypePassword, unmet, isAsked } = draft;
  const met = listed.filter((demand) => !unmet.includes(demand)).length;
  const isMismatchSeen = isAsked || retypePassword.length >= MIN_PASSWORD_LENGTH;
  const labels = { showLabel: t("show"), hideLabel: t("hide"), autoComplete: "new-password" };
  return (
    <>
      <PasswordField
        {...labels}
        label={t("newPassword")}
        name="new-password"
        value={newPassword}
        onChange={(event) => draft.setNewPassword(event.target.value)}
        error={useFault(draft)}
      />
      <div className="rounded-small border border-line bg-floor px-4 py-3">
        <p className="type-label text-ink-soft">{`${t("mustHave")} · ${met}/${listed.length}`}</p>
        <ul className="mt-2 grid grid-cols-2 gap-x-4 gap-y-1.5 text-small max-mobile:grid-cols-1">
          {listed.map((demand) => (
            <Demand key={demand} text={t(`demand-${demand}`)} isMet={!unmet.includes(demand)} />
          ))}
        </ul>
        <p className="mt-2 text-small text-ink-soft">{t("historyNote")}</p>
      </div>
      <PasswordField
        {...labels}
        label={t("retype")}
        name="retype-password"
        value={retypePassword}
        onChange={(event) => draft.setRetypePassword(event.target.value)}
        error={isMismatchSeen && unmet.includes("does-not-match") ? t("mismatch") : undefined}
      />
    </>
  );
}

function useFault({ unmet, isAsked, refused }: NewPasswordDraft): string | undefined {
  const t = useTexts("passwords");
  if (refused.includes("used-before")) return t("usedBefore");
  if (refused.includes("too-common")) return t("tooCommon");
  if (unmet.includes("too-long")) return t("tooLong");
  return isAsked && listed.some((demand) => unmet.includes(demand)) ? t("unmetSummary") : undefined;
}

function Demand({ text, isMet }: { readonly text: string; readonly isMet: boolean }) {
  const t = useTexts("passwords");
  return (
    <li className={isMet ? "flex items-center gap-2 text-bottle" : "flex items-center gap-2 text-ink-soft"}>
      {isMet ? (
        <Icon name="check" size="small" label={t("met")} />
      ) : (
        <span
          role="img"
          aria-label={t("unmet")}
          className="mx-1 size-2.5 rounded-full border border-control"
        />
      )}
      {text}
    </li>
  );
}
