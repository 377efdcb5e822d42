import type { FirstLoginAnswer, TutorialCounterAnswer, UserInfo } from "@vycep/contract/users/users.rest";
import { seenNow } from "@vycep/domain/content/tutorial";
import { queryClient } from "@vycep/shell/api/query-client";
import { callService } from "@vycep/shell/api/rest";
import { now } from "@vycep/shell/clock/clock";
import { logWarning } from "@vycep/shell/log";
import { storage } from "@vycep/shell/storage/storage";
import { type CurrentUser, userInfoQuery } from "../../../shared/user/current-user.ts";
import { sawToo, seenBy, tutorialKeys } from "./tutorial-keys.ts";

/**
 * What closing the tutorial leaves behind (TUTOR-15…17): the first login is over, one more view is counted, and this
 * browser remembers what was shown to whom. The window closes at once; what does not reach the server is only logged,
 * and the tutorial comes again at the next sign-in.
 */
export async function closeTutorial(user: CurrentUser, shown: readonly string[]): Promise<void> {
  const saw = storage.read(tutorialKeys.sawTutorials);
  const seen = seenNow(seenBy(saw, user.uid), shown, new Date(now()).toISOString());
  storage.write(tutorialKeys.sawTutorials, sawToo(saw, user.uid, seen));
  storage.write(tutorialKeys.tutorialClosed, user.uid);
  const uid = encodeURIComponent(user.uid);
  try {
    const [{ showTutorial }] = await Promise.all([
      callService<TutorialCounterAnswer>("customerData", `/users/SetUserTutorialCounter/${uid}`, {
        method: "PUT",
      }),
      user.isFirstLogin &&
        callService<FirstLoginAnswer>("customerData", `/users/SetFirstLoginFlag/${uid}`, { method: "PUT" }),
    ]);
    const { queryKey } = userInfoQuery(user.uid);
    queryClient.setQueryData<UserInfo>(
      queryKey,
      (known) => known && { ...known, firstLogin: false, showTutorial },
    );
  } catch (cause) {
    logWarning("the tutorial could not be counted", cause);
  }
}
