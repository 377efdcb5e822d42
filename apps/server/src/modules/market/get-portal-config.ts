import { encodeMoment } from "@vycep/contract/calendar/calendar.codec";
import { encodeHolidays, encodeSections } from "@vycep/contract/market/market.codec";
import { isAlwaysConfigured, PERMISSIONS, type Permission } from "@vycep/domain/access/permission";
import { addDays } from "@vycep/domain/kernel/local-moment";
import { isClosedAt, NO_MAINTENANCE } from "@vycep/domain/market/maintenance";
import { type Market, marketOf, parseCountry } from "@vycep/domain/market/market";
import { marketOfStore } from "@vycep/domain/market/store-code";
import type { Deps } from "../../platform/deps.ts";
import type { QueryGetPortalConfigArgs } from "../../platform/graphql.gen.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import type { SettingsSeen } from "../../platform/session.ts";
import { daysOff, type PortalConfigFacts, portalConfig } from "./market.facts.ts";

/** D09: one base unit of tank beer. */
const tankSizeLitres = 500;
const horizonDays = 365;

/**
 * The portal's configuration for a customer type and an order type (CONFIG-08…12, GQL-02). Visitors get it too: the
 * sign-in page must know of maintenance, and nothing in it is anybody's own.
 */
export async function getPortalConfig(deps: Deps, context: RequestContext, args: QueryGetPortalConfigArgs) {
  const market = await marketOfVisitor(context);
  const now = deps.clock.now();
  const today = now.date;
  const config = await portalConfig(deps.db, market, today);
  const holidays = await daysOff(deps.db, market, { from: today, to: addDays(today, horizonDays) });
  const isClosed = isClosedAt(config.maintenance, now);
  const { until, message } = isClosed ? config.maintenance : NO_MAINTENANCE;
  const drafted = draftedIn((await context.visitor())?.preview?.settings, context.language);
  return {
    maintenance: isClosed,
    maintenance_until: until === null ? null : encodeMoment(until),
    maintenance_message: message?.[context.language] ?? null,
    banner_rotation: config.bannerRotation,
    holidays: encodeHolidays(holidays),
    sections: encodeSections(config.sections),
    orderableunits: config.orderableUnitsText(args.customerType || undefined, args.orderType || undefined),
    added_weekdays: [...config.addedWeekdays],
    tank_size_litres: tankSizeLitres,
    order_in_progress: inLanguage(config.orderInProgress, context.language),
    ...drafted,
  };
}

/** What one of the staff looks at before it holds, in the place of what holds (DEDIT-04). */
function draftedIn(settings: SettingsSeen | undefined, language: RequestContext["language"]) {
  if (settings === undefined) return {};
  const { bannerRotation, sections, closed } = settings;
  const isOn = (permission: Permission) => isAlwaysConfigured(permission) || sections.includes(permission);
  return {
    maintenance: closed !== null,
    maintenance_until: closed?.until ?? null,
    maintenance_message: closed?.message?.[language] ?? null,
    banner_rotation: bannerRotation,
    sections: encodeSections(PERMISSIONS.filter(isOn).map((label) => ({ label, value: "1" }))),
  };
}

/** The store's market while one is named, else that of the user's country (OP-63, OP-91). */
async function marketOfVisitor(context: RequestContext): Promise<Market> {
  if (context.choice.store !== undefined) return marketOfStore(context.choice.store);
  const country = parseCountry((await context.visitor())?.country ?? "");
  return marketOf(country);
}

type Texts = PortalConfigFacts["orderInProgress"];

/** The market's words in one language. */
function inLanguage(texts: Texts, language: RequestContext["language"]): Record<keyof Texts, string | null> {
  const { title, subtitle, option1, option2 } = texts;
  return {
    title: title?.[language] ?? null,
    subtitle: subtitle?.[language] ?? null,
    option1: option1?.[language] ?? null,
    option2: option2?.[language] ?? null,
  };
}
