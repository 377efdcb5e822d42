import { useTexts } from "@vycep/shell/words/i18n";
import { Checkbox } from "@vycep/ui/fields/checkbox.tsx";
import { Select } from "@vycep/ui/fields/select.tsx";
import { freshRight, type RightsDraft } from "./rights-draft.ts";
import type { ManagedPlace, RoleInfo } from "./use-roles.ts";
import { useUsersWords } from "./users-words.ts";

export interface RightsFieldsProps {
  readonly draft: RightsDraft;
  readonly onChange: (draft: RightsDraft) => void;
  readonly roles: readonly RoleInfo[];
  readonly shipTos: readonly ManagedPlace[];
  /** Roles that are missing are marked once it was tried. */
  readonly wasTried: boolean;
}

/** A box for each place and a role for each that is ticked (USERADMIN-17, ROLE-09). */
export function RightsFields({ draft, onChange, roles, shipTos, wasTried }: RightsFieldsProps) {
  const { t, roleName } = useUsersWords();
  const shell = useTexts("shell");
  function handleTick(shipToId: string, isTicked: boolean) {
    const { [shipToId]: _gone, ...others } = draft;
    onChange(isTicked ? { ...others, [shipToId]: { roleid: "", switchedOn: [] } } : others);
  }
  function handleRole(shipToId: string, roleid: string) {
    const role = roles.find((each) => each.roleid === roleid);
    if (role !== undefined) onChange({ ...draft, [shipToId]: freshRight(role) });
  }
  return (
    <ul>
      {shipTos.map((place) => {
        const right = draft[place.shipToId];
        const held = roles.filter(({ roleid }) => place.roleids.includes(roleid) || roleid === right?.roleid);
        return (
          <li
            key={place.shipToId}
            className="grid items-center gap-x-6 gap-y-2 border-t border-line px-card py-4 desktop:grid-cols-2"
          >
            <Checkbox
              label={<strong>{place.shipToName}</strong>}
              hint={
                place.shipToStatus === "SUSPENDED"
                  ? t("placeSuspended")
                  : `${place.shipToId} · ${place.shipToAddress}`
              }
              checked={right !== undefined}
              onChange={(event) => handleTick(place.shipToId, event.target.checked)}
            />
            {right === undefined ? (
              <span className="text-small text-ink-soft">{t("noAccess")}</span>
            ) : (
              <Select
                label={t("roleAt", { place: place.shipToName })}
                isLabelHidden
                placeholder={t("pickRole")}
                closeLabel={shell("close")}
                options={held.map(({ roleid, rolename }) => ({ id: roleid, label: roleName(rolename) }))}
                value={right.roleid === "" ? null : right.roleid}
                onChange={(roleid) => handleRole(place.shipToId, roleid)}
                error={wasTried && right.roleid === "" ? t("roleMissing") : undefined}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
