import { PERMISSIONS } from "@vycep/domain/access/permission";
import { Link } from "@vycep/ui/actions/link.tsx";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { paths } from "../../../shared/paths.ts";
import type { RoleInfo } from "../use-roles.ts";
import { useUsersWords } from "../users-words.ts";

/** What a role may do, beside where it is picked. */
export function RoleCard({ role }: { readonly role: RoleInfo }) {
  const { t, roleName, permissionName } = useUsersWords();
  return (
    <Card title={t("roleMay", { role: roleName(role.rolename) })}>
      <ul className="grid gap-2 text-small">
        {PERMISSIONS.map((permission) => {
          const mark = role.marks.find((each) => each.permission === permission)?.mark ?? "not_allowed";
          const isOn = mark === "allowed" || mark === "optional_on";
          return (
            <li key={permission} className={isOn ? "flex gap-2" : "flex gap-2 text-ink-soft"}>
              <Icon name={isOn ? "check" : "minus"} />
              <span>{permissionName(permission)}</span>
              {mark !== "allowed" && <span className="text-ink-soft">{`(${t(`mark.${mark}`)})`}</span>}
            </li>
          );
        })}
      </ul>
      <p className="mt-3">
        <Link href={paths.roles()}>{t("wholeTable")}</Link>
      </p>
    </Card>
  );
}
