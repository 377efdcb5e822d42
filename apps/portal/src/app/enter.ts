import { type Access, accessOf } from "@vycep/domain/access/route-access";
import { THEMES } from "@vycep/domain/market/theme";
import { queryClient } from "@vycep/shell/api/query-client";
import { machineTimers } from "@vycep/shell/clock/clock";
import { failureOf } from "@vycep/shell/failures/api-error";
import { logWarning } from "@vycep/shell/log";
import { rememberIntendedPath } from "@vycep/shell/session/intended-path";
import { currentToken, establishSession } from "@vycep/shell/session/session";
import { endSession } from "@vycep/shell/sign-out/end-session";
import { storage } from "@vycep/shell/storage/storage";
import { currentThemeRow } from "@vycep/shell/theme/theme";
import { prepareAnnouncements } from "../layouts/announcements.tsx";
import { orderingKeys } from "../shared/ordering/ordering-keys.ts";
import { keepCompany } from "../shared/user/company-choice.ts";
import { type CurrentUser, toCurrentUser, userInfoQuery } from "../shared/user/current-user.ts";
import { pageMenuQuery } from "../shared/user/page-menu.ts";
import { portalConfigQuery } from "../shared/user/portal-config.ts";
import { settleLanguage } from "../shared/user/settle-language.ts";
import { visitorKnown } from "../shared/user/visitor-known.ts";
import { judge, type Verdict } from "./gate.ts";
import type { RouteRow } from "./route-row.ts";

/** The brewery's messages come with the page and not after it, unless they keep a visitor waiting for so long. */
const messagesWaitMs = 1000;

/** Gathers the facts for the gate, waits until they are known (PERM-01), and does what a refusal asks for. */
export async function enter(route: RouteRow, href: string): Promise<Verdict> {
  let verdict: Verdict | undefined;
  try {
    verdict = await verdictOn(route, href);
    return verdict;
  } finally {
    // Whoever is sent to sign in leaves the page as it stands.
    if (verdict?.kind !== "sign-in") visitorKnown.set(true);
  }
}

/** A cellar has no network: what is kept for it is of whoever was signed in here, and the page looks at that itself (B12). */
async function verdictOn(route: RouteRow, href: string): Promise<Verdict> {
  const isCellar = route.name === "cellar";
  if (isCellar && !navigator.onLine) return { kind: "open" };
  return verdictOnline(route, href).catch((thrown: unknown) => {
    if (!isCellar || failureOf(thrown).kind !== "network") throw thrown;
    return { kind: "open" };
  });
}

async function verdictOnline(route: RouteRow, href: string): Promise<Verdict> {
  const { access, session } = await accessOfVisitor(route);
  const announced = prepareAnnouncements();
  // Who comes back from the provider goes on at once to a page of their own.
  if (session === undefined && access.kind === "public" && route.name !== "loginCallback")
    await Promise.race([
      announced,
      new Promise<void>((resolve) => machineTimers.after(messagesWaitMs, resolve)),
    ]);
  if (session !== undefined) askAhead(session.uid);
  const user = session === undefined ? undefined : await loadUser(session.uid, access);
  const [sections] =
    user === undefined || user === "failed"
      ? (["failed"] as const)
      : await Promise.all([loadSections(user), loadMenu(user), announced]);
  const verdict = judge({ access, hasSession: session !== undefined, user, sections });
  if (verdict.kind === "sign-in") rememberIntendedPath(href);
  if (verdict.kind === "sign-out") await endSession();
  if (verdict.kind === "academy" && user !== undefined && user !== "failed") {
    const { sendToAcademy } = await import("../screens/academy/send-to-academy.ts");
    await sendToAcademy(user, route.name);
  }
  return verdict;
}

/**
 * What the page asks of who is there. What a theme opens to visitors is no way around the checks of who is signed in
 * (PERM-14, PERM-15).
 */
async function accessOfVisitor(route: RouteRow) {
  const access = accessTo(route);
  const held = currentToken();
  if (access.kind === "public" && (held === undefined || !isOpenedByTheme(route)))
    return { access, session: held };
  const session = await establishSession();
  const isVisitor = access.kind === "public" && session === undefined;
  return { access: access.kind === "public" && !isVisitor ? ({ kind: "login" } as const) : access, session };
}

function isOpenedByTheme({ name }: RouteRow): boolean {
  return name !== "Error404" && name !== "loginCallback" && accessOf(name, THEMES.main).kind !== "public";
}

/** The menu, and the configuration as it was for this person last time, need not wait until the server says who it is. */
function askAhead(uid: string): void {
  void queryClient.prefetchQuery(pageMenuQuery(uid));
  const customerType = storage.read(orderingKeys.customertype);
  if (customerType !== undefined) void queryClient.prefetchQuery(portalConfigQuery(customerType));
}

export function accessTo({ name }: RouteRow): Access {
  return name === "Error404" || name === "loginCallback"
    ? { kind: "public" }
    : accessOf(name, currentThemeRow());
}

async function loadUser(uid: string, access: Access): Promise<CurrentUser | "failed" | undefined> {
  try {
    const query = userInfoQuery(uid);
    const isNew = queryClient.getQueryData(query.queryKey) === undefined;
    const user = toCurrentUser(await queryClient.ensureQueryData({ ...query, revalidateIfStale: false }));
    if (isNew) await welcome(user);
    return user;
  } catch (thrown) {
    // A public page works without knowing who looks at it; no answer at all is no verdict on the person.
    if (access.kind === "public") return undefined;
    if (failureOf(thrown).kind === "refused" || failureOf(thrown).kind === "signed-out") return "failed";
    throw thrown;
  }
}

/** What happens once, when the person becomes known. */
async function welcome(user: CurrentUser): Promise<void> {
  keepCompany(user);
  if (user.country === undefined) logWarning("Country is not fill"); // SESSION-24, ERROR-01
  if (user.customerType === undefined) logWarning("Customer type is not fill"); // SESSION-25, ERROR-02
  storage.write(orderingKeys.customertype, user.customerType); // PERM-12
  await settleLanguage(user.country, user.language);
}

/** The head of the page waits for it, so that no link comes late; a failure is only logged (CONFIG-15). */
async function loadMenu({ uid }: CurrentUser): Promise<void> {
  await queryClient.prefetchQuery(pageMenuQuery(uid));
}

async function loadSections(user: CurrentUser) {
  try {
    return (await queryClient.ensureQueryData(portalConfigQuery(user.customerType))).sections;
  } catch (cause) {
    logWarning("the portal's configuration could not be read", cause); // CONFIG-14
    return "failed" as const;
  }
}
