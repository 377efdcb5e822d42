import { THEMES } from "@vycep/domain/market/theme";
import { z } from "zod";
import { day, dayOrNull, oneOf, text } from "./reading/columns.ts";
import { importer, rulesFor } from "./reading/importer.ts";
import { faultsOf } from "./reading/row-error.ts";
import { overlayRows } from "./reading/save-rows.ts";

const json = text.transform((value, context) => {
  try {
    return JSON.parse(value) as unknown;
  } catch {
    context.addIssue({ code: "custom", message: "malformed" });
    return z.NEVER;
  }
});

const columns = z.object({
  market: text,
  key: oneOf([
    "maintenance",
    "banner_rotation",
    "sections",
    "orderable_units",
    "added_weekdays",
    "support",
    "links",
    "mail_brand",
    "brand",
  ]),
  value: json,
  valid_from: day,
  valid_to: dayOrNull,
});

/** A market, or what the theme of a brand goes by. */
const knownMarket = rulesFor(columns)(["market"], async (rows, tx) => {
  const { rows: markets } = await tx.query<{ code: string }>("select code from market");
  const ofThemes = Object.values(THEMES).map(({ ticketMarket }) => ticketMarket);
  const known = new Set<string>([...markets.map(({ code }) => code), ...ofThemes]);
  return faultsOf(rows, { column: "market", code: "unknown_reference" }, ({ market }) => !known.has(market));
});

/** The portal's configuration per market; values are JSON (CONFIG-08). */
export const portalConfig = importer(columns, {
  kind: "portal-config",
  file: "portal_config.csv",
  key: ["market", "key", "valid_from"],
  validity: { key: ["market", "key"], from: "valid_from", to: "valid_to" },
  rules: [knownMarket],
  save: async (tx, rows) => {
    await overlayRows(
      tx,
      { table: "portal_config", key: ["market", "key"] },
      rows.map(({ row }) => row),
    );
  },
});
