import type { LocalMoment } from "@vycep/domain/kernel/local-moment";
import type { Language } from "@vycep/domain/market/language";
import { invoicOf } from "@vycep/paper/edi/edifact-invoice";
import type { TaxPaper } from "@vycep/paper/tax/tax-paper";
import { ublOf } from "@vycep/paper/tax/ubl";
import { ediRows } from "@vycep/words/edi/answers";
import type { Tx } from "../../platform/db.ts";
import type { CodedGoods } from "../catalog/coded-goods.facts.ts";
import { type EdiPartner, referencesOf } from "./edi.repo.ts";
import { isTold, nextReference, queueOutgoing } from "./outgoing.repo.ts";
import { fileNameOf } from "./queue-answer.ts";
import { envelopeTo, gtinFor } from "./write-answer.ts";

type Billed = {
  readonly partner: EdiPartner;
  readonly messageId: number;
  readonly paper: TaxPaper;
  readonly place: string | null;
  readonly goods: (code: string) => CodedGoods | undefined;
  readonly language: Language;
  readonly now: LocalMoment;
};

/** Puts out a tax document as it was issued, under the partner's numbers of its orders. One for several orders goes once. */
export async function queueInvoice(tx: Tx, billed: Billed): Promise<void> {
  const { partner, messageId, paper, place, goods, language, now } = billed;
  const subject = `invoice ${paper.number}`;
  if (await isTold(tx, partner.gln, subject)) return;
  const reference = await nextReference(tx);
  const numbers = paper.orders.map(({ number }) => number);
  const references = await referencesOf(tx, partner.gln, numbers);
  const words = {
    supplies: ediRows.supplies[language],
    depositOut: ediRows.depositOut[language],
    depositBack: ediRows.depositBack[language],
    withoutVat: ediRows.withoutVat[language],
  };
  const body =
    partner.syntax === "edifact"
      ? invoicOf({
          ...{ paper, words, references, place },
          envelope: envelopeTo({ partner, reference, now, isTest: false }),
          gtins: gtinsOf(paper, partner, goods),
        })
      : ublOf(
          {
            ...paper,
            orders: paper.orders.map(({ number, ...order }) => ({
              ...order,
              number: references.get(number) ?? number,
            })),
          },
          words,
        );
  await queueOutgoing(tx, {
    ...{ reference, messageId, subject, body },
    kind: "invoice",
    partnerGln: partner.gln,
    companyId: partner.companyId,
    fileName: fileNameOf(partner, { kind: "invoice", reference }),
  });
}

function gtinsOf(
  { lines }: TaxPaper,
  partner: EdiPartner,
  goods: Billed["goods"],
): ReadonlyMap<string, string> {
  return new Map(
    lines.flatMap(({ sku }) => {
      const known = sku === null ? undefined : goods(sku);
      const gtin = known && gtinFor(partner, known);
      return sku === null || gtin === undefined ? [] : [[sku, gtin] as const];
    }),
  );
}
