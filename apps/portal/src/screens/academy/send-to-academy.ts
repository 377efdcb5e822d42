import { redirect } from "@tanstack/react-router";
import { queryClient } from "@vycep/shell/api/query-client";
import { logWarning } from "@vycep/shell/log";
import { leaveFor } from "@vycep/shell/page/leave-for";
import { ownTitle } from "@vycep/shell/page/page-title";
import { storage } from "@vycep/shell/storage/storage";
import { inSession, plainText } from "@vycep/shell/storage/stored-value";
import { loadTexts, textsOf } from "@vycep/shell/words/i18n";
import { arrangeLinks } from "../../features/content/arrange-links.ts";
import { portalExtLinksQuery } from "../../features/content/use-portal-ext-links.ts";
import { paths } from "../../shared/paths.ts";
import type { CurrentUser } from "../../shared/user/current-user.ts";

/** Whoever was sent and comes back stays, until they sign in anew. */
export const sentToAcademy = inSession("sentToAcademy", plainText);

/**
 * Whom only the academy concerns is sent there at once, Slovaks to their own (SESSION-07, SESSION-08, D27); its single
 * sign-on knows them already. Without a configured address, and when they come back, the page stands that says so: at the portal's
 * first address and by its own name, for neither the names nor the places of other pages are theirs.
 */
export async function sendToAcademy(
  { country }: Pick<CurrentUser, "country">,
  askedFor: string,
): Promise<void> {
  if (storage.read(sentToAcademy) === undefined) await leaveOnce(country);
  await loadTexts(["academy"]);
  ownTitle.set(textsOf("academy")("title"));
  if (askedFor !== "homepage") throw redirect({ href: paths.home(), replace: true });
}

async function leaveOnce(country: CurrentUser["country"]): Promise<void> {
  const links = await queryClient.ensureQueryData(portalExtLinksQuery()).catch((cause: unknown) => {
    logWarning("the academy's address could not be read", cause);
    return [];
  });
  const { eLearning } = arrangeLinks(links, country);
  if (eLearning === undefined) return;
  storage.write(sentToAcademy, "sent");
  await leaveFor(eLearning.url);
}
