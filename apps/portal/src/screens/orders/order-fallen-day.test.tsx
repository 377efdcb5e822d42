import { screen } from "@testing-library/react";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { describe, expect, test } from "vitest";
import type { OrderAnswer } from "../../features/orders/detail/customer-order-document.ts";
import { named, textOf } from "../../testing/find.ts";
import { api, openPortal, quiet, withPortal } from "../../testing/portal-page.tsx";
import { someOrder } from "../../testing/some-order.ts";

withPortal();

async function openOrder(said: Partial<OrderAnswer> = {}) {
  api.set("CustomerOrder", () => ({ customer: { orders: { items: [someOrder(said)] } } }));
  await openPortal("/orders/history/4700100303");
  await screen.findByRole("heading", { level: 1, name: named("4700100303") });
  await quiet();
}

const main = () => textOf(screen.getByRole("main"));

describe("DCAL-02 an order for a day on which the brewery does not come any more", () => {
  const fallen = (scheduledDate: string | null, transportation: "standard" | "truck" = "standard") => [
    {
      ...{ shipTo: "Restaurace U Modré hvězdy", shipToId: "500101" },
      deliveryExceptions: [
        {
          transportation,
          deliveryExceptions: [
            {
              ...{
                typeOfChange: scheduledDate === null ? ("cancelled" as const) : ("moved" as const),
                originalDate: "2026-11-19",
              },
              ...{ originalHours: "", scheduledDate, scheduledHour: null, orderBy: null },
            },
          ],
        },
      ],
    },
  ];
  const stays = "Objednávka se sama nepřesune. Ozveme se vám a domluvíme nový den.";

  test("says which day comes instead, and that the order stays until both agree", async () => {
    api.set("GetDeliveryExceptionNotifications", () => fallen("2026-11-25"));
    await openOrder();
    expect(main()).toContain(
      `Závoz na čtvrtek 19.11. nepřijede. Místo něj přijede ve středu 25.11. ${stays}`,
    );
    await expectAccessible();
  });

  test("says so too where nothing comes instead", async () => {
    api.set("GetDeliveryExceptionNotifications", () => fallen(null));
    await openOrder();
    expect(main()).toContain(`Závoz na čtvrtek 19.11. nepřijede. ${stays}`);
  });

  test.each([
    ["what was delivered", { state: "delivered" }, "standard"],
    ["what goes another way", {}, "truck"],
  ] as const)("is silent of %s", async (_case, said, way) => {
    api.set("GetDeliveryExceptionNotifications", () => fallen(null, way));
    await openOrder(said);
    expect(main()).not.toContain("nepřijede");
  });
});
