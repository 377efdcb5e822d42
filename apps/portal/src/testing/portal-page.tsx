import { QueryClientProvider } from "@tanstack/react-query";
import { createBrowserHistory, RouterProvider } from "@tanstack/react-router";
import { act, cleanup, screen } from "@testing-library/react";
import { PERMISSIONS } from "@vycep/domain/access/permission";
import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import type { LabelLanguage } from "@vycep/domain/market/language";
import { parseShippingMethod } from "@vycep/domain/transport/method";
import { queryClient } from "@vycep/shell/api/query-client";
import { parseIdToken } from "@vycep/shell/session/id-token";
import { acceptToken, dropToken, session } from "@vycep/shell/session/session";
import { shellKeys } from "@vycep/shell/storage/shell-keys";
import { storage } from "@vycep/shell/storage/storage";
import { signedToken } from "@vycep/shell/testing/signed-token";
import { changeLanguage, loadTexts } from "@vycep/shell/words/i18n";
import { draw } from "@vycep/ui/testing/draw.tsx";
import { afterEach, beforeEach, vi } from "vitest";
import { createPortalRouter } from "../app/router.tsx";
import { cartSession } from "../features/cart/cart-session.ts";
import { type Choice, changeChoice } from "../shared/ordering/choice.ts";
import { orderingKeys } from "../shared/ordering/ordering-keys.ts";
import type { ProductRow } from "../shared/products/product-row.ts";
import { type Answers, type FakeApi, fakeApi } from "./fake-api.ts";
import { type FakeCartServer, fakeCartServer } from "./fake-cart-server.ts";
import { takeBackMessages } from "./leave-nothing.ts";
import { someDocuments } from "./some-documents.ts";
import { ownSignIn, someContacts, someLinks } from "./some-links.ts";
import { someMenu } from "./some-menu.ts";
import { someMove, someSetAside } from "./some-move.ts";
import { someDates, somePlace } from "./some-place.ts";
import { someProduct } from "./some-product.ts";
import { someUserInfo } from "./some-user-info.ts";

/** What the brewery of the tests sells: two kegs and a crate. */
export const goods: readonly ProductRow[] = [
  someProduct({ uid: "100112", sku: "100112" }),
  someProduct({
    uid: "100113",
    sku: "100113",
    name: "Lipovrch 11 světlý ležák, sud KEG 30 l",
    your_price: 1320,
  }),
  someProduct({
    uid: "100101",
    sku: "100101",
    name: "Lipovrch 10 světlé výčepní, láhev 0,5 l, přepravka 20 ks",
    package_type: "bottle",
    packaging: "CR20",
    number_of_items_in_box: 20,
    number_of_products_on_layer: 8,
    number_of_items_on_pallet: 40,
    number_of_layers_per_pallet: 5,
    weight: 19.6,
    your_price: 221,
  }),
];

/** The API and the cart of the test that runs, anew for each. */
export let api: FakeApi;
export let cart: FakeCartServer;

let cartNumber = 0;

/** What the API of the tests answers unless a test says otherwise; of the cart it says what the domain decides. */
function everydayAnswers(held: FakeCartServer): Partial<Answers> {
  const ofCart = (name: string) => (variables: object) =>
    held.answerTo(name, variables) as ReturnType<Answers["CustomerCart"]> &
      ReturnType<Answers["AddProductsToCart"]> &
      ReturnType<Answers["UpdateCartItems"]> &
      ReturnType<Answers["RestoreCartLines"]> &
      ReturnType<Answers["ClearCart"]> &
      ReturnType<Answers["AddGoods"]>;
  return {
    GetUserInfoById: () => someUserInfo(),
    ChangeOwnEmail: () => ({ isOffered: true, change: null }),
    GetPortalConfig: () => ({
      getPortalConfig: {
        maintenance: false,
        maintenance_until: null,
        maintenance_message: null,
        sections: JSON.stringify(PERMISSIONS.map((label) => ({ label, value: "1" }))),
        order_in_progress: null,
      },
    }),
    GetOrderableUnits: () => ({ getPortalConfig: { orderableunits: "Packaging,Layers,Pallets" } }),
    GetShipToBySapId: ({ id }) => somePlace({ shiptosapid: id }),
    GetCutOffTimes: () => ({ truck: "13:30", pickup: "16:00", unfiltered: "12:00", tank: "16:00" }),
    GetDeliveryAvailableDate: ({ query }) =>
      someDates(parseShippingMethod(query.get("shipmentId") ?? "") ?? "selfpickup_selfpickup"),
    GetDeliveryExceptionNotifications: () => [],
    SetTransportType: () => ({ setTransportType: { message: null, code: null } }),
    CartMove: () => ({ cartMove: someMove() }),
    CartDays: () => ({ cartDays: { currency: "CZK", days: [] } }),
    SetAside: () => someSetAside(),
    CustomerCart: ofCart("CustomerCart"),
    AddProductsToCart: ofCart("AddProductsToCart"),
    AddGoods: ofCart("AddGoods"),
    UpdateCartItems: ofCart("UpdateCartItems"),
    RestoreCartLines: ofCart("RestoreCartLines"),
    ClearCart: ofCart("ClearCart"),
    SetCartNotes: ({ input }) => {
      held.say({
        ...(input.note_for_driver != null && { note_for_driver: input.note_for_driver }),
        ...(input.customer_order_number != null && { customer_order_number: input.customer_order_number }),
      });
      return { setCartNotes: { conflicts: [], cart: held.answer() } };
    },
    KeepCheckoutStep: ({ input }) => ({
      setCartNotes: { cart: { id: held.answer().id, checkout_step: input.checkout_step ?? "review" } },
    }),
    LastOrdered: () => ({ lastOrdered: [] }),
    FavouriteMarks: () => ({
      customer: { wishlists: [{ id: "w1", items_count: 0, items_v2: { items: [] } }] },
    }),
    SavedOrderCount: () => ({ getSaveOrderForLater: { total_count: 0 } }),
    CartFillings: () => ({ getCartFillings: [] }),
    RecommendItems: () => ({ recommendItems: { recItems: [] } }),
    GetAllDocuments: () => someDocuments([]),
    orders: () => ({ sopList: [], total: 0, next: null }),
    GetAnnouncements: () => ({ announcements: [], changesInSeconds: null }),
    GetUnreadNotices: () => ({ unread: 0 }),
    "contract-evaluation": () => [],
    GetMyCourses: () => ({ courses: [] }),
    helppages: () => [],
    banners: () => ({ rotationSeconds: 8, banners: [] }),
    pagecontent: () => [],
    pagemenu: (call) =>
      someMenu(session.get() === undefined ? undefined : api.answer("GetUserInfoById")?.(call)),
    SetUserTutorialCounter: () => ({ showTutorial: 3 }),
    SetFirstLoginFlag: () => ({ firstLogin: false }),
    portalExtLinks: () => someLinks,
    supportContacts: () => someContacts,
    settings: () => ownSignIn,
    "demo-users": () => ({ password: "", users: [], mailbox: null }),
    "sign-out": () => ({}),
  };
}

/** To be called once in a file: each test has an API, a cart and a browser of its own. It is Friday, 9:41. */
export function withPortal(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-20T08:41:00Z") });
    cartNumber += 1;
    cart = fakeCartServer(goods, { id: `cart-${cartNumber}` });
    api = fakeApi(everydayAnswers(cart));
    vi.stubGlobal("fetch", api.fetch);
    // What the portal logs of a failure is no news to a test that has made it.
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    // Who signs out leaves the page, and its storage is closed for good; the page of the tests stays.
    vi.spyOn(storage, "close").mockImplementation(() => undefined);
  });
  afterEach(async () => {
    await cartSession().whenIdle();
    for (const sku of cartSession().errors.get().keys()) cartSession().errors.clear(sku);
    cleanup();
    leave();
    // What a page asked for on its way out is asked of this test's API, not of the next one's.
    await quiet();
    queryClient.clear();
    takeBackMessages();
    dropToken();
    changeLanguage("cs");
    window.history.replaceState(null, "", "/");
    localStorage.clear();
    sessionStorage.clear();
    storage.clearForSignOut();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
}

let leave = () => {};

interface Opening {
  /** Nobody is signed in. */
  readonly isVisitor?: boolean;
  readonly language?: LabelLanguage;
  /** The question about an order in progress was not asked yet since signing in. */
  readonly asksAboutProgress?: boolean;
  /** What was chosen before; by default the van to the one place on Thursday. */
  readonly choice?: Choice;
}

const vanOnThursday: Choice = {
  shipToId: "500101",
  shippingMethod: "selfpickup_selfpickup",
  deliveryDate: toLocalDate("2026-11-26"),
};

/** Opens the real portal at an address, signed in as whoever the API tells of, and waits for the page's own heading. */
export async function openPortal(address: string, opening: Opening = {}) {
  const { isVisitor = false, language = "cs", choice = vanOnThursday, asksAboutProgress = false } = opening;
  await loadTexts(["shell"], language);
  changeLanguage(language);
  if (!isVisitor) signIn();
  // Whose page it is stands until the page is left, which a test does not do.
  else vi.spyOn(session, "get").mockReturnValue(undefined);
  storage.write(shellKeys.store, "LivePortal_CZ_cs");
  changeChoice(choice);
  if (!asksAboutProgress) storage.write(orderingKeys.orderInProgressAsked, true);
  window.history.replaceState(null, "", address);
  const history = createBrowserHistory();
  const router = createPortalRouter(history);
  leave = () => history.destroy();
  const drawn = draw(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findByRole("heading", { level: 1 });
  return drawn;
}

function signIn(): void {
  const issued = Date.now() / 1000;
  const token = parseIdToken(signedToken({ iat: issued, exp: issued + 80_000 }));
  if (token !== undefined) acceptToken(token);
}

/** Until nothing is asked any more. */
export const quiet = () =>
  act(async () => {
    for (let turn = 0; turn < 40; turn += 1) await new Promise<void>((resolve) => setImmediate(resolve));
  });
