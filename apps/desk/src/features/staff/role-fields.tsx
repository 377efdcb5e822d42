import { STAFF_ROLES, type StaffRole } from "@vycep/domain/staff/staff-role";
import { useTexts } from "@vycep/shell/words/i18n";
import { Checkbox } from "@vycep/ui/fields/checkbox.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import type { RoleDraft } from "./member-draft.ts";

interface RoleFieldsProps {
  readonly draft: RoleDraft;
  readonly onChange: (part: Partial<RoleDraft>) => void;
  /** The identity provider that gives the roles: then they are read here and not changed (DSIGN-04). */
  readonly rolesFrom?: string | null | undefined;
}

/** What somebody is, and of which companies where that says something. */
export function RoleFields({ draft, onChange, rolesFrom = null }: RoleFieldsProps) {
  const t = useTexts("staff");
  const desk = useTexts("desk");
  const toggle = (role: StaffRole) =>
    draft.roles.includes(role) ? draft.roles.filter((one) => one !== role) : [...draft.roles, role];
  return (
    <>
      {rolesFrom === null ? (
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
      ) : (
        <div>
          <p className="mb-1 text-small font-semibold">{t("roles")}</p>
          <p>{draft.roles.map((role) => desk(`role.${role}`)).join(", ") || "–"}</p>
          <p className="mt-1 text-small text-ink-soft">{t("rolesFrom", { name: rolesFrom })}</p>
        </div>
      )}
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
