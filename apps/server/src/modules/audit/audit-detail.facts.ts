/** What an entry of the audit holds besides who, what and when. */
export type AuditDetail = Readonly<Record<string, string | number | null>>;

/** What stood before and stands now. */
export type AuditDifference = {
  readonly what: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly reason: string | null;
};

const isBeside = /(Before|Reason)$/;

/** What was changed: `state` with `stateBefore` beside it, `line 2` with its reason, and one value `from` what it was `to` what it is (DEDIT-02). */
export function differencesIn(detail: AuditDetail): AuditDifference[] {
  const { reason: _reason, from, to, ...rest } = detail;
  const value = { what: "value", before: textOf(from), after: textOf(to), reason: null };
  const others = Object.keys(rest)
    .filter((key) => !isBeside.test(key))
    .map((key) => ({
      ...{ what: key, after: textOf(rest[key]) },
      ...{ before: textOf(rest[`${key}Before`]), reason: textOf(rest[`${key}Reason`]) },
    }));
  return from === undefined && to === undefined ? others : [value, ...others];
}

/** Why something was done, where a reason was asked. */
export function reasonIn({ reason }: AuditDetail): string | null {
  return textOf(reason);
}

function textOf(value: string | number | null | undefined): string | null {
  return value === undefined || value === null || value === "" ? null : String(value);
}
