import { parseTextPicture, piecesOf, type ShownPicture } from "@vycep/domain/kernel/text-picture";
import { FormattedText } from "./formatted-text.tsx";

/** Formatted text with its pictures (DCONT-01), for pages of texts: what goods say of themselves shows none, and weighs none. */
export function PicturedText({ text }: { readonly text: string }) {
  return (
    <div className="grid gap-3.5">
      {piecesOf(text).map((piece, index) => {
        // The text is drawn as a whole: nothing of it moves.
        const key = `${index}`;
        return typeof piece === "string" ? (
          <FormattedText key={key} text={piece} />
        ) : (
          <Picture key={key} {...piece} />
        );
      })}
    </div>
  );
}

/** Its place is kept free before it has come. */
function Picture({ address, words }: ShownPicture) {
  const size = parseTextPicture(address);
  return size === undefined ? null : (
    <img
      src={address}
      alt={words}
      width={size.width}
      height={size.height}
      loading="lazy"
      className="h-auto max-w-full rounded-large"
    />
  );
}
