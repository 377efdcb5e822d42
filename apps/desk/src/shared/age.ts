/** How long something waits, in the largest unit that says it. */
export interface Age {
  readonly unit: "minutes" | "hours" | "days";
  readonly count: number;
}

/** @example ageOf("2026-11-23T08:00:00Z", Date.parse("2026-11-23T13:25:00Z")) // { unit: "hours", count: 5 } */
export function ageOf(since: string, nowMs: number): Age {
  const minutes = Math.max(0, Math.floor((nowMs - Date.parse(since)) / 60_000));
  if (minutes < 60) return { unit: "minutes", count: minutes };
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? { unit: "hours", count: hours } : { unit: "days", count: Math.floor(hours / 24) };
}
