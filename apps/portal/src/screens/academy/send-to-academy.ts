import { queryClient } from "@vycep/shell/api/query-client";
import { logWarning } from "@vycep/shell/log";
import { leaveFor } from "@vycep/shell/page/leave-for";
import { storage } from "@vycep/shell/storage/storage";
import { inSession, plainText } from "@vycep/shell/storage/stored-value";
import { arrangeLinks } from "../../features/content/arrange-links.ts";
import { portalExtLinksQuery } from "../../features/content/use-portal-ext-links.ts";
import type { CurrentUser } from "../../shared/user/current-user.ts";

/** Whoever was sent and comes back stays, until they sign in anew. */
export const sentToAcademy = inSession("sentToAcademy", plainText);

/**
 * Whom only the academy concerns is sent there at once, Slovaks to their own (SESSION-07, SESSION-08, D27); its single
 * sign-on knows them already. Without a configured address the page stands that says so.
 */
export async function sendToAcademy({ country }: Pick<CurrentUser, "country">): Promise<void> {
  if (storage.read(sentToAcademy) !== undefined) return;
  const links = await queryClient.ensureQueryData(portalExtLinksQuery()).catch((cause: unknown) => {
    logWarning("the academy's address could not be read", cause);
    return [];
  });
  const { eLearning } = arrangeLinks(links, country);
  if (eLearning === undefined) return;
  storage.write(sentToAcademy, "sent");
  await leaveFor(eLearning.url);
}
