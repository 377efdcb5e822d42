import { decodeMoment, encodeMoment } from "@vycep/contract/calendar/calendar.codec";
import { isAlwaysConfigured, PERMISSIONS, parsePermission } from "@vycep/domain/access/permission";
import { orderableUnitNames } from "@vycep/domain/catalog/orderable-units";
import { toId, type UserId } from "@vycep/domain/kernel/ids";
import { type LocalDate, type LocalMoment, parseLocalDate } from "@vycep/domain/kernel/local-moment";
import { judgeMaintenance, type Maintenance, NO_MAINTENANCE } from "@vycep/domain/market/maintenance";
import type { Market } from "@vycep/domain/market/market";
import { judgePortalSettings, type PortalSettings } from "@vycep/domain/portal-settings/portal-settings";
import { say } from "@vycep/words/engine/sentence";
import { type PortalSettingsMessage, portalSettingsMessages } from "@vycep/words/portal-settings/answers";
import type { Tx } from "../../../platform/db.ts";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type {
  DeskPortalSettingsAnswer,
  DropPortalSettingsInput,
  SetMaintenanceInput,
  SetPortalSettingsInput,
} from "../../../platform/desk/desk-graphql.gen.ts";
import { badInput } from "../../../platform/errors.ts";
import { noSuchDay } from "../../../platform/list/filter-input.ts";
import { doneOrRolledBack, inTransaction, type RollBack } from "../../../platform/transaction.ts";
import { recordAudit } from "../../audit/audit.commands.ts";
import { type AuditedFields, detailOfChange } from "../../audit/audit-detail.facts.ts";
import type { PortalSettingsDeps } from "./portal-settings.deps.ts";
import { type ConfigRow, configRows, holdConfig, keepValue, removePlanned } from "./portal-settings.repo.ts";
import { maintenanceIn, marketMeant, portalSettings, seenOf, settingsOn } from "./portal-settings.ts";

/** Sets what the portal shows from a day on, with its entry in the log; open pages of customers hear by the change itself (DCONF-01). */
export async function setPortalSettings(
  deps: PortalSettingsDeps,
  context: DeskContext,
  input: SetPortalSettingsInput,
): Promise<DeskPortalSettingsAnswer> {
  const validFrom = dayIn(input.validFrom);
  const wanted: PortalSettings = {
    bannerRotation: input.bannerRotation,
    sections: input.sections.map(sectionIn),
    units: input.units.map((of) => ({ ...of })),
  };
  return changing(deps, context, {
    ...{ of: input, action: "portal-settings.set", day: validFrom },
    change: async (tx, { market, rows, rollBack }) => {
      const verdict = judgePortalSettings(wanted, { validFrom, today: deps.clock.now().date });
      if (!verdict.ok) return rollBack(verdict.refusal);
      const before = settingsOn(rows, validFrom);
      const [was, is] = [valuesOf(before), valuesOf(wanted)];
      const changed = Object.entries(is).filter(
        ([key, value]) => JSON.stringify(value) !== JSON.stringify(was[key]),
      );
      if (changed.length === 0) return rollBack({ kind: "nothing-changed" });
      for (const [key, value] of changed) await keepValue(tx, { market, key, validFrom, value });
      return { before: toldOfSettings(before), after: { ...toldOfSettings(wanted), validFrom } };
    },
  });
}

/** Takes back what was planned; what held before goes on (DCONF-01). */
export async function dropPortalSettings(
  deps: PortalSettingsDeps,
  context: DeskContext,
  input: DropPortalSettingsInput,
): Promise<DeskPortalSettingsAnswer> {
  const validFrom = dayIn(input.validFrom);
  return changing(deps, context, {
    ...{ of: input, action: "portal-settings.dropped", day: validFrom },
    change: async (tx, { market, rows, rollBack }) => {
      const { date: today } = deps.clock.now();
      if (validFrom <= today) return rollBack({ kind: "not-ahead" });
      const removed = await removePlanned(tx, { market, validFrom });
      if (removed.length === 0) return rollBack({ kind: "plan-unknown" });
      const left = await configRows(tx, market, today);
      return {
        before: toldOfSettings(settingsOn(rows, validFrom)),
        after: { ...toldOfSettings(settingsOn(left, validFrom)), validFrom },
      };
    },
  });
}

/** Closes the portal of a market, now or at a moment, or opens it, with its entry in the log (DCONF-01, OP-126). */
export async function setMaintenance(
  deps: PortalSettingsDeps,
  context: DeskContext,
  input: SetMaintenanceInput,
): Promise<DeskPortalSettingsAnswer> {
  const { isOn, opensItself, message } = input;
  const wanted: Maintenance = isOn
    ? {
        ...{ isOn, opensItself, message: message ?? null },
        from: input.from == null ? null : momentIn(input.from, "input.from"),
        until: input.until == null ? null : momentIn(input.until, "input.until"),
      }
    : NO_MAINTENANCE;
  const now = deps.clock.now();
  return changing(deps, context, {
    ...{ of: input, action: isOn ? "maintenance.set" : "maintenance.ended", day: now.date },
    change: async (tx, { market, rows, rollBack }) => {
      const verdict = judgeMaintenance(wanted, now);
      if (!verdict.ok) return rollBack(verdict.refusal);
      const value = isOn
        ? {
            ...{ opensItself, message: wanted.message },
            from: wanted.from && encodeMoment(wanted.from),
            until: wanted.until && encodeMoment(wanted.until),
          }
        : false;
      await keepValue(tx, { market, key: "maintenance", validFrom: now.date, value });
      return { before: toldMaintenance(maintenanceIn(rows, now.date)), after: toldMaintenance(wanted) };
    },
  });
}

type NotDone = { readonly kind: PortalSettingsMessage };

type Held = {
  readonly market: Market;
  readonly rows: readonly ConfigRow[];
  readonly rollBack: RollBack<NotDone>;
};

type Asked = {
  readonly of: { readonly market: string; readonly seen: string };
  readonly action: `portal-settings.${"set" | "dropped"}` | `maintenance.${"set" | "ended"}`;
  readonly day: LocalDate;
  /** Does it, and tells what stood there and what stands there now. */
  readonly change: (
    tx: Tx,
    held: Held,
  ) => Promise<{ readonly before: AuditedFields; readonly after: AuditedFields }>;
};

/** One change of a market's configuration, by somebody who saw it as it is. */
async function changing(
  deps: PortalSettingsDeps,
  context: DeskContext,
  { of, action, change }: Asked,
): Promise<DeskPortalSettingsAnswer> {
  const { db, clock } = deps;
  const { uid } = await context.staff();
  const market = marketMeant(of.market);
  const done = await doneOrRolledBack<void, NotDone>((rollBack) =>
    inTransaction(db, async (tx) => {
      await holdConfig(tx);
      const rows = await configRows(tx, market, clock.now().date);
      if (seenOf(rows) !== of.seen) return rollBack({ kind: "changed-meanwhile" });
      const { before, after } = await change(tx, { market, rows, rollBack });
      await recordAudit(tx, {
        ...{ at: clock.instant(), uid: toId<UserId>(uid), companyId: null, requestId: context.requestId },
        ...{ action, subjectKind: "portal-settings", subjectId: market },
        detail: detailOfChange(before, after),
      });
    }),
  );
  return {
    settings: await portalSettings(deps, context, { market }),
    refusal: done.ok ? null : refusalOf(done.refusal, context),
  };
}

/** As the configuration has them. */
function valuesOf({ bannerRotation, sections, units }: PortalSettings): Readonly<Record<string, unknown>> {
  return {
    banner_rotation: bannerRotation,
    sections: PERMISSIONS.filter((one) => isAlwaysConfigured(one) || sections.includes(one)),
    orderable_units: units
      .map((of) => ({ ...of, units: orderableUnitNames(of.units) }))
      .toSorted((one, other) => keyOf(one).localeCompare(keyOf(other))),
  };
}

function keyOf({ customerType, method }: { readonly customerType: string; readonly method: string }): string {
  return `${customerType} ${method}`;
}

/** A line for each customer type and method, so that the log says which are others. */
export function toldOfSettings({ bannerRotation, sections, units }: PortalSettings): AuditedFields {
  return {
    bannerRotation,
    sections: sections.toSorted(),
    orderableUnits: units.map((of) => `${keyOf(of)}: ${orderableUnitNames(of.units).join(" ")}`).toSorted(),
  };
}

function toldMaintenance({ isOn, from, until, opensItself, message }: Maintenance): AuditedFields {
  return {
    isOn,
    from: from && encodeMoment(from),
    until: until && encodeMoment(until),
    opensItself,
    message: message?.cs ?? null,
  };
}

const fieldOf: Readonly<Partial<Record<PortalSettingsMessage, string>>> = {
  "day-passed": "validFrom",
  "rotation-invalid": "bannerRotation",
  "catalogue-off": "sections",
  "units-missing": "units",
  "ends-before-start": "until",
  "end-passed": "until",
  "end-missing": "until",
  "message-untranslated": "message",
  "message-too-long": "message",
};

function refusalOf({ kind }: NotDone, { language }: DeskContext) {
  return { code: kind, message: say(portalSettingsMessages[kind], language), field: fieldOf[kind] ?? null };
}

function sectionIn(text: string) {
  const permission = parsePermission(text);
  if (permission === undefined)
    throw badInput("input-invalid", undefined, [{ path: "input.sections", code: "invalid" }]);
  return permission;
}

function dayIn(text: string): LocalDate {
  const day = parseLocalDate(text);
  if (day === undefined) throw noSuchDay("input.validFrom");
  return day;
}

function momentIn(text: string, path: string): LocalMoment {
  const moment = decodeMoment(text);
  if (moment === undefined) throw badInput("input-invalid", undefined, [{ path, code: "invalid" }]);
  return moment;
}
