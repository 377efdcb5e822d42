import { createHash } from "node:crypto";
import { encodeMoment } from "@vycep/contract/calendar/calendar.codec";
import { parsePermission } from "@vycep/domain/access/permission";
import { parseOrderableUnits } from "@vycep/domain/catalog/orderable-units";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import { isClosedAt, type Maintenance } from "@vycep/domain/market/maintenance";
import { type Market, parseMarket } from "@vycep/domain/market/market";
import {
  METHODS_WITH_UNITS,
  type PortalSettings,
  SWITCHED_SECTIONS,
  TYPES_WITH_UNITS,
} from "@vycep/domain/portal-settings/portal-settings";
import { say } from "@vycep/words/engine/sentence";
import { permissionNames } from "@vycep/words/permissions/answers";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type {
  DeskDatedSettings,
  DeskMaintenance,
  DeskPortalSettings,
} from "../../../platform/desk/desk-graphql.gen.ts";
import { badInput } from "../../../platform/errors.ts";
import { readConfig } from "../market.facts.ts";
import type { PortalSettingsDeps } from "./portal-settings.deps.ts";
import { type ConfigRow, configRows, DESK_KEYS } from "./portal-settings.repo.ts";

/** Reads which market is meant; what is none is a mistake of the caller. */
export function marketMeant(text: string): Market {
  const market = parseMarket(text);
  if (market === undefined) throw badInput("input-invalid", undefined, [{ path: "market", code: "invalid" }]);
  return market;
}

/** What the portal is for the customers of a market, now and as it is planned (DCONF-01). */
export async function portalSettings(
  { db, clock, cutOffsBetween }: PortalSettingsDeps,
  { language }: Pick<DeskContext, "language">,
  asked: { readonly market: string },
): Promise<DeskPortalSettings> {
  const market = marketMeant(asked.market);
  const now = clock.now();
  const rows = await configRows(db, market, now.date);
  const maintenance = maintenanceIn(rows, now.date);
  const { isOn, from, until } = maintenance;
  const cutOffs =
    isOn && until !== null ? await cutOffsBetween(db, { market, from: from ?? now, until }) : [];
  return {
    ...{ market, seen: seenOf(rows) },
    dated: datedSettings(rows, now.date),
    maintenance: toldMaintenance(maintenance, isClosedAt(maintenance, now)),
    switchedSections: SWITCHED_SECTIONS.map((permission) => ({
      permission,
      name: say(permissionNames[permission], language),
    })),
    cutOffs: cutOffs.map(({ kind, moment }) => ({ kind, moment: encodeMoment(moment) })),
  };
}

/** What was seen of it, as a text that is other when any of it is. */
export function seenOf(rows: readonly ConfigRow[]): string {
  return createHash("sha256").update(JSON.stringify(rows)).digest("base64url");
}

/** What holds on a day, whole: what is not said is as the portal takes it. */
export function settingsOn(rows: readonly ConfigRow[], day: LocalDate): PortalSettings {
  const config = readConfig(textOn(rows, day));
  const on = config.sections.map(({ label }) => parsePermission(label));
  return {
    bannerRotation: config.bannerRotation,
    sections: SWITCHED_SECTIONS.filter((permission) => on.includes(permission)),
    units: TYPES_WITH_UNITS.flatMap((customerType) =>
      METHODS_WITH_UNITS.map((method) => ({
        ...{ customerType, method },
        units: parseOrderableUnits(config.orderableUnitsText(customerType, method)),
      })),
    ),
  };
}

/** What is said of closing the portal on a day. */
export function maintenanceIn(rows: readonly ConfigRow[], day: LocalDate): Maintenance {
  return readConfig(textOn(rows, day)).maintenance;
}

function textOn(rows: readonly ConfigRow[], day: LocalDate): string {
  const holding = rows.filter(
    ({ validFrom, validTo }) => validFrom <= day && (validTo === null || validTo >= day),
  );
  return JSON.stringify(Object.fromEntries(holding.map(({ key, value }) => [key, value])));
}

function datedSettings(rows: readonly ConfigRow[], today: LocalDate): DeskDatedSettings[] {
  const ahead = rows.filter(
    ({ key, validFrom }) => DESK_KEYS.some((one) => one === key) && validFrom > today,
  );
  const days = [...new Set(ahead.map(({ validFrom }) => validFrom as LocalDate))].toSorted();
  return [
    { validFrom: null, ...toldSettings(settingsOn(rows, today)) },
    ...days.map((day) => ({ validFrom: day, ...toldSettings(settingsOn(rows, day)) })),
  ];
}

function toldSettings({ bannerRotation, sections, units }: PortalSettings) {
  return {
    ...{ bannerRotation, sections: [...sections] },
    units: units.map((of) => ({ ...of, units: [...of.units] })),
  };
}

function toldMaintenance(
  { isOn, from, until, opensItself, message }: Maintenance,
  isClosed: boolean,
): DeskMaintenance {
  return {
    ...{ isOn, isClosed, opensItself },
    from: from && encodeMoment(from),
    until: until && encodeMoment(until),
    message: message && { cs: message.cs, sk: message.sk, en: message.en },
  };
}
