/** A driver's own round on a telephone, and what is noted at its stops (DDISP-03, DDISP-04). */
import { MOST_PHOTOS } from "@vycep/domain/deliveries/stop-report";
import { z as zod } from "zod";
import { MAX_PICTURE_BYTES } from "./driver.ts";

const orderNumber = zod.string().regex(/^\d{10}$/);
const picture = zod.base64().max(Math.ceil(MAX_PICTURE_BYTES / 3) * 4);

export const stopReportBody = zod.strictObject({
  orderNumber,
  /** By the telephone's clock. */
  notedAt: zod.iso.datetime(),
  lines: zod
    .array(
      zod.strictObject({
        lineNo: zod.number().int().min(1).max(100_000),
        boxes: zod.number().int().min(0).max(1_000_000),
        reason: zod.string().max(200).optional(),
      }),
    )
    .max(1000),
  empties: zod
    .array(
      zod.strictObject({
        code: zod.string().min(1).max(40),
        units: zod.number().int().min(0).max(99_999),
      }),
    )
    .max(100),
  receivedBy: zod.string().max(400),
  /** A picture of it (PNG); null where nothing changed hands. */
  signature: picture.nullable(),
  /** JPEG, PNG or WebP. */
  photos: zod.array(picture).max(MOST_PHOTOS),
});

export const stopReportAnswer = zod.object({
  /** Why nothing was taken; null when it was, now or the first time. */
  refusal: zod
    .object({ code: zod.string(), message: zod.string(), lineNo: zod.number().int().nullable() })
    .nullable(),
});

const takenBack = zod.object({ code: zod.string(), name: zod.string(), depositMinor: zod.number().int() });

const stop = zod.object({
  orderNumber: zod.string(),
  /** From 1. */
  position: zod.number().int(),
  state: zod.string(),
  name: zod.string(),
  street: zod.string(),
  city: zod.string(),
  zip: zod.string(),
  window: zod.string(),
  noteForDriver: zod.string(),
  contact: zod.object({ name: zod.string(), phone: zod.string() }).nullable(),
  pallets: zod.number(),
  currency: zod.string(),
  /** In cash from whoever takes it over. */
  collects: zod.object({ minor: zod.number().int(), currency: zod.string() }).nullable(),
  lines: zod.array(
    zod.object({
      lineNo: zod.number().int(),
      name: zod.string(),
      /** What is to be handed over. */
      boxes: zod.number().int(),
      /** Once it was. */
      delivered: zod.number().int().nullable(),
    }),
  ),
  /** What is expected back, or was counted. */
  empties: zod.array(takenBack.extend({ units: zod.number().int() })),
  /** What else the brewery takes back there. */
  takenBack: zod.array(takenBack),
  /** What was noted of it, once that has come here. */
  report: zod.object({ notedAt: zod.string(), receivedBy: zod.string() }).nullable(),
});

export const ownRoundsAnswer = zod.object({
  driverId: zod.string(),
  driver: zod.string(),
  day: zod.string(),
  /** In by a code of the day that has made no passkey yet: this telephone may come in without one from now on. */
  mayMakePasskey: zod.boolean(),
  rounds: zod.array(
    zod.object({
      vehicleId: zod.string(),
      plate: zod.string(),
      vehicle: zod.string(),
      departsAt: zod.string().nullable(),
      places: zod.number().int(),
      payloadKilograms: zod.number(),
      pallets: zod.number(),
      kilograms: zod.number(),
      stops: zod.array(stop),
    }),
  ),
});

/** By which a telephone comes in for a day (DSIGN-09). */
export const driverCodeBody = zod.strictObject({ code: zod.string().max(40) });

/** A signature or a photograph. */
export const handoverPictureParams = zod.object({ id: zod.string().regex(/^[0-9a-f]{32}$/) });

export type StopReportBody = zod.infer<typeof stopReportBody>;
export type StopReportAnswer = zod.infer<typeof stopReportAnswer>;
export type OwnRounds = zod.infer<typeof ownRoundsAnswer>;
export type OwnRound = OwnRounds["rounds"][number];
export type OwnStop = OwnRound["stops"][number];
