import { useTexts } from "@vycep/shell/words/i18n";
import { followGrid } from "@vycep/ui/data/roving-grid";
import { classNames } from "@vycep/ui/styles/class-names";
import { useRoleName } from "../../shared/customer-roles.ts";
import { MarkShape } from "./mark-shape.tsx";
import { markAfter, marksOf, type RoleDraft, withMark } from "./role-draft.ts";
import type { Role, RoleTable } from "./use-role-table.ts";

interface RoleGridProps {
  readonly table: RoleTable;
  readonly draft: RoleDraft;
  readonly chosen: string | undefined;
  readonly mayChange: boolean;
  readonly onChoose: (id: string) => void;
  readonly onChange: (draft: RoleDraft) => void;
}

const GROUPS = ["all", "WHS", "POS"] as const;

/** Both kinds of customers, or one of them. */
function groupOf({ customerTypes }: Role): (typeof GROUPS)[number] {
  const [only] = customerTypes.length === 1 ? customerTypes : [];
  return only === "WHS" || only === "POS" ? only : "all";
}

/** One and the same function, so that the table is not followed anew however often it is drawn. */
const follow = (table: HTMLTableElement) => followGrid(table);

/** Roles by screens, walked by the arrows; a mark is switched by a click, Space or Enter. */
export function RoleGrid({ table, draft, chosen, mayChange, onChoose, onChange }: RoleGridProps) {
  const t = useTexts("role-table");
  const roleName = useRoleName();
  const { screens, roles } = table;
  return (
    <div className="overflow-x-auto rounded-normal border border-line bg-foam">
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its cells are walked by the arrows
        role="grid"
        ref={follow}
        aria-describedby="role-keys"
        className="w-full min-w-[50rem] text-small"
      >
        <caption className="sr-only">{t("table")}</caption>
        <thead>
          <tr className="bg-foam-dim">
            <th scope="col" className="type-label px-3.5 py-2 text-left align-bottom text-ink-faint">
              {t("role")}
            </th>
            {screens.map(({ permission, name }) => (
              <th key={permission} scope="col" className="w-11 py-2 align-bottom font-normal text-ink-soft">
                <span className="inline-block rotate-180 text-left whitespace-nowrap [writing-mode:vertical-rl]">
                  {name}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        {GROUPS.map((group) => (
          <tbody key={group}>
            <tr className="border-t border-line bg-bottle-mist">
              <th scope="rowgroup" colSpan={screens.length + 1} className="px-3.5 py-1 text-left font-bold">
                {t(`group.${group}`)}
              </th>
            </tr>
            {roles
              .filter((role) => groupOf(role) === group)
              .map((role) => {
                const marks = marksOf(draft, role);
                return (
                  <tr
                    key={role.id}
                    className={classNames("border-t border-line", role.id === chosen && "bg-bottle-tint")}
                  >
                    <th scope="row" className="px-3.5 py-1 text-left font-semibold whitespace-nowrap">
                      {roleName(role.name)}
                    </th>
                    {screens.map(({ permission, name }, place) => {
                      const mark = marks[place] ?? "not_allowed";
                      return (
                        <td key={permission} className="text-center">
                          <button
                            type="button"
                            aria-label={t("cell", {
                              role: roleName(role.name),
                              screen: name,
                              mark: t(`mark.${mark}`),
                            })}
                            aria-disabled={!mayChange}
                            title={t(`mark.${mark}`)}
                            onFocus={() => onChoose(role.id)}
                            onClick={() => {
                              if (mayChange)
                                onChange(withMark(draft, role, { place, mark: markAfter(mark) }));
                            }}
                            className={classNames(
                              "grid h-7 w-full place-items-center",
                              mark !== role.marks[place] && "bg-amber-tint",
                            )}
                          >
                            <MarkShape mark={mark} />
                          </button>
                        </td>
                      );
                    })}
                  </tr>
                );
              })}
          </tbody>
        ))}
      </table>
      <p className="flex flex-wrap items-center gap-x-5 gap-y-1 border-t border-line px-3.5 py-2.5 text-small text-ink-soft">
        {(["allowed", "not_allowed", "optional_on", "optional_off"] as const).map((mark) => (
          <span key={mark} className="flex items-center gap-2">
            <MarkShape mark={mark} />
            {t(`mark.${mark}`)}
          </span>
        ))}
        <span id="role-keys" className="ml-auto">
          {t("keys")}
        </span>
      </p>
    </div>
  );
}
