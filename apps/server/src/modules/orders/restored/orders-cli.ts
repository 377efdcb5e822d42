import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { type ErpHeldOrder, erpHeldOrderSchema } from "@vycep/contract/orders/erp-held-order";
import type { Comparison } from "@vycep/domain/orders/compare-orders";
import type { Clock } from "../../../platform/clock.ts";
import type { Db, Tx } from "../../../platform/db.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import {
  type ActorInNameOf,
  followCancellation,
  freeOrderNumbers,
  type TakenIn,
  takeInOrder,
} from "../restored-orders.commands.ts";
import { compareHeld } from "./compare-held.ts";

type Output = { readonly out: (line: string) => void; readonly error: (line: string) => void };
type Run = Output & {
  readonly db: Db;
  readonly clock: Pick<Clock, "instant">;
  readonly actorIn: (tx: Tx) => ActorInNameOf;
  readonly held: readonly ErpHeldOrder[];
};

const commands: Readonly<Record<string, (run: Run) => Promise<number>>> = { compare, "take-in": takeIn };

/** What was asked for, ready to be run; undefined where it was called wrongly or the file cannot be read, which is said. */
export async function ordersCommand(
  args: readonly string[],
  output: Output,
): Promise<((run: Pick<Run, "db" | "clock" | "actorIn">) => Promise<number>) | undefined> {
  const { error } = output;
  const [name = "", file = "", ...more] = args;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined || file === "" || more.length > 0) {
    error("Usage: npm run orders -- compare|take-in FILE");
    return undefined;
  }
  const held = await heldIn(file, error);
  return held && ((run) => command({ ...output, ...run, held }));
}

async function heldIn(file: string, error: Output["error"]): Promise<readonly ErpHeldOrder[] | undefined> {
  const text = await readFile(file, "utf8").catch((cause: unknown) => {
    error(String(cause));
    return;
  });
  const lines = text?.split("\n").map((line, at) => ({ line: line.trim(), at: at + 1 }));
  const read = lines?.flatMap(({ line, at }) => {
    if (line === "") return [];
    const found = erpHeldOrderSchema.safeParse(jsonOf(line));
    if (!found.success) error(`Line ${at} is no order of the ERP: ${found.error.issues[0]?.path.join(".")}`);
    return [found.data];
  });
  const sound = read?.filter((each) => each !== undefined);
  return sound?.length === read?.length ? sound : undefined;
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

async function compare({ db, held, out }: Run): Promise<number> {
  const found = await compareHeld(db, held);
  const open = found.filter(({ kind }) => kind !== "same");
  for (const each of open) out(`${each.orderNumber}  ${said(each)}`);
  out(`${found.length} orders compared, ${open.length} not the same on both sides.`);
  return open.length === 0 ? 0 : 1;
}

function said(found: Comparison): string {
  switch (found.kind) {
    case "missing":
      return found.isCancelled ? "missing here, cancelled in the ERP" : "missing here";
    case "differs":
      return `differs in ${found.fields.join(", ")}`;
    case "cancelled":
      return "cancelled in the ERP, open here";
    case "here-only":
      return "not in the ERP's list";
    case "same":
      return "same";
  }
}

async function takeIn(run: Run): Promise<number> {
  const { db, held, clock, out } = run;
  const requestId = `take-in-${randomUUID()}`;
  const by = { at: clock.instant(), requestId };
  const found = new Map((await compareHeld(db, held)).map((each) => [each.orderNumber, each.kind]));
  const next = await inTransaction(db, (tx) =>
    freeOrderNumbers(
      tx,
      held.map(({ order }) => order.orderNumber),
    ),
  );
  out(`New orders have numbers from ${next} on.`);
  const seconds = new Map(
    held.flatMap((each) => (each.order.emptiesOf ? [[each.order.emptiesOf, each]] : [])),
  );
  for (const one of held) {
    const { orderNumber, emptiesOf } = one.order;
    const kind = found.get(orderNumber);
    // A collection comes with the order that it was placed with.
    if (kind === "missing" && (emptiesOf === undefined || found.get(emptiesOf) !== "missing")) {
      const second = seconds.get(orderNumber);
      const taken = await inTransaction(db, (tx) =>
        takeInOrder(tx, {
          ...by,
          ...{ held: one, second },
          actorInNameOf: run.actorIn(tx),
        }),
      );
      out(`${orderNumber}  ${became(taken)}`);
    }
    if (kind === "cancelled") {
      const isDone = await inTransaction(db, (tx) => followCancellation(tx, { ...by, held: one }));
      out(`${orderNumber}  ${isDone ? "cancelled" : "too far gone to be cancelled: left as it is"}`);
    }
  }
  return compare(run);
}

function became(taken: TakenIn): string {
  switch (taken.kind) {
    case "taken-in":
      return "taken in";
    case "nobody-orders-there":
      return "left: nobody who may order there is known any more, or its bundle is in no cart";
    case "not-the-same":
      return `left: made anew it would differ in ${taken.fields.join(", ")}`;
  }
}
