import type { Permission } from "@vycep/domain/access/permission";
import { markOf, optionalOf } from "@vycep/domain/access/role-rights";
import { Switch } from "@vycep/ui/fields/switch.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { marksOf } from "./rights-draft.ts";
import type { RightsFieldsProps } from "./rights-fields.tsx";
import { useUsersWords } from "./users-words.ts";

/** The permissions that a role leaves open, as switches, for each place with such (ROLE-13). */
export function OptionalSwitches({
  draft,
  onChange,
  roles,
  shipTos,
}: Pick<RightsFieldsProps, "draft" | "onChange" | "roles" | "shipTos">) {
  const { t, permissionName } = useUsersWords();
  function handleSwitch(shipToId: string, permission: Permission, isOn: boolean) {
    const right = draft[shipToId];
    if (right === undefined) return;
    const others = right.switchedOn.filter((each) => each !== permission);
    onChange({ ...draft, [shipToId]: { ...right, switchedOn: isOn ? [...others, permission] : others } });
  }
  return shipTos.map(({ shipToId, shipToName, permissions }) => {
    const right = draft[shipToId];
    const role = roles.find(({ roleid }) => roleid === right?.roleid);
    if (right === undefined || role === undefined) return null;
    const marks = marksOf(role);
    const optional = optionalOf(marks);
    if (optional.length === 0) return null;
    return (
      <Card key={shipToId} isFlush title={t("optionalAt", { place: shipToName })}>
        <p className="px-card pb-3 text-small text-ink-soft">{t("optionalText")}</p>
        <ul>
          {optional.map((permission) => {
            const isOn = right.switchedOn.includes(permission);
            const lacks = !permissions.includes(permission);
            return (
              <li key={permission} className="border-t border-line px-card py-3">
                <Switch
                  label={permissionName(permission)}
                  hint={lacks ? t("lacking") : t(`mark.${markOf(marks, permission)}`)}
                  isOn={isOn}
                  isDisabled={lacks && !isOn}
                  onChange={(next) => handleSwitch(shipToId, permission, next)}
                />
              </li>
            );
          })}
        </ul>
      </Card>
    );
  });
}
