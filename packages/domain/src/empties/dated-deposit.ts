import { addDays, type LocalDate } from "../kernel/local-moment.ts";
import { ok, type Refusal, type Result, refused } from "../kernel/result.ts";

/** What is paid for an empty piece in a market from a day of delivery on. */
type DatedDeposit = { readonly validFrom: LocalDate; readonly depositMinor: number };

type DepositRefusal = Refusal & {
  readonly kind: "deposit-not-ahead" | "deposit-too-far" | "deposit-invalid" | "deposit-same";
  readonly field: "validFrom" | "depositMinor";
};

/** A deposit may be planned for so many days ahead. */
const DEPOSIT_HORIZON = 730;
/** More than any empty piece is worth: a hundred thousand, in hundredths. */
const HIGHEST_DEPOSIT = 10_000_000;

/**
 * Whether a deposit may be dated like this: from tomorrow on, for what was paid stays as it is (the first one of a piece may begin
 * today); and it says something else than what would hold anyway.
 *
 * @example
 *   judgeDeposit({ validFrom: toLocalDate("2027-01-01"), depositMinor: 400 },
 *     { known: [{ validFrom: toLocalDate("2000-01-01"), depositMinor: 300 }], today: toLocalDate("2026-11-23") }).ok // true
 */
export function judgeDeposit(
  wanted: DatedDeposit,
  { known, today }: { readonly known: readonly DatedDeposit[]; readonly today: LocalDate },
): Result<DatedDeposit, DepositRefusal> {
  const { validFrom, depositMinor } = wanted;
  const first = known.length === 0 ? today : addDays(today, 1);
  if (validFrom < first) return refused({ kind: "deposit-not-ahead", field: "validFrom" });
  if (validFrom > addDays(today, DEPOSIT_HORIZON))
    return refused({ kind: "deposit-too-far", field: "validFrom" });
  if (!Number.isInteger(depositMinor) || depositMinor < 0 || depositMinor > HIGHEST_DEPOSIT)
    return refused({ kind: "deposit-invalid", field: "depositMinor" });
  // One that stands on the very day gives way, so it may also say what the one before it does.
  const held = known.findLast((one) => one.validFrom <= validFrom);
  return held?.depositMinor === depositMinor
    ? refused({ kind: "deposit-same", field: "depositMinor" })
    : ok(wanted);
}
