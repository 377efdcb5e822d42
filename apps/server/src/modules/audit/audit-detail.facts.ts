/** What an entry of the audit holds besides who, what and when. */
export type AuditDetail = Readonly<Record<string, string | number | null>>;

/** What stood before and stands now. */
export type AuditDifference = {
  readonly what: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly reason: string | null;
};

const beside = /^(.+)(Before|Reason)$/;

/** What was changed: `state` with `stateBefore` beside it, `line 2` with its reason, and one value `from` what it was `to` what it is (DEDIT-02). */
export function differencesIn(detail: AuditDetail): AuditDifference[] {
  const { reason: _reason, from, to, ...rest } = detail;
  const value = { what: "value", before: textOf(from), after: textOf(to), reason: null };
  const others = Object.keys(rest)
    .filter((key) => !isBeside(key, rest))
    .map((key) => ({
      ...{ what: key, after: textOf(rest[key]) },
      ...{ before: textOf(rest[`${key}Before`]), reason: textOf(rest[`${key}Reason`]) },
    }));
  return from === undefined && to === undefined ? others : [value, ...others];
}

/** Whether a value says something of another one that stands there: `outReason` is a field like any other where there is no `out`. */
function isBeside(key: string, detail: AuditDetail): boolean {
  const [, of = "", which] = beside.exec(key) ?? [];
  return which === "Before" || (which === "Reason" && Object.hasOwn(detail, of));
}

/** Fields of a record as they are kept; what nobody said is nothing. */
export type AuditedFields = Readonly<
  Record<string, string | number | boolean | null | undefined | readonly (string | number)[]>
>;

/** Fields that are not as they were, each with what stood there, as `differencesIn` tells them: `name` beside `nameBefore` (DEDIT-02). */
export function detailOfChange(before: AuditedFields, after: AuditedFields): AuditDetail {
  return Object.fromEntries(
    Object.keys(after).flatMap((field) => {
      const [was, is] = [plain(before[field]), plain(after[field])];
      if (was === is) return [];
      return [...(was === "" ? [] : [[`${field}Before`, was] as const]), [field, is] as const];
    }),
  );
}

/** A value as an entry says it. */
export function plain(value: AuditedFields[string]): string | number {
  if (value === null || value === undefined) return "";
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "object" ? value.join(" ") : value;
}

/** Why something was done, where a reason was asked. */
export function reasonIn({ reason }: AuditDetail): string | null {
  return textOf(reason);
}

function textOf(value: string | number | null | undefined): string | null {
  return value === undefined || value === null || value === "" ? null : String(value);
}
