import type { Described } from "../described.ts";

/** A ship-to, as /docs tells it (REST-09). */
export const shipToDocs = {
  GetShipToBySapId: {
    summary: "A ship-to that one has a role at: address, delivery days, methods and their limits.",
    example: {
      path: { id: "500101" },
      answer: {
        shiptosapid: "500101",
        name: "Restaurace U Modré hvězdy",
        street: "Sladovnická 12",
        city: "Lipovrch",
        zipcode: "549 01",
        country: "CZE",
        companyId: "C1",
        companyName: "Hostince Modrá hvězda s.r.o.",
        market: "CZ",
        currency: "CZK",
        customerType: "POS",
        status: "APPROVED",
        deliveryWindow: "7:00-11:00",
        isTankEnabled: true,
        isUnfilteredEnabled: true,
        records: [
          { shiptosapid: "500101", type: "1", scheduleDays: [1, 4] },
          { shiptosapid: "500101", type: "PD", scheduleDays: [2] },
        ],
        tankDays: [3],
        unfilteredDays: [2, 5],
        offeredMethods: ["selfpickup_selfpickup", "freeshipping_freeshipping"],
        capacityRules: [
          {
            method: "emptiesfulltruck_emptiesfulltruck",
            iMinimumOrderPallet: 20,
            iMaximumOrderPallet: 33,
            iMinimumOrderWeight: null,
            iMaximumOrderWeight: 24_000,
            iMaximumOrderCash: null,
            iMinLitersTank: null,
            iMaxLitersTank: null,
          },
        ],
      },
    },
    problems: { 404: ["ship-to-not-found"] },
  },
} as const satisfies Record<string, Described>;
