import type { SoldToPlace } from "@vycep/contract/ship-to/payers.rest";

/** The rounds that come to a place, each with its weekdays; those without days are left out. */
export function deliveryRounds(place: SoldToPlace) {
  const usual = place.records.find(({ type }) => type !== "PD")?.scheduleDays ?? [];
  const truck = place.records.find(({ type }) => type === "PD")?.scheduleDays ?? [];
  const rounds = [
    { round: "usual", days: usual },
    { round: "truck", days: truck },
    { round: "tank", days: place.tankDays },
    { round: "unfiltered", days: place.unfilteredDays },
  ] as const;
  return rounds.filter(({ days }) => days.length > 0);
}
