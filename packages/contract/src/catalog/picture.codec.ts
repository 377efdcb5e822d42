/** Photos of products as the API shows them (CATALOG-04): an address by content, sizes, and words for who cannot see. */
import { renditionsOf } from "@vycep/domain/catalog/picture";
import type { Language } from "@vycep/domain/market/language";
import type { Texts } from "@vycep/domain/market/texts";

/** A photo of a product: the hash of what it shows, and its size at its largest. */
export type ProductPhoto = {
  readonly position: number;
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  /** Empty where the product's name says it all. */
  readonly alt: Readonly<Partial<Record<Language, string>>>;
};

export const PICTURES_PATH = "/pictures";

/** An address that always means the same bytes: another photo has another one. */
export function pictureAddress(hash: string, edge: number): string {
  return `${PICTURES_PATH}/${hash}/${edge}.webp`;
}

type Named = { readonly names: Texts; readonly photos: readonly ProductPhoto[] };

/** `image` and `media_gallery` are large, `small_image` and `thumbnail` are for rows; null without a photo. */
export function encodePhotos({ names, photos }: Named, language: Language) {
  const [first] = photos;
  const labelOf = ({ alt }: ProductPhoto) => alt[language] || names[language];
  const small = first ? encodePhoto(first, labelOf(first), "smallest") : null;
  return {
    image: first ? encodePhoto(first, labelOf(first), "largest") : null,
    small_image: small,
    thumbnail: small,
    media_gallery: photos.map((photo) => encodePhoto(photo, labelOf(photo), "largest")),
  };
}

function encodePhoto(photo: ProductPhoto, label: string, which: "smallest" | "largest") {
  const renditions = renditionsOf(photo);
  const shown = renditions.at(which === "smallest" ? 0 : -1);
  return {
    url: pictureAddress(photo.hash, shown?.edge ?? 0),
    label,
    position: photo.position,
    disabled: false,
    width: shown?.width ?? null,
    height: shown?.height ?? null,
    srcset: renditions.map(({ edge, width }) => `${pictureAddress(photo.hash, edge)} ${width}w`).join(", "),
  };
}
