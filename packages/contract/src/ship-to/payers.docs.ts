import type { Described } from "../described.ts";

const payer = {
  payerid: "C1",
  sapid: "7000001",
  name: "Hostince Modrá hvězda s.r.o.",
  street: "Sladovnická 12",
  city: "Lipovrch",
  zipcode: "549 01",
  country: "CZE",
  customerType: "POS",
  ico: "80000011",
  dic: "CZ80000011",
  icDph: "",
  currency: "CZK",
  priceList: "CZ-HORECA",
  dueDays: 14,
  paymentMethod: "transfer",
  invoiceEmail: "fakturace@modrahvezda.example",
  gln: "2909900000012",
};
const unknown = { 404: ["company-not-found"] } as const;

/** The companies that buy, as /docs tells them (REST-20…22). */
export const payersDocs = {
  payers: {
    summary: "The payers that one has a role with.",
    example: { query: { customerType: "POS" }, answer: [payer] },
  },
  payer: {
    summary: "A payer with what stands on its papers.",
    example: { path: { id: "C1" }, answer: payer },
    problems: unknown,
  },
  soldto: {
    summary: "The company that buys, with those of its ship-tos that one has a role at.",
    example: {
      path: { id: "C1" },
      answer: {
        ...payer,
        shiptos: [
          {
            shiptosapid: "500101",
            name: "Restaurace U Modré hvězdy",
            street: "Sladovnická 12",
            city: "Lipovrch",
            zipcode: "549 01",
            status: "APPROVED",
            deliveryWindow: "7:00-11:00",
            records: [{ shiptosapid: "500101", type: "1", scheduleDays: [1] }],
            tankDays: [3],
            unfilteredDays: [2],
            offeredMethods: ["selfpickup_selfpickup"],
          },
        ],
      },
    },
    problems: unknown,
  },
} as const satisfies Record<string, Described>;
