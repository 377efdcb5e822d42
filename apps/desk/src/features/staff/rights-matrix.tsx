import { DESK_AREAS, type DeskArea, limitUnitOf } from "@vycep/domain/staff/staff-right";
import { STAFF_ROLES, type StaffRole } from "@vycep/domain/staff/staff-role";
import { useTexts } from "@vycep/shell/words/i18n";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { classNames } from "@vycep/ui/styles/class-names";
import { formatCount } from "@vycep/words/engine/format";
import { DeskListBody } from "../../kit/list-states.tsx";
import { type HeldPowers, heldPowers, type RightRow } from "./held-powers.ts";
import { useStaffRights } from "./use-staff-rights.ts";

/** What each role may do in each area, by shape and not by colour alone (DSIGN-05). */
export function RightsMatrix() {
  const t = useTexts("staff");
  const reading = useStaffRights();
  return (
    <DeskListBody reading={reading} loading={t("rightsLoading")} found={() => ""} none={() => undefined}>
      {(rights) => <Matrix rights={rights} />}
    </DeskListBody>
  );
}

function Matrix({ rights }: { readonly rights: readonly RightRow[] }) {
  const t = useTexts("staff");
  const desk = useTexts("desk");
  return (
    <section aria-labelledby="rights" className="rounded-normal border border-line bg-foam">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-card py-2.5">
        <h2 id="rights" className="type-heading flex-1">
          {t("rightsTitle")}
        </h2>
        <Legend />
      </div>
      <div className="overflow-x-auto">
        <table className="w-full border-collapse text-small">
          <caption className="sr-only">{t("rightsTitle")}</caption>
          <thead>
            <tr>
              <th scope="col" className="type-label bg-foam-dim px-3.5 py-1.5 text-left text-ink-faint">
                {t("area")}
              </th>
              {STAFF_ROLES.map((role) => (
                <th key={role} scope="col" className="type-label bg-foam-dim px-1 py-1.5 text-ink-faint">
                  {desk(`roleShort.${role}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {DESK_AREAS.map((area) => (
              <tr key={area} className="border-t border-line">
                <th scope="row" className="px-3.5 py-1 text-left font-normal whitespace-nowrap">
                  {desk(`area.${area}`)}
                </th>
                {STAFF_ROLES.map((role) => (
                  <td key={role} className="px-1 py-0.5 text-center">
                    <Cell held={heldPowers(rights, { role, area })} of={{ role, area }} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="border-t border-line px-card py-2.5 text-small text-ink-soft">{t("rightsNote")}</p>
    </section>
  );
}

function Legend() {
  const t = useTexts("staff");
  return (
    <ul className="flex flex-wrap gap-3 text-small text-ink-soft">
      {(["change", "see", "none"] as const).map((shape) => (
        <li key={shape} className="flex items-center gap-1.5">
          <Shape shape={shape} />
          {t(`power.${shape}`)}
        </li>
      ))}
    </ul>
  );
}

const shapes = {
  change: "bg-bottle text-on-bottle",
  see: "border-field border-bottle bg-bottle-mist text-bottle",
  none: "bg-void",
} as const;

function Shape({ shape }: { readonly shape: keyof typeof shapes }) {
  return (
    <span
      className={classNames(
        "inline-grid h-5 w-7 place-items-center rounded-small align-middle",
        shapes[shape],
      )}
    >
      {shape === "change" && <Icon name="pencil" size="small" />}
      {shape === "see" && <Icon name="eye" size="small" />}
    </span>
  );
}

interface CellProps {
  readonly held: HeldPowers;
  readonly of: { readonly role: StaffRole; readonly area: DeskArea };
}

function Cell({ held, of: { area } }: CellProps) {
  const t = useTexts("staff");
  const { shape, approves, limit, overrides } = held;
  const unit = limitUnitOf(area, "approve");
  const said = [
    t(`power.${shape}`),
    ...(approves
      ? [
          limit === undefined || unit === undefined
            ? t("power.approve")
            : t(`approveUpTo.${unit}`, { limit: formatCount(unit === "minor" ? limit / 100 : limit) }),
        ]
      : []),
    ...(overrides ? [t("power.override")] : []),
  ].join(", ");
  return (
    <span title={said} className="inline-flex items-center gap-0.5">
      <Shape shape={shape} />
      {approves && <Icon name="check" size="small" />}
      {overrides && <Icon name="undo" size="small" />}
      <span className="sr-only">{said}</span>
    </span>
  );
}
