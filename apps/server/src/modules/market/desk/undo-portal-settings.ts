import { parseOrderableUnits } from "@vycep/domain/catalog/orderable-units";
import { parseLocalDate } from "@vycep/domain/kernel/local-moment";
import { parseMarket } from "@vycep/domain/market/market";
import {
  METHODS_WITH_UNITS,
  type PortalSettings,
  SWITCHED_SECTIONS,
  TYPES_WITH_UNITS,
} from "@vycep/domain/portal-settings/portal-settings";
import { plain } from "../../audit/audit-detail.facts.ts";
import { type ToldFields, tooLittleKnown, type Undo } from "../../audit/undo.facts.ts";
import type { PortalSettingsDeps } from "./portal-settings.deps.ts";
import { configRows } from "./portal-settings.repo.ts";
import { seenOf, settingsOn } from "./portal-settings.ts";
import { setPortalSettings, toldOfSettings } from "./set-portal-settings.ts";

/** Takes settings of the portal back: from their day on, or from today where that has begun (DEDIT-03). */
export function undoPortalSettings(deps: PortalSettingsDeps): Undo {
  return {
    ...{ action: "portal-settings.set", needs: { area: "configuration", power: "change" } },
    find: async (context, { subject, after }) => {
      const market = parseMarket(subject);
      if (market === undefined) return;
      const { date: today } = deps.clock.now();
      const day = parseLocalDate(after["validFrom"] ?? "") ?? today;
      const validFrom = day > today ? day : today;
      const rows = await configRows(deps.db, market, today);
      const now = settingsOn(rows, validFrom);
      return {
        now: { ...toldOfSettings(now), validFrom: day },
        put: async (values) => {
          const before = settingsIn(values, now);
          if (before === undefined) return tooLittleKnown(context.language);
          const units = before.units.map((of) => ({ ...of, units: [...of.units] }));
          const wanted = { ...before, units, sections: [...before.sections] };
          const of = { market, seen: seenOf(rows), validFrom };
          return (await setPortalSettings(deps, context, { ...of, ...wanted })).refusal ?? null;
        },
      };
    },
  };
}

/** What the log says of settings; undefined where it names what the portal has no more. */
function settingsIn(values: ToldFields, now: PortalSettings): PortalSettings | undefined {
  const { bannerRotation, sections, orderableUnits } = values;
  const read = {
    bannerRotation: bannerRotation === undefined ? now.bannerRotation : Number(bannerRotation),
    sections: sections === undefined ? now.sections : sectionsIn(sections),
    units: orderableUnits === undefined ? now.units : unitsIn(orderableUnits),
  };
  const told = toldOfSettings(read);
  const isWhole = Object.entries(values).every(
    ([field, text]) => field === "validFrom" || String(plain(told[field])) === text,
  );
  return isWhole ? read : undefined;
}

/** Names of sections have spaces, as the list has: the longest one that stands at a place is meant. */
function sectionsIn(text: string): PortalSettings["sections"] {
  const byLength = SWITCHED_SECTIONS.toSorted((one, other) => other.length - one.length);
  const found = new Set<string>();
  for (let rest = text; rest !== ""; ) {
    const name = byLength.find((one) => rest === one || rest.startsWith(`${one} `));
    if (name === undefined) return [];
    found.add(name);
    rest = rest.slice(name.length + 1);
  }
  return SWITCHED_SECTIONS.filter((one) => found.has(one));
}

function unitsIn(text: string): PortalSettings["units"] {
  const all = TYPES_WITH_UNITS.flatMap((customerType) =>
    METHODS_WITH_UNITS.map((method) => ({ customerType, method, key: `${customerType} ${method}: ` })),
  );
  return all.map(({ key, ...of }) => {
    const [, from = ""] = text.split(key);
    const next = all.map((other) => from.indexOf(` ${other.key}`)).filter((at) => at !== -1);
    const names = from.slice(0, Math.min(from.length, ...next)).trim();
    // The log has spaces where the configuration has commas.
    return { ...of, units: parseOrderableUnits(names.replaceAll(" ", ",")) };
  });
}
