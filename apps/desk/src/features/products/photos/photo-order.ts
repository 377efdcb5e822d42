import type { Product } from "../use-product.ts";

/** A photo as it is to stand, with what it shows by language. */
export interface DraftPhoto {
  readonly position: number;
  readonly address: string;
  readonly words: Readonly<Record<string, string>>;
}

/** The photos of a product as they are. */
export function draftOf({ photos }: Pick<Product, "photos">): readonly DraftPhoto[] {
  return photos.map(({ position, address, words }) => ({
    ...{ position, address },
    words: Object.fromEntries(words.map(({ language, text }) => [language, text])),
  }));
}

/** The same photos with one of them a step to the front or to the back; at an end it stays. */
export function moved(photos: readonly DraftPhoto[], position: number, step: -1 | 1): readonly DraftPhoto[] {
  const from = photos.findIndex((photo) => photo.position === position);
  const [photo] = photos.slice(from, from + 1);
  const to = from + step;
  if (photo === undefined || to < 0 || to >= photos.length) return photos;
  return photos.toSpliced(from, 1).toSpliced(to, 0, photo);
}
