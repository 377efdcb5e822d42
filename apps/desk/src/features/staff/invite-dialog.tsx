import { LANGUAGES, nameOfLanguage, parseLanguage } from "@vycep/domain/market/language";
import { FailureAlert } from "@vycep/shell/actions/failure-alert.tsx";
import { copyText } from "@vycep/shell/files/copy-text";
import { showToast } from "@vycep/shell/messages/toasts";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { LanguageSwitch } from "@vycep/ui/fields/language-switch.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import { type FormEvent, useId, useState } from "react";
import { useKeptDraft } from "../../kit/kept-draft.ts";
import { refusalOf } from "../../kit/refusal.tsx";
import { aNewMember, companiesIn, type NewMemberDraft, nobodyYet } from "./member-draft.ts";
import { RoleFields } from "./role-fields.tsx";
import { useInviteStaff } from "./use-change-staff.ts";

/** Invites somebody (DSIGN-08). */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts("staff");
  const shell = useTexts("shell");
  const formId = useId();
  const kept = useKeptDraft("staff.new", aNewMember, nobodyYet());
  const draft = kept.value;
  const change = (part: Partial<NewMemberDraft>) => kept.change({ ...draft, ...part });
  const invite = useInviteStaff();
  const [link, setLink] = useState<string>();
  const refusal = refusalOf(invite);

  async function submit() {
    const { firstName, lastName, email, language, roles, companies } = draft;
    const input = { firstName, lastName, email, language, roles: [...roles] };
    const ended = await invite.run({ ...input, companies: companiesIn(companies) });
    if (ended?.kind !== "done" || ended.answer.refusal != null) return;
    kept.forget();
    if (ended.answer.link != null) return setLink(ended.answer.link);
    showToast(t("invited", { email }));
    onClose();
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void submit();
  }
  if (link !== undefined) return <LinkToHandOver link={link} onClose={onClose} />;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closeLabel={shell("close")}
      title={t("inviteTitle")}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button type="submit" form={formId} isBusy={invite.isBusy}>
            {t("sendInvitation")}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit} className="grid gap-4">
        {refusal != null && (
          <Alert tone="error" isLive>
            {refusal.message}
          </Alert>
        )}
        <FailureAlert action={invite} title={t("notSaved")} />
        <PersonFields draft={draft} onChange={change} />
        <RoleFields draft={draft} onChange={change} />
      </form>
    </Dialog>
  );
}

interface PersonFieldsProps {
  readonly draft: NewMemberDraft;
  readonly onChange: (part: Partial<NewMemberDraft>) => void;
}

function PersonFields({ draft, onChange }: PersonFieldsProps) {
  const t = useTexts("staff");
  return (
    <>
      <div className="grid grid-cols-2 gap-3 max-mobile:grid-cols-1">
        <TextField
          label={t("firstName")}
          value={draft.firstName}
          autoFocus
          maxLength={100}
          onChange={(event) => onChange({ firstName: event.target.value })}
        />
        <TextField
          label={t("lastName")}
          value={draft.lastName}
          maxLength={100}
          onChange={(event) => onChange({ lastName: event.target.value })}
        />
      </div>
      <TextField
        label={t("email")}
        type="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        value={draft.email}
        onChange={(event) => onChange({ email: event.target.value })}
      />
      <div>
        <p className="mb-1 text-small font-semibold">{t("language")}</p>
        <LanguageSwitch
          label={t("language")}
          value={parseLanguage(draft.language) ?? "cs"}
          options={LANGUAGES.map((code) => ({ code, label: nameOfLanguage(code) }))}
          onChange={(language) => onChange({ language })}
        />
      </div>
    </>
  );
}

/** Where no mail is configured, the link is handed over by hand. */
function LinkToHandOver({ link, onClose }: { readonly link: string; readonly onClose: () => void }) {
  const t = useTexts("staff");
  return (
    <Dialog
      isOpen
      isForced
      onClose={onClose}
      title={t("linkTitle")}
      description={t("linkText")}
      actions={
        <>
          <Button variant="outline" icon="copy" onClick={() => void copyText(link)}>
            {t("linkCopy")}
          </Button>
          <Button onClick={onClose}>{t("done")}</Button>
        </>
      }
    >
      <p className="rounded-control bg-foam-dim p-3 font-mono text-small break-all">{link}</p>
    </Dialog>
  );
}
