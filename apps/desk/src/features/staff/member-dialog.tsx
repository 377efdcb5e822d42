import { STAFF_ROLES } from "@vycep/domain/staff/staff-role";
import { useTexts } from "@vycep/shell/words/i18n";
import { Switch } from "@vycep/ui/fields/switch.tsx";
import { type FieldWords, RecordDialog } from "../../kit/record-dialog.tsx";
import { useRecordDraft } from "../../kit/use-record-draft.ts";
import { useMe } from "../../shared/me.ts";
import { EndSessions } from "./end-sessions.tsx";
import { InviteAgain } from "./invite-again.tsx";
import { aMember, companiesIn, type MemberDraft, memberDraftOf } from "./member-draft.ts";
import { RoleFields } from "./role-fields.tsx";
import { useChangeStaff } from "./use-change-staff.ts";
import type { Member } from "./use-staff.ts";

interface MemberDialogProps {
  readonly member: Member;
  readonly onClose: () => void;
}

/** Changes what somebody is and may do; two who do so at once see it and choose (DSIGN-08, DEDIT-01). */
export function MemberDialog({ member, onClose }: MemberDialogProps) {
  const t = useTexts("staff");
  const me = useMe();
  const kept = useRecordDraft(`staff.${member.uid}`, aMember, {
    version: member.version,
    form: memberDraftOf(member),
  });
  const draft = kept.draft.mine;
  return (
    <RecordDialog
      title={`${member.firstName} ${member.lastName}`}
      description={member.email}
      saved={t("saved")}
      draft={kept}
      words={useMemberWords()}
      action={useChangeStaff()}
      input={({ version, mine }) => ({
        ...{ uid: member.uid, version },
        ...{ roles: [...mine.roles], companies: companiesIn(mine.companies) },
        status: standingOf(member, mine),
      })}
      fields={[]}
      onClose={onClose}
    >
      {() => (
        <>
          <RoleFields draft={draft} onChange={kept.change} rolesFrom={member.rolesFrom} />
          <Switch
            label={t("suspend")}
            hint={t("suspendHint")}
            isOn={draft.isSuspended}
            onChange={(isSuspended) => kept.change({ isSuspended })}
          />
          {member.status === "invited" && <InviteAgain member={member} />}
          {member.status === "active" && member.uid !== me?.uid && <EndSessions uid={member.uid} />}
        </>
      )}
    </RecordDialog>
  );
}

/** Who was invited and has not come yet stays invited. */
function standingOf({ status }: Member, { isSuspended }: MemberDraft): Member["status"] {
  if (isSuspended) return "suspended";
  return status === "suspended" ? "active" : status;
}

function useMemberWords(): Readonly<Record<keyof MemberDraft, FieldWords>> {
  const t = useTexts("staff");
  const desk = useTexts("desk");
  const roles = (value: unknown) =>
    STAFF_ROLES.filter((role) => Array.isArray(value) && value.includes(role))
      .map((role) => desk(`role.${role}`))
      .join(", ");
  return {
    roles: { label: t("roles"), tell: (value) => roles(value) || "–" },
    companies: { label: t("companies"), tell: (value) => String(value) || "–" },
    isSuspended: { label: t("suspend"), tell: (value) => desk(value === true ? "yes" : "no") },
  };
}
