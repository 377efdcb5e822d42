import type { Deps } from "../../../platform/deps.ts";
import { repeatingJob } from "../../../platform/jobs/job.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { recordContent } from "./change-content.ts";
import { dueDrafts, holdContent } from "./content-record.repo.ts";
import { letOut } from "./publish-content.ts";

/** Lets out every draft whose moment has come (DEDIT-04); each is one transaction, and one that fails holds up no other. */
export async function publishDueContent({ db, clock, log }: Deps): Promise<void> {
  const at = clock.instant();
  for (const of of await dueDrafts(db, at)) {
    try {
      await inTransaction(db, async (tx) => {
        const { draft } = await holdContent(tx, of);
        // Somebody was quicker: it is out, or shall go out later.
        if (draft === null || draft.publishAt === null || draft.publishBy === null) return;
        if (new Date(draft.publishAt) > at) return;
        await letOut(tx, { ...of, told: draft, at });
        const done = { action: "content.published", detail: {}, uid: draft.publishBy, at };
        await recordContent(tx, { ...of, ...done, requestId: `content-${of.kind}-${of.key}` });
      });
    } catch (error) {
      log.warn({ err: error, content: of }, "content will be published at the next try");
    }
  }
}

const everyMs = 2000;

export const publishDueContentJob = repeatingJob("content: publish drafts", everyMs, publishDueContent);
