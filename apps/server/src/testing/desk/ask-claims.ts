import { SERVICE_BASE } from "@vycep/contract/services";
import { expect } from "vitest";
import type { StaffCaller, TestServer } from "../test-server.ts";

/** Boxes by the number of their line. */
export type Boxes = Readonly<Record<number, number>>;

type Proposal = {
  readonly id: string;
  readonly state: string;
  readonly by: string;
  readonly totalMinor: number;
  readonly why: string | null;
  readonly document: string | null;
  readonly may: readonly string[];
};
/** A claim as the tests of the desk ask for it. */
export type Claim = {
  readonly version: number;
  readonly state: string;
  readonly invoice: string | null;
  readonly aloneUpToMinor: number | null;
  readonly lines: readonly {
    readonly lineNo: number;
    readonly claimed: number;
    readonly credited: number;
    readonly delivered: number;
    readonly most: number;
    readonly unitPriceMinor: number;
    readonly unitDepositMinor: number;
    readonly vatPct: number;
    readonly photos: readonly string[];
  }[];
  readonly credits: readonly { readonly number: string; readonly totalMinor: number | null }[];
  readonly proposals: readonly Proposal[];
};
type Answer = {
  readonly claim: Claim | null;
  readonly refusal: {
    readonly code: string;
    readonly lineNo: number | null;
    readonly message: string;
  } | null;
};
export const claimFields = `version state invoice aloneUpToMinor
  lines { lineNo claimed credited delivered most unitPriceMinor unitDepositMinor vatPct photos }
  credits { number totalMinor } proposals { id state by totalMinor why document may }`;

/** The claim that a ticket is. */
export async function askClaim(number: string, caller: StaffCaller): Promise<Claim | null> {
  const query = `query ($number: ID!) { claim(number: $number) { ${claimFields} } }`;
  return (await caller.desk(query, { number })).data?.["claim"] as Claim | null;
}

/** Does something with a claim, and answers it with why not. */
export async function actOnClaim(name: string, input: object, caller: StaffCaller): Promise<Answer> {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}`;
  const query = `mutation ($input: Desk${type}Input!) { ${name}(input: $input) {
    claim { ${claimFields} } refusal { code lineNo message } } }`;
  const { data, errors } = await caller.desk(query, { input });
  expect(errors).toEqual([]);
  return data?.[name] as Answer;
}

/** What boxes come to: one rate of VAT on the sum, deposits without. */
export function worthOf({ lines }: Claim, boxes: Boxes): number {
  const net = lines.reduce((sum, line) => sum + line.unitPriceMinor * (boxes[line.lineNo] ?? 0), 0);
  const deposits = lines.reduce((sum, line) => sum + line.unitDepositMinor * (boxes[line.lineNo] ?? 0), 0);
  return net + Math.round(net * 0.21) + deposits;
}

/** Claims boxes of a delivery as Jana does: the number of the ticket. */
export async function claimDelivery(
  server: TestServer,
  {
    order,
    boxes,
    photos,
  }: { readonly order: string; readonly boxes: Boxes; readonly photos: readonly string[] },
): Promise<string> {
  const jana = await server.as("U001");
  const url = (path: string) => `${SERVICE_BASE.general}/claims/${path}?lang=cs`;
  const delivery = (await jana.request({ url: url(`GetDeliveryToClaim/${order}`) })).json();
  const known = delivery.lines.map(({ line, ...rest }: { line: number }) => ({ ...rest, lineNo: line }));
  const lines = Object.entries(boxes).map(([line, count]) => ({
    ...{ line: Number(line), reason: "damaged", boxes: count, photos },
  }));
  const payload = {
    order,
    lines,
    note: "",
    market: "CZ",
    expectedMinor: worthOf({ lines: known } as Claim, boxes),
  };
  const sent = await jana.request({ method: "POST", url: url("CreateClaim"), payload });
  expect(sent.json()).toMatchObject({ caseNumber: expect.any(String) });
  return sent.json().caseNumber as string;
}
