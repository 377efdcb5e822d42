import { PERMISSIONS } from "@vycep/domain/access/permission";
import { isWholesaleRole } from "@vycep/domain/access/role";
import type { RoleMark } from "@vycep/domain/access/role-rights";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Link } from "@vycep/ui/actions/link.tsx";
import { Table } from "@vycep/ui/data/table.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { Select } from "@vycep/ui/fields/select.tsx";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { useIsMobile } from "@vycep/ui/layout/use-is-mobile";
import { useState } from "react";
import { paths } from "../../shared/paths.ts";
import type { RoleInfo } from "./use-roles.ts";
import { useUsersWords } from "./users-words.ts";

interface RolesMatrixProps {
  readonly roles: readonly RoleInfo[];
  /** Which roles come first: those of the company's own kind of places. */
  readonly isWholesale: boolean;
}

/** What each role says of each screen, to be read (ROLE-12, ROLE-13, D43); on mobile one role at a time. */
export function RolesMatrix({ roles, isWholesale }: RolesMatrixProps) {
  const { t, roleName, permissionName } = useUsersWords();
  const shell = useTexts("shell");
  const isMobile = useIsMobile();
  const [kind, setKind] = useState<"pos" | "whs">(isWholesale ? "whs" : "pos");
  const [roleId, setRoleId] = useState<string>();
  const ofKind = roles.filter(({ rolename }) => {
    if (rolename.startsWith("POS ")) return kind === "pos";
    return isWholesaleRole(rolename) ? kind === "whs" : true;
  });
  const one = ofKind.find(({ roleid }) => roleid === roleId) ?? ofKind[0];
  const shown = isMobile && one !== undefined ? [one] : ofKind;
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <ul className="flex flex-wrap gap-x-5 gap-y-2 text-small">
          {(["allowed", "not_allowed", "optional_on", "optional_off"] as const).map((mark) => (
            <li key={mark} className="flex items-center gap-2">
              <Mark mark={mark} isExplained />
              <span>{t(`mark.${mark}`)}</span>
            </li>
          ))}
        </ul>
        <fieldset className="flex gap-2">
          <legend className="sr-only">{t("kinds")}</legend>
          {(["pos", "whs"] as const).map((each) => (
            <Button
              key={each}
              variant={each === kind ? "primary" : "outline"}
              size="small"
              aria-pressed={each === kind}
              onClick={() => setKind(each)}
            >
              {t(`kind.${each}`)}
            </Button>
          ))}
        </fieldset>
      </div>
      {isMobile && one !== undefined && (
        <div className="mb-4">
          <Select
            label={t("role")}
            placeholder=""
            closeLabel={shell("close")}
            options={ofKind.map(({ roleid, rolename }) => ({ id: roleid, label: roleName(rolename) }))}
            value={one.roleid}
            onChange={setRoleId}
          />
        </div>
      )}
      <div>
        <Table
          caption={t("rolesTitle")}
          rows={PERMISSIONS}
          rowKey={(permission) => permission}
          mobileCard={(permission) => (
            <span className="flex items-center justify-between gap-3">
              <strong>{permissionName(permission)}</strong>
              {one !== undefined && <Mark mark={markOf(one, permission)} />}
            </span>
          )}
          columns={[
            { key: "screen", header: t("screen"), cell: permissionName, isRowHeader: true },
            ...shown.map((role) => ({
              key: role.roleid,
              header: roleName(role.rolename),
              cell: (permission: (typeof PERMISSIONS)[number]) => <Mark mark={markOf(role, permission)} />,
            })),
          ]}
          footer={{
            screen: t("usersWithRole"),
            ...Object.fromEntries(
              shown.map(({ roleid, users }) => [
                roleid,
                users === 0 ? (
                  users
                ) : (
                  <Link key={roleid} href={`${paths.users()}?role=${roleid}`}>
                    {users}
                  </Link>
                ),
              ]),
            ),
          }}
        />
      </div>
      <div className="mt-4">
        <Alert tone="info">{t("rolesNote")}</Alert>
      </div>
    </>
  );
}

function markOf({ marks }: RoleInfo, permission: (typeof PERMISSIONS)[number]): RoleMark {
  return marks.find((each) => each.permission === permission)?.mark ?? "not_allowed";
}

/** Differs by shape and word, not only by colour. */
function Mark({ mark, isExplained = false }: { readonly mark: RoleMark; readonly isExplained?: boolean }) {
  const { t } = useUsersWords();
  const word = <span className="sr-only">{t(`mark.${mark}`)}</span>;
  const box = "inline-grid min-w-9 place-items-center rounded-small px-1.5 py-1 text-fine font-bold";
  switch (mark) {
    case "allowed":
      return (
        <span className={`${box} bg-bottle-tint text-bottle`}>
          <Icon name="check" />
          {!isExplained && word}
        </span>
      );
    case "not_allowed":
      return (
        <span className={`${box} text-ink-faint`}>
          <Icon name="minus" />
          {!isExplained && word}
        </span>
      );
    case "optional_on":
    case "optional_off":
      return (
        <span className={`${box} border border-dashed border-amber-edge text-amber-ink`}>
          <span aria-hidden="true">{t(`markShort.${mark}`)}</span>
          {!isExplained && word}
        </span>
      );
  }
}
