import { pictureAddress } from "@vycep/contract/catalog/picture.codec";
import type { MadePhoto } from "@vycep/db/photos/make-photo";
import { savePhoto } from "@vycep/db/photos/save-photo";
import { MOST_PHOTOS, numbersInName, type PhotoPlace, photoPlaceOf } from "@vycep/domain/catalog/photo-name";
import { renditionsOf } from "@vycep/domain/catalog/picture";
import { ok, type Result, refused } from "@vycep/domain/kernel/result";
import type { Language } from "@vycep/domain/market/language";
import { textsOf } from "@vycep/domain/market/texts";
import { say } from "@vycep/words/engine/sentence";
import { type PhotoMessage, photoMessages } from "@vycep/words/product-desk/answers";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type {
  AddProductPhotosInput,
  DeskPhotoResult,
  DeskPhotosAnswer,
} from "../../../platform/desk/desk-graphql.gen.ts";
import { badInput } from "../../../platform/errors.ts";
import { sqlOf } from "../../../platform/sql-of.ts";
import { doneOrRolledBack, inTransaction } from "../../../platform/transaction.ts";
import { oneAtATime } from "../../files/one-at-a-time.facts.ts";
import { dropSent } from "../../files/uploads.commands.ts";
import { bytesOfSent, type SentFile, sentFiles } from "../../files/uploads.facts.ts";
import type { ProductDeskDeps } from "./product-desk.deps.ts";
import { photosOf, productsNumbered } from "./product-photos.repo.ts";
import { holdProduct } from "./product-record.repo.ts";
import { recordProductAudit } from "./record-product-audit.ts";

/** So many are made smaller while somebody waits for the answer. */
const mostAtOnce = 10;

type NotAdded = { readonly kind: PhotoMessage; readonly said?: string };
type Added = PhotoPlace & { readonly isReplaced: boolean; readonly address: string };

/**
 * Makes files that were sent photos of products (DGOOD-05): of the one that is named, behind its last one, or of those whose numbers the
 * files are named by, each in the place that its name says. Judged and made smaller by the code of the importer, each by itself: of
 * what is refused nothing is written, and the answer says why.
 */
export async function addProductPhotos(
  deps: ProductDeskDeps,
  context: DeskContext,
  { sku, uploads }: AddProductPhotosInput,
): Promise<DeskPhotosAnswer> {
  const { uid } = await context.staff();
  if (uploads.length > mostAtOnce)
    throw badInput("invalid-input", undefined, [{ path: "input.uploads", code: "length" }]);
  const sent = await sentFiles(deps, { uid, purpose: "photo", ids: uploads });
  const asked = sku == null ? sent.flatMap(({ name }) => numbersInName(name)) : [sku];
  const products = await productsNumbered(deps.db, asked);
  const known = new Set(products.keys());
  const taken = new Set<string>();
  const results: DeskPhotoResult[] = [];
  for (const upload of uploads) {
    const file = sent.find(({ id }) => id === upload);
    const done = file === undefined ? refused({ kind: "photo-gone" as const }) : await addOne(file);
    const names = done.ok ? products.get(done.value.sku) : undefined;
    results.push(resultOf({ upload, file, done, names }, context.language));
  }
  return { results };

  async function addOne(file: SentFile): Promise<Result<Added, NotAdded>> {
    const place = placeOf(file);
    if (!place.ok) return place;
    const key = `${place.value.sku} ${place.value.position}`;
    if (place.value.position !== undefined && taken.has(key)) return refused({ kind: "photo-place-taken" });
    taken.add(key);
    return add(deps, { ...place.value, file, uid, requestId: context.requestId });
  }

  function placeOf(file: SentFile): Result<WantedPlace, NotAdded> {
    if (sku != null) return known.has(sku) ? ok({ sku }) : refused({ kind: "no-such-product", said: sku });
    return photoPlaceOf(file.name, known);
  }
}

/** Without a position it stands behind the last one. */
type WantedPlace = { readonly sku: string; readonly position?: number };
type Adding = WantedPlace & { readonly file: SentFile; readonly uid: string; readonly requestId: string };

/** A large picture takes a few hundred megabytes while it is made smaller. */
const alone = oneAtATime();

async function add(
  deps: ProductDeskDeps,
  { sku, position: wanted, file, uid, requestId }: Adding,
): Promise<Result<Added, NotAdded>> {
  const bytes = await bytesOfSent(deps, file);
  if (bytes === undefined) return refused({ kind: "photo-gone" });
  // Native, and asked for by few: read when the first photo comes.
  const { hashOf, makePhoto } = await import("@vycep/db/photos/make-photo");
  const made = await alone<MadePhoto | "not_a_picture" | "too_large" | "out_of_range">(() =>
    makePhoto(bytes),
  );
  if (typeof made === "string") return refused({ kind: made });
  const hash = hashOf(bytes);
  return doneOrRolledBack<Added, NotAdded>((rollBack) =>
    inTransaction(deps.db, async (tx) => {
      if (!(await holdProduct(tx, sku))) return rollBack({ kind: "no-such-product", said: sku });
      const kept = await photosOf(tx, sku);
      if (kept.some((photo) => photo.hash === hash)) return rollBack({ kind: "photo-there-already" });
      const position = wanted ?? (kept.at(-1)?.position ?? 0) + 1;
      if (position > MOST_PHOTOS) return rollBack({ kind: "too-many-photos", said: String(position) });
      const isReplaced = kept.some((photo) => photo.position === position);
      await savePhoto(sqlOf(tx), { photo: { sku, position }, alt: {}, hash, made });
      const at = deps.clock.instant();
      await dropSent(tx, file, at);
      await recordProductAudit(tx, {
        ...{ action: isReplaced ? "product.photo-replaced" : "product.photo-added", sku, uid },
        ...{ detail: { file: file.name, position }, at, requestId },
      });
      return { sku, position, isReplaced, address: pictureAddress(hash, renditionsOf(made)[0]?.edge ?? 0) };
    }),
  );
}

type Outcome = {
  readonly upload: string;
  readonly file: SentFile | undefined;
  readonly done: Result<Added, NotAdded>;
  readonly names: Readonly<Record<string, string>> | undefined;
};

function resultOf({ upload, file, done, names }: Outcome, language: Language): DeskPhotoResult {
  const of = { upload, file: file?.name ?? "" };
  const nothing = { sku: null, productName: null, position: null, isReplaced: false, address: null };
  if (done.ok)
    return { ...of, ...done.value, productName: names ? textsOf(names)[language] : null, refusal: null };
  const { kind, said = "" } = done.refusal;
  return {
    ...of,
    ...nothing,
    refusal: { code: kind, message: say(photoMessages[kind], language, { said }) },
  };
}
