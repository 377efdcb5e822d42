import { LANGUAGES, nameOfLanguage, parseLanguage } from "@vycep/domain/market/language";
import { STAFF_ROLES, type StaffRole } from "@vycep/domain/staff/staff-role";
import { FailureAlert } from "@vycep/shell/actions/failure-alert.tsx";
import { copyText } from "@vycep/shell/files/copy-text";
import { showToast } from "@vycep/shell/messages/toasts";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { Checkbox } from "@vycep/ui/fields/checkbox.tsx";
import { LanguageSwitch } from "@vycep/ui/fields/language-switch.tsx";
import { Switch } from "@vycep/ui/fields/switch.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import { type FormEvent, useId, useState } from "react";
import { useKeptDraft } from "../../kit/kept-draft.ts";
import { refusalOf } from "../../kit/refusal.tsx";
import { draftOf, type MemberDraft, readMemberDraft } from "./member-draft.ts";
import { useChangeStaff, useInviteStaff } from "./use-change-staff.ts";
import type { Member } from "./use-staff.ts";

interface MemberDialogProps {
  /** Who is changed; undefined invites somebody new. */
  readonly member: Member | undefined;
  readonly onClose: () => void;
}

/** Invites somebody, or changes what somebody is and may do (DSIGN-08). */
export function MemberDialog({ member, onClose }: MemberDialogProps) {
  const t = useTexts("staff");
  const shell = useTexts("shell");
  const formId = useId();
  const kept = useKeptDraft(`staff.${member?.uid ?? "new"}`, readMemberDraft, draftOf(member));
  const draft = kept.value;
  const change = (part: Partial<MemberDraft>) => kept.change({ ...draft, ...part });
  const invite = useInviteStaff();
  const save = useChangeStaff();
  const action = member === undefined ? invite : save;
  const [link, setLink] = useState<string>();
  const refusal = refusalOf(action);

  async function submit() {
    const { firstName, lastName, email, language, roles, isSuspended } = draft;
    const companies = draft.companies.split(/[\s,;]+/).filter(Boolean);
    if (member !== undefined) {
      const status = isSuspended ? "suspended" : member.status === "suspended" ? "active" : member.status;
      const ended = await save.run({
        uid: member.uid,
        version: member.version,
        roles: [...roles],
        companies,
        status,
      });
      if (ended?.kind === "done" && ended.answer.refusal == null) finish(t("saved"));
      return;
    }
    const ended = await invite.run({ firstName, lastName, email, language, roles: [...roles], companies });
    if (ended?.kind !== "done" || ended.answer.refusal != null) return;
    if (ended.answer.link == null) finish(t("invited", { email }));
    else {
      kept.forget();
      setLink(ended.answer.link);
    }
  }
  function finish(told: string) {
    kept.forget();
    showToast(told);
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
      title={member === undefined ? t("inviteTitle") : `${member.firstName} ${member.lastName}`}
      description={member?.email}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button type="submit" form={formId} isBusy={action.isBusy}>
            {t(member === undefined ? "sendInvitation" : "save")}
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
        <FailureAlert action={action} title={t("notSaved")} />
        {member === undefined && <PersonFields draft={draft} onChange={change} />}
        <RoleFields draft={draft} onChange={change} />
        {member !== undefined && (
          <Switch
            label={t("suspend")}
            hint={t("suspendHint")}
            isOn={draft.isSuspended}
            onChange={(isSuspended) => change({ isSuspended })}
          />
        )}
      </form>
    </Dialog>
  );
}

interface FieldsProps {
  readonly draft: MemberDraft;
  readonly onChange: (part: Partial<MemberDraft>) => void;
}

function PersonFields({ draft, onChange }: FieldsProps) {
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

function RoleFields({ draft, onChange }: FieldsProps) {
  const t = useTexts("staff");
  const desk = useTexts("desk");
  const toggle = (role: StaffRole) =>
    draft.roles.includes(role) ? draft.roles.filter((one) => one !== role) : [...draft.roles, role];
  return (
    <>
      <fieldset>
        <legend className="mb-1 text-small font-semibold">{t("roles")}</legend>
        <div className="grid grid-cols-2 gap-x-4 max-mobile:grid-cols-1">
          {STAFF_ROLES.map((role) => (
            <Checkbox
              key={role}
              label={desk(`role.${role}`)}
              checked={draft.roles.includes(role)}
              onChange={() => onChange({ roles: toggle(role) })}
            />
          ))}
        </div>
      </fieldset>
      {draft.roles.includes("sales") && (
        <TextField
          label={t("companies")}
          hint={t("companiesHint")}
          value={draft.companies}
          onChange={(event) => onChange({ companies: event.target.value })}
        />
      )}
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
