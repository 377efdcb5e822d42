import { PAPERS } from "@vycep/domain/deliveries/print-papers";
import { parseLocalDate } from "@vycep/domain/kernel/local-moment";
import { toMinor } from "@vycep/domain/kernel/money";
import { STAFF_ROLES } from "@vycep/domain/staff/staff-role";
import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { formatAmount, formatDate } from "@vycep/words/engine/format";
import { weekdayNames } from "@vycep/words/engine/weekday-names";
import { useStateWords } from "./audit-states.ts";
import { useRoleName } from "./customer-roles.ts";

const actions = [
  ...(["order.placed", "order.confirmed", "order.shipped", "order.delivered", "order.invoiced"] as const),
  ...(["order.credited", "order.cancelled", "order.price-kept", "order.taken-in"] as const),
  ...(["on-behalf.begun", "on-behalf.used", "on-behalf.ended", "preview.begun"] as const),
  ...(["invoice.paid", "bank-statement.added", "payment.left"] as const),
  ...(["paper.file-attached", "paper.file-replaced", "paper.entered"] as const),
  ...([
    "order.sent-again",
    "order.priced",
    "order.changed",
    "order.replaced",
    "order.message-set-aside",
  ] as const),
  ...(["ship-to.changed", "ship-to.suspended", "ship-to.approved", "company.changed"] as const),
  ...(["company.created", "ship-to.created", "ship-to.reminded"] as const),
  ...(["ticket.answered", "ticket.changed", "ticket.assigned", "ticket.noted"] as const),
  ...(["ticket.credited", "ticket.credit-proposed", "ticket.credit-declined"] as const),
  ...(["ticket.credit-withdrawn", "ticket.claimed"] as const),
  ...(["ticket-template.added", "ticket-template.changed", "ticket-template.removed"] as const),
  ...(["user.invited", "user.invitation-accepted", "user.invitation-deleted"] as const),
  ...(["user.invitation-resent", "user.role", "user.permission-on", "user.permission-off"] as const),
  ...(["user.status", "user.default-ship-to", "user.terms-agreed", "user.own-details"] as const),
  ...(["user.email-change-asked", "user.email-changed", "user.password-changed"] as const),
  ...(["user.looked-at", "user.password-link-sent", "user.sessions-ended", "list.exported"] as const),
  ...(["user.exported", "user.anonymised"] as const),
  "orders.printed" as const,
  ...(["user.factor-added", "user.factor-removed"] as const),
  ...(["staff.invited", "staff.invitation-accepted", "staff.changed", "staff.password-changed"] as const),
  ...(["staff.joined", "staff.sessions-ended", "staff.invitation-resent"] as const),
  ...(["key.made", "key.revoked", "punch-out.made", "punch-out.revoked"] as const),
  ...(["webhook.made", "webhook.deleted", "webhook.given-up", "webhook.secret-rotated"] as const),
  ...(["webhook.switched-on", "webhook.switched-off", "webhook.repeated"] as const),
  ...(["service-key.created", "service-key.revoked"] as const),
  ...(["vehicle.added", "vehicle.changed", "driver.added", "driver.changed"] as const),
  ...(["driver.code-made", "driver.code-used"] as const),
  ...(["driver.passkey-added", "driver.passkey-used", "driver.passkey-removed"] as const),
  ...(["product.made", "product.changed", "product.words-confirmed"] as const),
  ...(["product.photo-added", "product.photo-replaced", "product.photos-arranged"] as const),
  ...(["round.planned", "round.changed"] as const),
  ...(["delivery-change.moved", "delivery-change.cancelled", "delivery-change.added"] as const),
  ...(["delivery-change.taken-back", "lead-time.set", "lead-time.dropped", "holidays.confirmed"] as const),
  ...(["capacity-rule.set", "capacity-rule.dropped"] as const),
  ...(["product-limit.set", "product-limit.dropped"] as const),
  ...(["empties-deposit.set", "empties-deposit.dropped"] as const),
  ...(["portal-settings.set", "portal-settings.dropped", "maintenance.set", "maintenance.ended"] as const),
  ...(["terms.changed", "terms.planned", "terms.plan-stopped", "terms.published"] as const),
  ...(["terms.draft-dropped", "brand.set", "brand.dropped", "contacts.set"] as const),
  "role.changed" as const,
  ...(["import.written", "import.written-row", "import.undone", "import.undone-row"] as const),
  ...(["export.begun", "export.looked-at"] as const),
  ...(["ticket-target.set", "ticket-target.dropped"] as const),
  ...(["material.made", "material.changed", "material.retired", "material.put-back"] as const),
  ...(["content.made", "content.changed", "content.planned", "content.plan-stopped"] as const),
  ...(["content.published", "content.taken-back", "content.draft-dropped"] as const),
  ...(["content.words-confirmed", "content.arranged"] as const),
  ...(["promo-leaflet.drafted", "promo-leaflet.handed-in", "promo-leaflet.published"] as const),
  ...(["promo-leaflet.approved", "promo-leaflet.ended", "promo-leaflet.withdrawn"] as const),
  ...(["bundle.drafted", "bundle.handed-in", "bundle.published"] as const),
  ...(["bundle.approved", "bundle.draft-dropped"] as const),
  ...(["price.changed", "price.taken-back", "price-draft.made", "price-draft.changed"] as const),
  ...(["price-draft.filled", "price-draft.typed", "price-draft.lines-removed"] as const),
  ...(["price-draft.handed-in", "price-draft.approved", "price-draft.returned"] as const),
  ...(["price-draft.dropped", "price-draft.published", "price-draft.stopped"] as const),
  ...(["price-draft.taken-back"] as const),
];

const parts = [
  "operation" as const,
  ...(["state", "status", "roles", "companies", "value", "name", "url", "factor"] as const),
  ...([
    "shipToId",
    "document",
    "credit",
    "ticket",
    "changed",
    "version",
    "mergedInto",
    "stops",
    "driver",
    "departsAt",
  ] as const),
  ...(["street", "city", "zip", "kind", "deliveryWindow", "types", "isTankEnabled", "tankLitres"] as const),
  ...(["isUnfilteredEnabled", "isSmallTruckAllowed", "days", "daysTruck", "daysTank"] as const),
  ...(["daysUnfiltered", "priceList", "invoiceEmail", "dueDays", "paymentMethod", "creditLimit"] as const),
  ...(["plate", "places", "payloadKilograms", "hasLift", "haulier", "driverId", "phone", "account"] as const),
  ...(["weekdays", "outFrom", "outTo", "outReason", "isActive"] as const),
  ...(["paid", "payments", "line", "amount", "symbol", "hash"] as const),
  ...([
    "day",
    "newDay",
    "deliveryKinds",
    "market",
    "customerType",
    "shipTos",
    "zips",
    "told",
    "closed",
  ] as const),
  ...([
    "basePrice",
    "yourPrice",
    "validFrom",
    "validTo",
    "maxBoxes",
    "depositMinor",
    "why",
    "lines",
    "percent",
    "publishAt",
  ] as const),
  ...(["promoPrice", "isInsideDelivery", "rule", "discountPercent", "maxPackages", "minBoxes"] as const),
  ...(["contents", "ico"] as const),
  ...(["priceLists", "brands", "by", "conflicts", "cutOff", "leadDays"] as const),
  ...(["minPallets", "maxPallets", "minKg", "maxKg", "orderValueMinor", "minLitres", "maxLitres"] as const),
  ...(["answerMinutes", "solutionMinutes", "undoes"] as const),
  ...(["allowed", "optionalOn", "optionalOff", "touched"] as const),
  ...(["bannerRotation", "sections", "orderableUnits"] as const),
  ...(["isOn", "from", "until", "opensItself", "message"] as const),
  ...(["title", "cs", "sk", "en", "body", "section", "markets", "sort", "tone", "link", "file"] as const),
  ...(["isPublic", "isNewCapability", "language", "position", "photos", "alt"] as const),
  ...(["description", "folder", "brand", "permission", "seconds", "files", "cover"] as const),
  ...(["daysOff", "shopsClosed", "working", "rows", "format", "paper", "count", "order"] as const),
  ...(["method", "total", "customerOrderNumber", "noteForDriver"] as const),
];

const flags = [
  "isTankEnabled",
  "isUnfilteredEnabled",
  "isSmallTruckAllowed",
  "hasLift",
  "isActive",
  "isInsideDelivery",
  "isOn",
  "opensItself",
  "isPublic",
  "isNewCapability",
  "cover",
];
const moneys = [
  "depositMinor",
  "orderValueMinor",
  "creditLimit",
  "basePrice",
  "yourPrice",
  "promoPrice",
  "credit",
  "total",
  "paid",
];
const days = ["days", "daysTruck", "daysTank", "daysUnfiltered", "weekdays"];
const deliveries = ["1", "PD"] as const;
const carried = ["standard", "truck", "unfiltered", "tank"] as const;
const payments = ["transfer", "direct-debit", "cash"] as const;
const tones = ["info", "warning", "critical"] as const;
const shops = ["open", "closed", "large_closed", "closed_from_noon", "large_closed_from_noon"] as const;
const dealRules = ["fixed", "flex", "deal"] as const;

/** The day of a field that says what a holiday is. */
const holidayIn = (what: string) => (what.startsWith("day ") ? parseLocalDate(what.slice(4)) : undefined);

/** What was done, and what was changed by it, in words; what a newer server tells is shown as it is. */
export function useAuditWords() {
  const t = useTexts("audit");
  const fields = useTexts("audit-fields");
  const desk = useTexts("desk");
  const stateOf = useStateWords();
  const customerRole = useRoleName();
  const dayNames = weekdayNames(useLanguage(), "short");
  const roleOf = (role: string) => {
    const known = STAFF_ROLES.find((one) => one === role);
    return known === undefined ? role : desk(`role.${known}`);
  };
  const partNamed = (what: string) => {
    const known = parts.find((one) => one === what);
    return known === undefined ? what : fields(`of.${known}`);
  };
  const eachOf = (value: string, nameOf: (part: string) => string) => value.split(" ").map(nameOf);
  const carriedName = (kind: string): string => {
    const known = carried.find((one) => one === kind);
    return known === undefined ? kind : fields(`carried.${known}`);
  };
  const holidayText = (value: string): string => {
    const [, standing, code, name = "", nameEn = ""] = /^(off|working) (\S+) (.+) \| (.+)$/.exec(value) ?? [];
    const known = shops.find((one) => one === code);
    if (known === undefined) return value;
    const day = fields(standing === "off" ? "holiday.off" : "holiday.working");
    return [name, nameEn === name ? "" : `(${nameEn})`, "·", day, "·", fields(`shops.${known}`)]
      .filter((part) => part !== "")
      .join(" ");
  };
  const codeText = (what: string, value: string, action: string): string => {
    const state = stateOf({ action, what, value });
    if (state !== undefined) return state;
    if (holidayIn(what) !== undefined) return holidayText(value);
    if (what === "value" && action === "user.role") return customerRole(value);
    if (what === "roles") return value.split(", ").map(roleOf).join(", ");
    if (flags.includes(what) && (value === "yes" || value === "no")) return t(value);
    if (days.includes(what)) return eachOf(value, (day) => dayNames[Number(day) - 1] ?? day).join(" ");
    if (what === "types") {
      const textOf = (type: string) => {
        const known = deliveries.find((one) => one === type);
        return known === undefined ? type : fields(`delivery.${known}`);
      };
      return eachOf(value, textOf).join(", ");
    }
    if (what === "deliveryKinds") return eachOf(value, carriedName).join(", ");
    if (what === "paymentMethod") {
      const known = payments.find((one) => one === value.replace(" ", "-"));
      return known === undefined ? value : fields(`payment.${known}`);
    }
    if (what === "rule") {
      const known = dealRules.find((one) => one === value);
      return known === undefined ? value : fields(`deal.${known}`);
    }
    if (what === "paper") {
      const known = PAPERS.find((one) => one === value);
      return known === undefined ? value : fields(`paper.${known}`);
    }
    if (what === "tone") {
      const known = tones.find((one) => one === value);
      return known === undefined ? value : fields(`tone.${known}`);
    }
    const day = parseLocalDate(value);
    if (day !== undefined) return formatDate(day);
    const minor = Number(value);
    return moneys.includes(what) && Number.isSafeInteger(minor) ? formatAmount(toMinor(minor)) : value;
  };
  return {
    actionOf: (action: string) => {
      const known = actions.find((one) => one === action);
      return known === undefined ? action : t(`action.${known}`);
    },
    /** A field as people say it; `called` is the name of the record that it names by its code. */
    partOf: (what: string, called?: string | null) => {
      const day = holidayIn(what);
      if (day !== undefined) return formatDate(day);
      const line = /^line (\d+)$/.exec(what)?.[1];
      if (line !== undefined) return t("ofLine", { line });
      const priced = /^price (\d+)$/.exec(what)?.[1];
      if (priced !== undefined) return t("ofPriceOfLine", { line: priced });
      const empties = /^empties (.+)$/.exec(what)?.[1];
      if (empties !== undefined) return t("ofEmpties", { name: called ?? empties });
      const [, part = what, language] =
        /^(title|body|section|alt|description|folder) ([a-z]{2})$/.exec(what) ?? [];
      if (language !== undefined) return fields("ofWords", { what: partNamed(part), language });
      return partNamed(what);
    },
    /** A value as people say it after an action: codes by their names; what is not there as nothing. */
    valueName: (what: string, value: string | null | undefined, action: string) => {
      if (value == null || value === "") return t(what === "creditLimit" ? "unlimited" : "nothing");
      return codeText(what, value, action);
    },
    carriedName,
    nameOf: (by: { readonly name?: string | null } | null | undefined) =>
      by == null ? t("house") : (by.name ?? t("gone")),
  };
}
