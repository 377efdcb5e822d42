import { expectAccessible } from "./harness/accessibility.ts";
import { signIn } from "./harness/ordering.ts";
import { expect, test } from "./harness/product.ts";

/** A message to the device, by the browser's debugging protocol: its own push service is out of reach (PUSH-01…03). */

test.use({ serviceWorkers: "allow" });

const jana = "jana.novotna@modrahvezda.example";

test("PUSH-02 PUSH-03 a message says what it is about and nothing more, and the portal offers the switch", async ({
  page,
  context,
  product,
}) => {
  await context.grantPermissions(["notifications"], { origin: product.origin });
  await signIn(page, jana);
  await page.goto("/notices");
  await expect(page.getByRole("switch", { name: /^Posílat zprávy na toto zařízení/ })).toBeVisible();
  await expectAccessible(page);

  await page.evaluate(() => navigator.serviceWorker.ready);
  const protocol = await context.newCDPSession(page);
  const { promise, resolve } = Promise.withResolvers<string>();
  protocol.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
    const [first] = registrations;
    if (first !== undefined) resolve(first.registrationId);
  });
  await protocol.send("ServiceWorker.enable");
  const data = JSON.stringify({
    ...{ kind: "order-delivered", subject: "4700100498", language: "cs", topic: "t1" },
  });
  await protocol.send("ServiceWorker.deliverPushMessage", {
    origin: product.origin,
    registrationId: await promise,
    data,
  });
  const shown = () =>
    page.evaluate(async () => {
      const { getNotifications } = await navigator.serviceWorker.ready.then((one) => ({
        getNotifications: () => one.getNotifications(),
      }));
      return (await getNotifications()).map(({ body, data }) => ({ body, data }));
    });
  await expect
    .poll(shown)
    .toEqual([{ body: "Něco nového u objednávky 4700100498.", data: { path: "/orders/history/4700100498" } }]);
});
