import { mailsUnderKills } from "../../apps/server/src/testing/mails-under-kills.ts";
import type { Brewery } from "./brewery.ts";
import { mustBeZero, type Result } from "./figures.ts";

/**
 * kill -9 of the worker that sends mails, half of the times while the mail server holds one and has not said so; then that
 * server is away for an hour, and its disk is full for another (MAIL-02). Counted by Message-ID at the mail server.
 */
export async function mailUnderKills(brewery: Brewery, rounds: number): Promise<Result> {
  const fates = await mailsUnderKills(brewery.url, { kills: rounds, mailsEach: 20 });
  const { written, kills, takenUnheard, repeated, triesWhileAway, ...counted } = fates;
  return {
    figures: {
      kills,
      "mails written": written,
      "held by the mail server at a kill, unheard of": takenUnheard,
      "of these sent once more, under the same Message-ID": repeated,
      "most tries while the server was away": triesWhileAway,
      ...counted,
    },
    flaws: mustBeZero(counted),
  };
}
