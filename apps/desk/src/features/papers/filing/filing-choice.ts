import { aFlag, aText, objectOf, optional, type ValueOf } from "@vycep/shell/storage/shape";
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
});

export type Choice = ValueOf<typeof aChoice>;

/** What is likely: the one paper that a name means; else it waits. */
export function choiceOf({ kind, number, contractPaper, matches }: PaperFile): Choice {
  const [match] = matches.length === 1 ? matches : [];
  return {
    ...{ way: match === undefined ? "leave" : "known", isReplacing: false, contractPaper, signed: "" },
    ...{ kind: match?.kind ?? kind ?? "invoice", number: match?.number ?? number ?? "" },
    ...{ placeId: "", placeName: "", issued: "", due: "", net: "", vatPct: "21", vat: "", deposits: "0" },
    ...(match?.replaces != null && { replaces: match.replaces }),
  };
}

/** The paper of a choice among those that are offered. */
export function chosenIn(matches: readonly PaperMatch[], { kind, number }: Choice): PaperMatch | undefined {
  return matches.find((match) => match.kind === kind && match.number === number);
}

/** What is not said yet, by field. */
export type Lacks = Readonly<Partial<Record<keyof Choice, "needed" | "amount">>>;

/** What a new paper lacks before it can be entered. */
export function lacksOf({ way, kind, ...choice }: Choice): Lacks {
  if (way !== "new") return {};
  const isMoney = kind !== "delivery_note";
  const texts = (["placeId", "number", "issued", ...(isMoney ? (["due"] as const) : [])] as const).filter(
    (field) => choice[field].trim() === "",
  );
  const amounts = isMoney
    ? (["net", "vatPct", "vat", "deposits"] as const).filter((field) => signed(choice[field]) === undefined)
    : [];
  return {
    ...Object.fromEntries(texts.map((field) => [field, "needed"])),
    ...Object.fromEntries(amounts.map((field) => [field, "amount"])),
  };
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

function enteredOf(kind: DeskFiledKind, { placeId: shipToId, issued, due, ...typed }: Choice) {
  if (kind === "delivery_note") return { shipToId, issued };
  const sums = sumsOf(kind, typed);
  return { shipToId, issued, due, ...sums, vatPct: (signed(typed.vatPct) ?? 0) / 100 };
}

type Typed = Pick<Choice, "net" | "vat" | "deposits">;

/** Amounts as they count: a credit note gives back, whether it is typed with its sign or without. */
export function sumsOf(kind: string, { net, vat, deposits }: Typed) {
  const [netMinor, vatMinor] = [signed(net) ?? 0, signed(vat) ?? 0];
  const isBack = kind === "credit_note";
  return {
    netMinor: isBack ? -Math.abs(netMinor) : netMinor,
    vatMinor: isBack ? -Math.abs(vatMinor) : vatMinor,
    depositsMinor: signed(deposits) ?? 0,
  };
}

/** The VAT that a rate comes to, as people would type it; undefined before there is an amount. */
export function vatOf({ net, vatPct }: Pick<Choice, "net" | "vatPct">): number | undefined {
  const [amount, percent] = [signed(net), signed(vatPct)];
  return amount === undefined || percent === undefined ? undefined : Math.round((amount * percent) / 10_000);
}

function signed(text: string): number | undefined {
  const [, minus, amount = ""] = /^\s*([-−–])?(.*)$/s.exec(text) ?? [];
  const minor = parseAmount(amount);
  return minor === undefined || minus === undefined ? minor : -minor;
}

function contractPaperOf(text: string): DeskContractPaper {
  return CONTRACT_PAPERS.find((one) => one === text) ?? "contract";
}
