import { textPictureAddress } from "@vycep/domain/kernel/text-picture";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type { AddTextPictureInput, DeskTextPictureAnswer } from "../../../platform/desk/desk-graphql.gen.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { keepFile } from "../../files/files.commands.ts";
import { filesOf } from "../../files/files.facts.ts";
import { oneAtATime } from "../../files/one-at-a-time.facts.ts";
import { dropSent } from "../../files/uploads.commands.ts";
import { bytesOfSent, sentFiles } from "../../files/uploads.facts.ts";
import { answerOf, type NotDone } from "./change-content.ts";
import type { ContentDeskDeps } from "./content-desk.deps.ts";
import { keepPicture } from "./text-pictures.repo.ts";

/** A large picture takes a few hundred megabytes while it is made smaller. */
const alone = oneAtATime();

/**
 * Makes a file that was sent a picture that texts may show (DCONT-01), by the code that makes photos of products: typed by its bytes,
 * bounded, smaller, and without what the camera noted. The same picture is kept once.
 */
export async function addTextPicture(
  deps: ContentDeskDeps,
  context: DeskContext,
  { upload }: AddTextPictureInput,
): Promise<DeskTextPictureAnswer> {
  const { uid } = await context.staff();
  const [sent] = await sentFiles(deps, { uid, purpose: "picture", ids: [upload] });
  const bytes = sent && (await bytesOfSent(deps, sent));
  if (sent === undefined || bytes === undefined) return not({ kind: "picture-gone" });
  // Native, and asked for by few: read when the first picture comes.
  const { hashOf, makePhoto } = await import("@vycep/db/photos/make-photo");
  const made = await alone(() => makePhoto(bytes));
  if (typeof made === "string") return not({ kind: made });
  const hash = hashOf(bytes);
  const webp = made.files.at(-1)?.webp ?? Buffer.alloc(0);
  const file = await filesOf(deps).write({ name: `${hash}.webp`, type: "image/webp" }, webp);
  const { width, height } = made;
  await inTransaction(deps.db, async (tx) => {
    const at = deps.clock.instant();
    // What is there already stays; the second copy belongs to nobody and is swept away.
    if (await keepPicture(tx, { hash, width, height, fileId: file.id, at }))
      await keepFile(tx, file, { companyId: null, now: at });
    await dropSent(tx, sent, at);
  });
  return { address: textPictureAddress({ hash, width, height }), refusal: null };

  function not(refusal: NotDone): DeskTextPictureAnswer {
    return { address: null, refusal: answerOf(refusal, context.language).refusal ?? null };
  }
}
