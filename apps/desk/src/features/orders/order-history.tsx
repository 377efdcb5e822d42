import { parseLocalDate } from "@vycep/domain/kernel/local-moment";
import { toMinor } from "@vycep/domain/kernel/money";
import { parseShippingMethod } from "@vycep/domain/transport/method";
import { useTexts } from "@vycep/shell/words/i18n";
import { Card } from "@vycep/ui/layout/card.tsx";
import { formatAmount, formatDate } from "@vycep/words/engine/format";
import type { ReactNode } from "react";
import { Moment } from "../../kit/moment.tsx";
import type { Order } from "./use-order.ts";

const events = [
  "received",
  "confirmed",
  "loaded",
  "on-the-way",
  "delivered",
  "partially-delivered",
  "cancelled",
  "priced",
  "price-kept",
  "changed",
  "invoice",
  "credit",
] as const;

const actions = [
  "order.placed",
  "order.confirmed",
  "order.shipped",
  "order.delivered",
  "order.invoiced",
  "order.credited",
  "order.cancelled",
  "order.price-kept",
  "order.taken-in",
  "order.sent-again",
  "order.priced",
  "order.changed",
  "order.replaced",
  "order.message-set-aside",
] as const;

/** What happened to the order, and who changed what of it (DEDIT-02). */
export function OrderHistory({ order: { timeline, history } }: { readonly order: Order }) {
  const t = useTexts("order-desk");
  const actionName = useActionName();
  const difference = useDifference();
  return (
    <>
      <Card title={t("timeline")}>
        <ol className="grid gap-2 text-small">
          {timeline.map(({ at, kind, by, detail }) => {
            const known = events.find((event) => event === kind);
            return (
              <Entry
                key={`${at} ${kind} ${detail}`}
                at={at}
                title={known === undefined ? kind : t(`event.${known}`)}
              >
                {[by, detail].filter(Boolean).join(" · ")}
              </Entry>
            );
          })}
        </ol>
      </Card>
      <Card title={t("history")}>
        {history.length === 0 && <p className="text-ink-soft">{t("historyNone")}</p>}
        <ol className="grid gap-2 text-small">
          {history.map(({ at, by, action, reason, changes }) => (
            <Entry key={`${at} ${action}`} at={at} title={actionName(action)}>
              {[by ?? t("byHouse"), reason, ...changes.map(difference)].filter(Boolean).join(" · ")}
            </Entry>
          ))}
        </ol>
      </Card>
    </>
  );
}

interface EntryProps {
  readonly at: string;
  readonly title: string;
  readonly children: ReactNode;
}

function Entry({ at, title, children }: EntryProps) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3">
      <strong>{title}</strong>
      <Moment at={at} />
      <span className="col-span-2 text-ink-soft">{children}</span>
    </li>
  );
}

/** What a change of an order is called; one that a newer server knows is shown as it is. */
export function useActionName(): (action: string) => string {
  const t = useTexts("order-desk");
  return (action) => {
    const known = actions.find((one) => one === action);
    return known === undefined ? action : t(`change.${known}`);
  };
}

const fields = [
  ["day", "whatDay"],
  ["method", "whatMethod"],
  ["customerOrderNumber", "whatCustomerNumber"],
  ["noteForDriver", "whatNote"],
  ["message", "whatMessage"],
  ["order", "whatOrder"],
  ["driver", "whatDriver"],
  ["document", "whatDocument"],
] as const;

const amountOf = (minor: string | null | undefined) => formatAmount(toMinor(Number(minor ?? 0)));

function useDifference(): (difference: Order["history"][number]["changes"][number]) => string {
  const t = useTexts("order-desk");
  const tc = useTexts("order-change");
  return ({ what, name: called, before, after, reason }) => {
    const price = /^price (\d+)$/.exec(what)?.[1];
    if (price !== undefined) {
      const said = { before: amountOf(before), after: amountOf(after) };
      return t("changeOf", { what: tc("whatPrice", { line: price }), ...said });
    }
    if (what === "total")
      return before == null
        ? `${tc("whatTotal")} ${amountOf(after)}`
        : t("changeOf", { what: tc("whatTotal"), before: amountOf(before), after: amountOf(after) });
    const empties = /^empties (.+)$/.exec(what)?.[1];
    if (empties !== undefined) return `${tc("whatEmpties", { name: called ?? empties })}: ${after ?? ""}`;
    const line = /^line (\d+)$/.exec(what)?.[1];
    const field = line === undefined ? fields.find(([one]) => one === what) : undefined;
    const name =
      line !== undefined
        ? t("whatLine", { line })
        : field
          ? tc(field[1])
          : what === "state"
            ? t("whatState")
            : what;
    const told =
      before == null
        ? `${name}${line === undefined ? "" : ":"} ${stateIn(after ?? "")}`
        : t("changeOf", { what: name, before: stateIn(before), after: stateIn(after ?? "") });
    return reason == null ? told : `${told} (${reason})`;
  };
  function stateIn(value: string): string {
    const known = events.find((event) => event === value);
    if (known !== undefined) return t(`event.${known}`).toLowerCase();
    const method = parseShippingMethod(value);
    if (method !== undefined) return t(`method.${method}`);
    const day = parseLocalDate(value);
    return day === undefined ? value : formatDate(day);
  }
}
