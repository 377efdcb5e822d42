import { encodeMoment } from "@vycep/contract/calendar/calendar.codec";
import { type CutOffOfDay, sameWeekdays } from "@vycep/domain/calendar/closing-days";
import { methodsOfKind } from "@vycep/domain/calendar/delivery-change";
import { parseLocalDate, weekdayOf } from "@vycep/domain/kernel/local-moment";
import { judgeAct, type StaffRights } from "@vycep/domain/staff/staff-right";
import { timesForHabit } from "@vycep/domain/suggestions/place-habits";
import { METHODS, parseShippingMethod, type ShippingMethod } from "@vycep/domain/transport/method";
import type { Deps } from "../../../platform/deps.ts";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type {
  DeskCutOffInput,
  DeskRegular,
  DeskRegularPage,
  QueryMissingRegularsArgs,
} from "../../../platform/desk/desk-graphql.gen.ts";
import { badInput } from "../../../platform/errors.ts";
import { printCursor, readCursor } from "../../../platform/list/cursor.ts";
import type { CalledCart } from "../../cart/called-carts.facts.ts";
import { type CartContents, contentsOfCarts } from "./cart-contents.ts";
import { type Closings, closings } from "./cut-offs.ts";
import { findRegulars, type RegularRow, type RegularsAsked, regularOrder } from "./regulars.repo.ts";

const mostOnPage = 50;

type Args = QueryMissingRegularsArgs & { readonly first: number };

/**
 * Who usually orders for a day that closes and has not, and who has a cart for it that was not sent (DTODAY-02), in five statements, and one or two for each price list and
 * day of the carts among them.
 */
export async function missingRegulars(
  { db, clock }: Deps,
  context: DeskContext,
  { cutOff: input, first, after }: Args,
): Promise<DeskRegularPage | null> {
  if (first < 1 || first > mostOnPage)
    throw badInput("page-size-invalid", undefined, [{ path: "first", code: "range" }]);
  const { reach, rights } = await context.staff();
  const now = clock.now();
  const known = await closings(db, now.date);
  const cutOff = cutOffAsked(known, input);
  if (cutOff === undefined) return null;
  if (reach !== "everything" && reach.size === 0)
    return { regular: 0, missing: 0, orders: 0, drafts: 0, items: [], next: null };
  const asked = regularsAsked(known, cutOff, now.date);
  const found = await findRegulars(
    db,
    { ...asked, companies: reach === "everything" ? undefined : [...reach] },
    { first, after: after == null ? undefined : readCursor(regularOrder, after, "after") },
  );
  const rows = found.rows.slice(0, first);
  const carts = rows.flatMap(({ id, carts: all }) => {
    const cart = cartFor(all, asked.methods);
    return cart ? [{ shipToId: id, cart }] : [];
  });
  const contents = await contentsOfCarts(db, carts, now);
  const last = found.rows.length > first ? rows.at(-1) : undefined;
  return {
    ...{ regular: found.regular, missing: found.missing, orders: found.orders },
    drafts: found.drafts,
    items: rows.map((row) => regularOf(row, { rights, content: contents.get(row.id) })),
    next: last ? printCursor(regularOrder, { key: String(last.times), id: last.id }) : null,
  };
}

/** What closes as somebody was told; undefined where nothing does any more. */
export function cutOffAsked(
  { on }: Pick<Closings, "on">,
  { kind, day, orderBy }: DeskCutOffInput,
): CutOffOfDay | undefined {
  const date = parseLocalDate(orderBy.slice(0, 10));
  if (date === undefined) return undefined;
  return on(date).find(
    (one) => one.kind === kind && one.day === day && encodeMoment(one.orderBy) === orderBy,
  );
}

/** What is counted for a cut-off, of all companies. */
function regularsAsked(
  { markets, replaced }: Closings,
  cutOff: CutOffOfDay,
  today: RegularsAsked["today"],
): RegularsAsked {
  const { kind, day, orderBy } = cutOff;
  const usual = replaced
    .filter(
      (one) => one.kind === kind && one.day === day && encodeMoment(one.orderBy) === encodeMoment(orderBy),
    )
    .map((one) => one.usual);
  const days = [...new Set([...(cutOff.markets.length > 0 ? [day] : []), ...usual])];
  const holidays = markets.map((one) => one.holidays);
  const compared = days.map((one) => ({ usual: one, before: sameWeekdays(one, holidays) }));
  return {
    ...{ cutOff, today, methods: goodsMethods(kind), days: compared, companies: undefined },
    bounds: timesForHabit(compared[0]?.before.length ?? 1),
    addedIn: markets.filter(({ added }) => added.includes(weekdayOf(day))).map(({ market }) => market),
  };
}

/** Methods of a kind that bring goods: who only collects empties has ordered nothing. */
export function goodsMethods(kind: CutOffOfDay["kind"]): readonly ShippingMethod[] {
  return methodsOfKind(kind).filter((method) => METHODS[method].carries !== "nothing");
}

/** The cart that was changed last, of those that go by the kind or say nothing of how they go. */
export function cartFor(
  carts: readonly CalledCart[],
  methods: readonly ShippingMethod[],
): CalledCart | undefined {
  return carts.find(({ method }) => {
    const known = parseShippingMethod(method ?? "");
    return known === undefined || methods.includes(known);
  });
}

type Beside = { readonly rights: StaffRights; readonly content: CartContents | undefined };

function regularOf(row: RegularRow, { rights, content }: Beside): DeskRegular {
  const { id, name, city, companyName, times, weeks, isRegular, load, people, remindedAt } = row;
  const seesPeople = judgeAct(rights, { area: "customer-users", power: "see" }).ok;
  const person = seesPeople ? people.find(({ mayOrder }) => mayOrder) : undefined;
  return {
    ...{ shipToId: id, shipToName: name, city, companyName, times, weeks, isRegular },
    ...{ usualPallets: load.pallets ?? 0, usualLitres: load.litres ?? 0 },
    person: person ? { uid: person.uid, name: person.name, phone: person.phone } : null,
    cart: content
      ? {
          updatedAt: content.updatedAt.toISOString(),
          ...{ lines: content.lines.length, netMinor: content.netMinor, currency: content.currency },
          pallets: content.pallets,
        }
      : null,
    remindedAt: remindedAt?.toISOString() ?? null,
  };
}
