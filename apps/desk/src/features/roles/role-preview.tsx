import { useTexts } from "@vycep/shell/words/i18n";
import { Card } from "@vycep/ui/layout/card.tsx";
import { classNames } from "@vycep/ui/styles/class-names";
import type { Mark, Role, RoleTable } from "./use-role-table.ts";

interface RolePreviewProps {
  readonly role: Role;
  readonly marks: readonly Mark[];
  readonly screens: RoleTable["screens"];
}

/** What the portal opens to a role, and what the change adds and takes. */
export function RolePreview({ role, marks, screens }: RolePreviewProps) {
  const t = useTexts("role-table");
  const lines = screens.flatMap(({ permission, name }, place) => {
    const [before, after] = [role.marks[place], marks[place]];
    if (before === "not_allowed" && after === "not_allowed") return [];
    const changes = isOpen(after) ? ("new" as const) : ("gone" as const);
    const note = isOpen(before) === isOpen(after) ? undefined : changes;
    const isOptional = after === "optional_on" || after === "optional_off";
    return [{ permission, name, note, isOptional, isClosed: !isOpen(after) }];
  });
  return (
    <Card title={t("portalAs", { role: role.name })}>
      <ul className="grid gap-1">
        {lines.map(({ permission, name, note, isOptional, isClosed }) => (
          <li
            key={permission}
            className={classNames(
              "flex items-center justify-between gap-2 rounded-small border border-line px-3 py-1.5",
              note === undefined ? "bg-foam" : "bg-amber-tint font-semibold text-amber-ink",
              isClosed && note === undefined && "text-ink-faint",
            )}
          >
            <span className={isClosed ? "line-through" : ""}>{name}</span>
            <span className="text-small">{note === undefined ? isOptional && t("opt") : t(note)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function isOpen(mark: Mark | undefined): boolean {
  return mark === "allowed" || mark === "optional_on";
}
