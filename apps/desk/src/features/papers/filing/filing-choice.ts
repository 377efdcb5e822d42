import { percentOfMinor, toMinor } from "@vycep/domain/kernel/money";
import { aFlag, aText, listOf, objectOf, optional, type ValueOf } from "@vycep/shell/storage/shape";
import { parseAmount } from "@vycep/words/engine/parse-amount";
import type {
  DeskContractPaper,
  DeskFiledKind,
  FilePaperInput,
} from "../../../shared/graphql.gen/graphql.ts";
import type { PaperFile, PaperMatch } from "./use-filing.ts";

export const FILED_KINDS = ["invoice", "credit_note", "delivery_note", "contract"] as const;
/** Contracts begin elsewhere. */
export const ENTERED_KINDS = ["invoice", "credit_note", "delivery_note"] as const;
export const CONTRACT_PAPERS = ["contract", "supplement", "annex"] as const;
export const WAYS = ["known", "new", "leave"] as const;

const aRate = objectOf({ net: aText, vatPct: aText, vat: aText });

/** One rate of VAT of a paper, as it is typed. */
export type TypedRate = ValueOf<typeof aRate>;

/** What somebody says of a file; as texts, so that it can be kept and what is typed is never lost. */
export const aChoice = objectOf({
  way: aText,
  /** Of the paper that stands here. */
  kind: aText,
  number: aText,
  /** The file that may be replaced, by its hash. */
  replaces: optional(aText),
  isReplacing: aFlag,
  contractPaper: aText,
  signed: aText,
  ...{ placeId: aText, placeName: aText, issued: aText, due: aText },
  ...{ net: aText, vatPct: aText, vat: aText, deposits: aText },
  /** What it comes to at further rates of VAT. */
  more: optional(listOf(aRate)),
});

export type Choice = ValueOf<typeof aChoice>;

/** What is likely: the one paper that a name means; else it waits. */
export function choiceOf({ kind, number, contractPaper, matches }: PaperFile): Choice {
  const [match] = matches.length === 1 ? matches : [];
  return {
    ...{ way: match === undefined ? "leave" : "known", isReplacing: false, contractPaper, signed: "" },
    ...{ kind: match?.kind ?? kind ?? "invoice", number: match?.number ?? number ?? "" },
    ...{ placeId: "", placeName: "", issued: "", due: "", net: "", vatPct: "", vat: "", deposits: "0" },
    ...(match?.replaces != null && { replaces: match.replaces }),
  };
}

/** The paper of a choice among those that are offered. */
export function chosenIn(matches: readonly PaperMatch[], { kind, number }: Choice): PaperMatch | undefined {
  return matches.find((match) => match.kind === kind && match.number === number);
}

/** All rates of a paper, in the order in which they are typed. */
export function ratesIn({
  net,
  vatPct,
  vat,
  more = [],
}: Pick<Choice, keyof TypedRate | "more">): readonly TypedRate[] {
  return [{ net, vatPct, vat }, ...more];
}

/** What is not said yet, by field; of a rate after the first, its place stands behind: `vat.1`. */
export type Lacks = Readonly<Record<string, "needed" | "amount">>;

/** What a new paper lacks before it can be entered. */
export function lacksOf({ way, kind, ...choice }: Choice): Lacks {
  if (way !== "new") return {};
  const isMoney = kind !== "delivery_note";
  const texts = (["placeId", "number", "issued", ...(isMoney ? (["due"] as const) : [])] as const).filter(
    (field) => choice[field].trim() === "",
  );
  const rates = isMoney ? ratesIn(choice) : [];
  const amounts = rates.flatMap((rate, at) =>
    (["net", "vatPct", "vat"] as const)
      .filter((field) => signed(rate[field]) === undefined)
      .map((field) => rateField(field, at)),
  );
  if (isMoney && signed(choice.deposits) === undefined) amounts.push("deposits");
  return {
    ...Object.fromEntries(texts.map((field) => [field, "needed"] as const)),
    ...Object.fromEntries(amounts.map((field) => [field, "amount"] as const)),
  };
}

/** What a field of a rate is called among all fields of a paper. */
export function rateField(field: keyof TypedRate, at: number): string {
  return at === 0 ? field : `${field}.${at}`;
}

/** What is asked of the server for a file; undefined where it waits, or not all is said. */
export function inputOf(
  { upload }: Pick<PaperFile, "upload">,
  choice: Choice,
  match: PaperMatch | undefined,
): FilePaperInput | undefined {
  const { way, contractPaper, signed: day, number } = choice;
  const kind = FILED_KINDS.find((one) => one === choice.kind);
  if (kind === undefined) return undefined;
  if (way === "known") {
    if (match === undefined) return undefined;
    if (match.replaces != null && !match.isThere && !choice.isReplacing) return undefined;
    return {
      ...{ upload, kind, number: match.number },
      ...(match.replaces != null && { replaces: match.replaces }),
      ...(kind === "contract" && { contractPaper: contractPaperOf(contractPaper), signed: day || null }),
    };
  }
  if (way !== "new" || kind === "contract" || Object.keys(lacksOf(choice)).length > 0) return undefined;
  return { upload, kind, number: number.trim(), entered: enteredOf(kind, choice) };
}

function enteredOf(kind: DeskFiledKind, choice: Choice) {
  const { placeId: shipToId, issued, due } = choice;
  if (kind === "delivery_note") return { shipToId, issued };
  const { rates, depositsMinor } = sumsOf(kind, choice);
  return { shipToId, issued, due, rates: [...rates], depositsMinor };
}

/** Amounts as they count: a credit note gives back, whether it is typed with its sign or without. */
export function sumsOf(kind: string, choice: Pick<Choice, keyof TypedRate | "more" | "deposits">) {
  const isBack = kind === "credit_note";
  const counted = (text: string) => (isBack ? -Math.abs(signed(text) ?? 0) : (signed(text) ?? 0));
  const rates = ratesIn(choice).map(({ net, vatPct, vat }) => ({
    vatPct: (signed(vatPct) ?? 0) / 100,
    netMinor: counted(net),
    vatMinor: counted(vat),
  }));
  const depositsMinor = signed(choice.deposits) ?? 0;
  const totalMinor = rates.reduce((sum, { netMinor, vatMinor }) => sum + netMinor + vatMinor, depositsMinor);
  return { rates, depositsMinor, totalMinor };
}

/** The VAT that a rate comes to, rounded as ours is; undefined before there is an amount. */
export function vatOf({ net, vatPct }: Pick<TypedRate, "net" | "vatPct">): number | undefined {
  const [amount, percent] = [signed(net), signed(vatPct)];
  return amount === undefined || percent === undefined
    ? undefined
    : percentOfMinor(toMinor(amount), percent / 100);
}

function signed(text: string): number | undefined {
  const [, minus, amount = ""] = /^\s*([-−–])?(.*)$/s.exec(text) ?? [];
  const minor = parseAmount(amount);
  return minor === undefined || minus === undefined ? minor : -minor;
}

function contractPaperOf(text: string): DeskContractPaper {
  return CONTRACT_PAPERS.find((one) => one === text) ?? "contract";
}
