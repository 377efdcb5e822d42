import { contractState } from "@vycep/domain/contracts/contract-state";
import { type LocalDate, toLocalDate } from "@vycep/domain/kernel/local-moment";
import type { Deps } from "../../../platform/deps.ts";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type { DeskContractPage, QueryDeskContractsArgs } from "../../../platform/desk/desk-graphql.gen.ts";
import { readDeskPage } from "../../../platform/list/desk-page.ts";
import { evaluationsOf } from "../contract-evaluation.ts";
import { type ContractListRow, contractList } from "./contract-list.repo.ts";

/** Contracts of all customers whom somebody sees, with how far each is; a page behind a cursor (DDOC-03, DLIST-01). */
export async function deskContracts(
  deps: Pick<Deps, "db" | "clock">,
  context: DeskContext,
  { filter, ...asked }: QueryDeskContractsArgs,
): Promise<DeskContractPage> {
  const { db, clock } = deps;
  const today = clock.now().date;
  const { items, ...page } = await readDeskPage(db, await contractsAsked(deps, context, { filter }), asked);
  const companyIds = [...new Set(items.map(({ companyId }) => companyId))];
  const evaluations = new Map(
    (await evaluationsOf(db, { companyIds, date: today })).map((one) => [one.number, one]),
  );
  return { ...page, items: items.map(toldOf) };

  function toldOf({ id, validFrom, validTo, ...row }: ContractListRow) {
    const found = evaluations.get(id);
    const state = stateOf({ validFrom, validTo }, today);
    return {
      ...{ number: id, name: row.name, type: row.type, validFrom, validTo },
      ...{ companyId: row.companyId, companyName: row.companyName },
      state: state.kind,
      endsIn: state.kind === "ends-soon" ? state.days : null,
      year: found === undefined ? null : yearOf(found),
    };
  }
}

/** The contracts that somebody asks for, as far as they see. */
export async function contractsAsked(
  { clock }: Pick<Deps, "clock">,
  context: DeskContext,
  { filter }: Pick<QueryDeskContractsArgs, "filter">,
) {
  const { reach } = await context.staff();
  const today = clock.now().date;
  return contractList(
    {
      text: filter.text?.trim() || undefined,
      standing: filter.standing == null ? undefined : { is: filter.standing, today },
      company: filter.companyId ?? undefined,
      reach: reach === "everything" ? undefined : [...reach],
    },
    { today, language: context.language },
    (row) => row,
  );
}

/** How a contract stands on a day. */
export function stateOf(
  { validFrom, validTo }: Pick<ContractListRow, "validFrom" | "validTo">,
  today: LocalDate,
) {
  return contractState(
    { validFrom: toLocalDate(validFrom), validTo: validTo === null ? undefined : toLocalDate(validTo) },
    today,
  );
}

function yearOf({
  from,
  to,
  agreedLitres,
  takenLitres,
  beforeLitres,
  paceLitres,
  bonus,
}: Awaited<ReturnType<typeof evaluationsOf>>[number]) {
  return { from, to, agreedLitres, takenLitres, beforeLitres, paceLitres, bonus };
}
