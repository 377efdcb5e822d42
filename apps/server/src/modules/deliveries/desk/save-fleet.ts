import { createHash, randomUUID } from "node:crypto";
import { judgeDriver, judgeVehicle, plateOf } from "@vycep/domain/deliveries/fleet";
import { toId, type UserId } from "@vycep/domain/kernel/ids";
import { type LocalDate, parseLocalDate } from "@vycep/domain/kernel/local-moment";
import type { Tx } from "../../../platform/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type {
  FleetAnswer,
  SaveDriverInput,
  SaveVehicleInput,
} from "../../../platform/desk/desk-graphql.gen.ts";
import { noSuchDay } from "../../../platform/list/filter-input.ts";
import { doneOrRolledBack, inTransaction, type RollBack } from "../../../platform/transaction.ts";
import { recordAudit } from "../../audit/audit.commands.ts";
import { type AuditedFields, detailOfChange } from "../../audit/audit-detail.facts.ts";
import { staffByEmail } from "../../staff/staff.facts.ts";
import { deliveryRefusal, type NotDone } from "./delivery-refusal.ts";
import { holdDriver, holdFleet, holdVehicle, keepDriver, keepVehicle } from "./fleet.repo.ts";
import { fleet } from "./fleet.ts";

/** Keeps a vehicle, a new one or as it is from now on (DDISP-05). */
export function saveVehicle(deps: Deps, context: DeskContext, input: SaveVehicleInput): Promise<FleetAnswer> {
  const { places, payloadKilograms } = input;
  const wanted = { ...wantedOf(input), plate: plateOf(input.plate), places, payloadKilograms };
  return answerFleet(deps, context, async (tx, { rollBack, newId }) => {
    const verdict = judgeVehicle(wanted);
    if (!verdict.ok) return rollBack(verdict.refusal);
    await holdFleet(tx);
    const before = await holdVehicle(tx, input.id ?? newId);
    if (input.id == null && before) return { kind: "vehicle", before, after: before };
    if (input.id != null && !before) return rollBack({ kind: "vehicle-unknown" });
    if (before && before.version !== input.version) return rollBack({ kind: "changed-meanwhile" });
    const driverId = input.driverId ?? null;
    if (driverId !== null && !(await holdDriver(tx, driverId)))
      return rollBack({ kind: "driver-unknown", field: "driverId" });
    const { hasLift, isActive } = input;
    const after = { ...rowOf(wanted), id: input.id ?? newId, hasLift, isActive, driverId };
    if (!(await keepVehicle(tx, after))) return rollBack({ kind: "plate-taken", field: "plate" });
    return { kind: "vehicle", before, after };
  });
}

/** Keeps a driver, a new one or as they are from now on (DDISP-05). */
export function saveDriver(deps: Deps, context: DeskContext, input: SaveDriverInput): Promise<FleetAnswer> {
  const wanted = { ...wantedOf(input), phone: input.phone.trim() };
  return answerFleet(deps, context, async (tx, { rollBack, newId }) => {
    const verdict = judgeDriver(wanted);
    if (!verdict.ok) return rollBack(verdict.refusal);
    await holdFleet(tx);
    const before = await holdDriver(tx, input.id ?? newId);
    if (input.id == null && before) return { kind: "driver", before, after: before };
    if (input.id != null && !before) return rollBack({ kind: "driver-unknown" });
    if (before && before.version !== input.version) return rollBack({ kind: "changed-meanwhile" });
    const person = await accountOf(tx, input.account?.trim() ?? "");
    if (person === "unknown") return rollBack({ kind: "account-unknown", field: "account" });
    const row = { ...rowOf(wanted), id: input.id ?? newId, isActive: input.isActive };
    if (!(await keepDriver(tx, { ...row, uid: person?.uid ?? null })))
      return rollBack({ kind: "account-taken", field: "account" });
    return { kind: "driver", before, after: { ...row, account: person?.email ?? null } };
  });
}

/** Of the staff who drive, the one with this address; nobody where none is wanted. */
async function accountOf(tx: Tx, email: string) {
  if (email === "") return;
  const person = await staffByEmail(tx, email);
  return person?.roles.includes("driver") ? person : "unknown";
}

type Saved = {
  readonly kind: "vehicle" | "driver";
  readonly before: AuditedFields | undefined;
  readonly after: AuditedFields & { readonly id: string };
};

type Save = (
  tx: Tx,
  by: {
    readonly rollBack: RollBack<NotDone>;
    /** Of a new record; sent twice under one key it is the same, and the second time the record is there. */
    readonly newId: string;
  },
) => Promise<Saved>;

/** What was kept is told to the audit within the same transaction; the answer is the fleet as it then is. */
async function answerFleet({ db, clock }: Deps, context: DeskContext, save: Save): Promise<FleetAnswer> {
  const { uid } = await context.staff();
  const { idempotencyKey: key } = context;
  const newId = key === undefined ? randomUUID() : createHash("sha256").update(`${uid} ${key}`).digest("hex");
  const done = await doneOrRolledBack<void, NotDone>((rollBack) =>
    inTransaction(db, async (tx) => {
      const { kind, before, after } = await save(tx, { rollBack, newId });
      const { id, ...written } = after;
      const detail = detailOfChange(before ?? {}, written);
      if (before !== undefined && Object.keys(detail).length === 0) return;
      await recordAudit(tx, {
        ...{ at: clock.instant(), uid: toId<UserId>(uid), companyId: null, requestId: context.requestId },
        ...{ action: `${kind}.${before === undefined ? "added" : "changed"}`, subjectKind: kind },
        ...{ subjectId: id, detail },
      });
    }),
  );
  const refusal = done.ok ? null : deliveryRefusal(done.refusal, context.language);
  return { fleet: await fleet(db), refusal };
}

type RecordInput = Pick<SaveDriverInput, "name" | "haulier" | "weekdays" | "outFrom" | "outTo" | "outReason">;

/** A record as it was typed; what can be no day is a mistake of the caller. */
function wantedOf({ name, haulier, weekdays, outFrom, outTo, outReason }: RecordInput) {
  return {
    name: name.trim(),
    haulier: haulier?.trim(),
    weekdays: weekdays.toSorted((left, right) => left - right),
    outFrom: dayFrom(outFrom, "input.outFrom"),
    outTo: dayFrom(outTo, "input.outTo"),
    outReason: outReason.trim(),
  };
}

function dayFrom(text: string | null | undefined, path: string): LocalDate | undefined {
  if (text == null) return undefined;
  const day = parseLocalDate(text);
  if (day === undefined) throw noSuchDay(path);
  return day;
}

/** The columns that vehicles and drivers share, and what else was typed. */
function rowOf<More>({ haulier, outFrom, outTo, ...wanted }: ReturnType<typeof wantedOf> & More) {
  return { ...wanted, haulier: haulier ?? null, outFrom: outFrom ?? null, outTo: outTo ?? null };
}
