import type { Page, Worker } from "@playwright/test";
import { wholeChromium } from "../../tools/test/chromium.ts";
import { expectAccessible } from "../harness/accessibility.ts";
import { signIn, typeSignIn } from "../harness/ordering.ts";
import { expect, test } from "../harness/product.ts";

/** A message to the device, by the browser's debugging protocol: its own push service is out of reach (PUSH-01…03). */

const executablePath = wholeChromium();
test.use({
  serviceWorkers: "allow",
  permissions: ["notifications"],
  launchOptions: {
    ...(executablePath !== null && { executablePath }),
    timeout: 90_000,
    args: ["--disable-gpu", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])],
  },
});

const jana = "jana.novotna@modrahvezda.example";
const order = "4700100498";

/** Hands the worker what the server would have sent by the push service. */
async function deliver(page: Page, message: object): Promise<void> {
  const protocol = await page.context().newCDPSession(page);
  const { promise, resolve } = Promise.withResolvers<string>();
  protocol.on("ServiceWorker.workerRegistrationUpdated", ({ registrations: [first] }) => {
    if (first !== undefined) resolve(first.registrationId);
  });
  await protocol.send("ServiceWorker.enable");
  const { origin } = new URL(page.url());
  const data = JSON.stringify(message);
  await protocol.send("ServiceWorker.deliverPushMessage", { origin, registrationId: await promise, data });
}

/** What the page's types do not know of the worker. */
interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly NotificationEvent: new (type: string, init: { notification: Notification }) => Event;
  readonly dispatchEvent: (event: Event) => boolean;
}

const shown = (worker: Worker) =>
  worker.evaluate(async () => {
    const { registration } = globalThis as unknown as WorkerScope;
    const notifications = await registration.getNotifications();
    return notifications.map(({ title, body, data }) => ({ title, body, data }));
  });

/** No protocol taps a notification: the worker is told of the tap as the browser would tell it. */
const tap = (worker: Worker) =>
  worker.evaluate(async () => {
    const scope = globalThis as unknown as WorkerScope;
    const [notification] = await scope.registration.getNotifications();
    if (notification === undefined) throw new Error("nothing is shown");
    scope.dispatchEvent(new scope.NotificationEvent("notificationclick", { notification }));
  });

test("PUSH-02 PUSH-03 a message is a reference alone, and a tap opens the very order, signed out after signing in", async ({
  page,
  context,
}) => {
  await signIn(page, jana, "/notices");
  await expect(page.getByRole("switch", { name: /^Posílat zprávy na toto zařízení/ })).toBeVisible();
  await expectAccessible(page);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  const [worker] = context.serviceWorkers();
  if (worker === undefined) throw new Error("the portal has no worker");

  const message = {
    kind: "order-delivered",
    subject: order,
    language: "cs",
    topic: "t1",
    total: "12 345 Kč",
  };
  const { hostname } = new URL(page.url());
  const reference = {
    title: hostname,
    body: `Něco nového u objednávky ${order}.`,
    data: { path: `/orders/history/${order}` },
  };
  // A worker that is just starting hears nothing yet; the same message again takes the place of the first.
  const arrives = async () => {
    await deliver(page, message);
    await expect.poll(() => shown(worker), { timeout: 5000 }).toEqual([reference]);
  };
  await expect(arrives).toPass({ timeout: 20_000 });
  await tap(worker);
  await expect(page).toHaveURL(new RegExp(`/orders/history/${order}$`));
  await expect(page.getByRole("heading", { level: 1 })).toContainText(order);
  await expect.poll(() => shown(worker)).toEqual([]);

  await context.clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.goto("/login");
  await expect(arrives).toPass({ timeout: 20_000 });
  await tap(worker);
  await typeSignIn(page, jana);
  await expect(page).toHaveURL(new RegExp(`/orders/history/${order}$`));
  await expect(page.getByRole("heading", { level: 1 })).toContainText(order);
});
