/** How the process tells the time: by the system, standing still, or running from a given local moment. */
export type ClockSetting =
  | { readonly kind: "system" }
  | { readonly kind: "fixed"; readonly local: string }
  | { readonly kind: "running"; readonly local: string };

const clockPattern = /^@?\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/;

export function isClockSetting(value: string): boolean {
  if (!clockPattern.test(value)) return false;
  const day = value.replace("@", "").slice(0, 10);
  const parsed = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(parsed) && new Date(parsed).toISOString().startsWith(day);
}

export function clockSettingOf(value: string | undefined): ClockSetting {
  if (value === undefined) return { kind: "system" };
  return value.startsWith("@") ? { kind: "running", local: value.slice(1) } : { kind: "fixed", local: value };
}
