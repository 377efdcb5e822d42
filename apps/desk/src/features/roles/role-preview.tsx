import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { classNames } from "@vycep/ui/styles/class-names";
import { lazy, Suspense, useState } from "react";
import { useRoleName } from "../../shared/customer-roles.ts";
import type { Mark, Role, RoleTable } from "./use-role-table.ts";

// Few look at the portal itself: the frame comes when it is asked for.
const SeeAsRole = lazy(() => import("./see-as-role.tsx").then((file) => ({ default: file.SeeAsRole })));

interface RolePreviewProps {
  readonly role: Role;
  readonly marks: readonly Mark[];
  readonly screens: RoleTable["screens"];
}

/** What the portal opens to a role, and what the change adds and takes. */
export function RolePreview({ role, marks, screens }: RolePreviewProps) {
  const t = useTexts("role-table");
  const roleName = useRoleName();
  const preview = useTexts("portal-preview");
  const [isSeen, setSeen] = useState(false);
  const isOpening = marks.some(isOpen);
  const lines = screens.flatMap(({ permission, name }, place) => {
    const [before, after] = [role.marks[place], marks[place]];
    if (before === "not_allowed" && after === "not_allowed") return [];
    const changes = isOpen(after) ? ("new" as const) : ("gone" as const);
    const note = isOpen(before) === isOpen(after) ? undefined : changes;
    const isOptional = after === "optional_on" || after === "optional_off";
    return [{ permission, name, note, isOptional, isClosed: !isOpen(after) }];
  });
  return (
    <Card
      title={t("portalAs", { role: roleName(role.name) })}
      aside={
        isOpening && (
          <Button variant="outline" size="small" icon="eye" onClick={() => setSeen(true)}>
            {preview("open")}
          </Button>
        )
      }
    >
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
      <Suspense>{isSeen && <SeeAsRole role={role} marks={marks} onClose={() => setSeen(false)} />}</Suspense>
    </Card>
  );
}

function isOpen(mark: Mark | undefined): boolean {
  return mark === "allowed" || mark === "optional_on";
}
