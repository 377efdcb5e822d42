import { aText, listOf, recordOf, type ValueOf } from "@vycep/shell/storage/shape";
import type { Mark, Role } from "./use-role-table.ts";

/** The marks of roles that were changed, by the number of the role and in the order of the screens. */
export const aRoleDraft = recordOf(listOf(aText));

export type RoleDraft = ValueOf<typeof aRoleDraft>;

const MARKS = ["allowed", "optional_on", "optional_off", "not_allowed"] as const satisfies readonly Mark[];

/** What a role is to say: as it was typed, else as it says now. */
export function marksOf(draft: RoleDraft, { id, marks }: Role): readonly Mark[] {
  const typed = draft[id];
  return marks.map((mark, place) => MARKS.find((one) => one === typed?.[place]) ?? mark);
}

/** The mark that comes after one when it is switched. */
export function markAfter(mark: Mark): Mark {
  return MARKS[(MARKS.indexOf(mark) + 1) % MARKS.length] ?? "allowed";
}

/** The draft with one mark changed; a role that says again what it says now is none that changes. */
export function withMark(
  draft: RoleDraft,
  role: Role,
  { place, mark }: { readonly place: number; readonly mark: Mark },
): RoleDraft {
  const marks = marksOf(draft, role).with(place, mark);
  const { [role.id]: _before, ...others } = draft;
  return isSame(marks, role.marks) ? others : { ...others, [role.id]: marks };
}

/** The roles that change, with their marks. */
export function changedRoles(draft: RoleDraft, roles: readonly Role[]) {
  return roles.flatMap((role) => {
    const marks = marksOf(draft, role);
    return isSame(marks, role.marks) ? [] : [{ role, marks }];
  });
}

/** How many marks change. */
export function changesIn(draft: RoleDraft, roles: readonly Role[]): number {
  return changedRoles(draft, roles).reduce(
    (sum, { role, marks }) => sum + marks.filter((mark, place) => mark !== role.marks[place]).length,
    0,
  );
}

function isSame(one: readonly Mark[], other: readonly Mark[]): boolean {
  return one.every((mark, place) => mark === other[place]);
}
