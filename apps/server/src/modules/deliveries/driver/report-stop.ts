import type { StopReportAnswer, StopReportBody } from "@vycep/contract/deliveries/driver.rest";
import { isReportable, judgeStopReport } from "@vycep/domain/deliveries/stop-report";
import { daysBetween, toLocalDate } from "@vycep/domain/kernel/local-moment";
import type { Language } from "@vycep/domain/market/language";
import type { Db, Tx } from "../../../platform/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import { AppError } from "../../../platform/errors.ts";
import { doneOrRolledBack, inTransaction, type RollBack } from "../../../platform/transaction.ts";
import { keepFile } from "../../files/files.commands.ts";
import { filesOf, type WrittenFile } from "../../files/files.facts.ts";
import { deliverDriven } from "../../orders/driven-orders.commands.ts";
import { readDay } from "../desk/delivery-board.ts";
import type { DriverHere } from "./driver-of-request.ts";
import { type NotTaken, saidToDriver, stopRefusal } from "./driver-refusal.ts";
import { type Picture, type Pictures, readPictures } from "./read-pictures.ts";
import { holdStop, insertReport, reportedUnder } from "./stop-reports.repo.ts";

export type DriverDeps = Deps & Parameters<typeof deliverDriven>[1];

type Asked = {
  readonly driver: DriverHere;
  readonly language: Language;
  readonly requestId: string;
  /** The telephone's name of the report. */
  readonly key: string;
};

/**
 * Takes what a driver noted at a stop: who took it over with signature and photographs, and the delivery of its order, all of it or
 * nothing (DDISP-03, DDISP-04). Under the key of an earlier report it changes nothing and answers the same.
 */
export async function reportStop(
  deps: DriverDeps,
  asked: Asked,
  body: StopReportBody,
): Promise<StopReportAnswer> {
  const { db } = deps;
  const { language } = asked;
  if (await isTaken(db, asked, body)) return { refusal: null };
  const { lines, empties, receivedBy, signature } = body;
  const judged = judgeStopReport({ lines, empties, receivedBy, hasSignature: signature !== null });
  if (!judged.ok) return { refusal: stopRefusal(judged.refusal, language) };
  const pictures = await readPictures(body);
  if (!pictures) return { refusal: stopRefusal({ kind: "picture-unreadable" }, language) };
  const written = await writePictures(deps, pictures);
  const done = await doneOrRolledBack<void, NotTaken>((rollBack) =>
    inTransaction(db, (tx) => take(tx, deps, { ...asked, body, written, rollBack })),
  );
  return { refusal: done.ok ? null : stopRefusal(done.refusal, language) };
}

/** Whether this very report came before; a key that was of another one is a mistake of the telephone. */
async function isTaken(
  db: Db,
  { driver, key }: Pick<Asked, "driver" | "key">,
  { orderNumber }: StopReportBody,
): Promise<boolean> {
  const before = await reportedUnder(db, key);
  if (!before) return false;
  if (before.orderNumber === orderNumber && before.driverId === driver.id) return true;
  throw new AppError("unprocessable", { code: "idempotency-key-reused" });
}

type Written = { readonly signature: WrittenFile | undefined; readonly photos: readonly WrittenFile[] };

/** Bytes go to the store first; where the report is refused they belong to nobody and are swept away. */
async function writePictures(deps: Deps, { signature, photos }: Pictures): Promise<Written> {
  const write = ({ bytes, ...file }: Picture) => filesOf(deps).write(file, bytes);
  const shown: WrittenFile[] = [];
  for (const photo of photos) shown.push(await write(photo));
  return { signature: signature && (await write(signature)), photos: shown };
}

type Taking = Asked & {
  readonly body: StopReportBody;
  readonly written: Written;
  readonly rollBack: RollBack<NotTaken>;
};

async function take(
  tx: Tx,
  deps: DriverDeps,
  { driver, language, requestId, key, body, written, rollBack }: Taking,
): Promise<void> {
  const { orderNumber, lines, empties } = body;
  const companyId = await ownStop(tx, deps, { driver, language, orderNumber });
  // Who sent the same a moment before may have been quicker.
  if (await isTaken(tx, { driver, key }, body)) return;
  await deliverDriven(tx, deps, { ...{ number: orderNumber, lines, empties, driver, requestId, rollBack } });
  const now = deps.clock.instant();
  const { signature, photos } = written;
  for (const file of [...(signature ? [signature] : []), ...photos])
    await keepFile(tx, file, { companyId, now });
  await insertReport(tx, {
    ...{ orderNumber, key, driverId: driver.id, notedAt: new Date(body.notedAt), takenAt: now },
    receivedBy: body.receivedBy.trim(),
    signatureFile: signature?.id ?? null,
    photoFiles: photos.map(({ id }) => id),
  });
}

/** Whose order it is, where the stop is this driver's; another's is none of theirs, whatever its state. */
async function ownStop(
  tx: Tx,
  { clock }: Deps,
  {
    driver,
    language,
    orderNumber,
  }: { readonly driver: DriverHere; readonly language: Language; readonly orderNumber: string },
): Promise<string> {
  const stop = await holdStop(tx, orderNumber);
  const day = stop && toLocalDate(stop.day);
  const known =
    day && isReportable({ daysAgo: daysBetween(day, clock.now().date) }) && (await readDay(tx, day));
  const round = known ? known.rounds.find(({ vehicleId }) => vehicleId === stop?.vehicleId) : undefined;
  const order = known ? known.orders.find(({ number }) => number === orderNumber) : undefined;
  if (order && round?.driverId === driver.id && round.stops.includes(orderNumber)) return order.companyId;
  throw new AppError("forbidden", {
    code: "not-your-stop",
    message: saidToDriver("not-your-stop", language),
  });
}
