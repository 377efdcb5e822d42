/** Where pictures of texts lie. */
export const TEXT_PICTURES_PATH = "/pictures/texts";

/** A picture in a text: the hash of its file, and how large it is drawn at most. */
export type TextPicture = { readonly hash: string; readonly width: number; readonly height: number };

/**
 * Where a picture of a text lies: an address that always means the same bytes, and says its size before they have come (DCONT-01).
 *
 * @example textPictureAddress({ hash: "0".repeat(32), width: 640, height: 480 })
 *   // "/pictures/texts/00000000000000000000000000000000-640x480.webp"
 */
export function textPictureAddress({ hash, width, height }: TextPicture): string {
  return `${TEXT_PICTURES_PATH}/${hash}-${width}x${height}.webp`;
}

const address = /^\/pictures\/texts\/([0-9a-f]{32})-(\d{1,4})x(\d{1,4})\.webp$/;

/**
 * The picture of an address, the only ones that stand in texts; undefined of any other.
 *
 * @example parseTextPicture("https://x.example/a.png") // undefined
 */
export function parseTextPicture(text: string): TextPicture | undefined {
  const [, hash, width, height] = address.exec(text) ?? [];
  return hash === undefined ? undefined : { hash, width: Number(width), height: Number(height) };
}

/** A picture with the words for who cannot see it. */
export type ShownPicture = { readonly address: string; readonly words: string };

/**
 * Formatted text in pieces: what stands between pictures, and those. Whoever shows texts without pictures reads them whole.
 *
 * @example piecesOf("<p>a</p>") // ["<p>a</p>"]
 */
export function piecesOf(html: string): readonly (string | ShownPicture)[] {
  return html
    .split(/(?:<p>)?(<img [^<>]*>)(?:<\/p>)?/)
    .filter((piece) => piece !== "")
    .map((piece) =>
      piece.startsWith("<img ")
        ? { address: attributeIn("src", piece), words: attributeIn("alt", piece) }
        : piece,
    );
}

const entities: Readonly<Record<string, string>> = { lt: "<", gt: ">", quot: '"', amp: "&" };

function attributeIn(name: string, tag: string): string {
  const [, text = ""] = new RegExp(`\\b${name}="([^"]*)"`).exec(tag) ?? [];
  return text.replaceAll(/&(lt|gt|quot|amp);/g, (_, entity: string) => entities[entity] ?? "");
}
