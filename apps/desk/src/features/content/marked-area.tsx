import { useTexts } from "@vycep/shell/words/i18n";
import { TextArea, type TextAreaProps } from "@vycep/ui/fields/text-area.tsx";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { lazy, type ReactNode, Suspense, useRef, useState } from "react";
import { MARKS, type Mark, markText, pictureOf, putBelow, putInto, type Selected } from "./marking.ts";

// Few texts have either: they come when somebody asks for one.
const LinkDialog = lazy(() => import("./link-dialog.tsx").then((file) => ({ default: file.LinkDialog })));
const PictureDialog = lazy(() =>
  import("./picture-dialog.tsx").then((file) => ({ default: file.PictureDialog })),
);

interface MarkedAreaProps extends Pick<TextAreaProps, "label" | "error" | "readOnly"> {
  readonly value: string;
  /** Addresses of pictures that the other languages show. */
  readonly pictures: readonly string[];
  readonly onChange: (text: string) => void;
}

const PUT = ["link", "picture"] as const;

type Put = (typeof PUT)[number];

const signs: Readonly<Record<Mark | Put, ReactNode>> = {
  bold: <b>B</b>,
  emphasis: <i className="font-serif">I</i>,
  heading: <b>H</b>,
  list: "•–",
  numbers: "1.",
  quote: "„“",
  link: <span className="underline">www</span>,
  picture: <Icon name="image" />,
};

const labels = {
  bold: "markBold",
  emphasis: "markEmphasis",
  heading: "markHeading",
  list: "markList",
  numbers: "markNumbers",
  quote: "markQuote",
  link: "markLink",
  picture: "markPicture",
} as const;

/** Formatted text as it is written: with marks, which the buttons set as well; no HTML (DCONT-01). */
export function MarkedArea({ value, pictures, onChange, ...area }: MarkedAreaProps) {
  const t = useTexts("content-desk");
  const areaRef = useRef<HTMLTextAreaElement>(null);
  const [putting, setPutting] = useState<{ readonly what: Put; readonly at: Selected }>();
  function selected(): Selected | undefined {
    const box = areaRef.current;
    return box === null ? undefined : { text: value, start: box.selectionStart, end: box.selectionEnd };
  }
  function write({ text, start, end }: Selected) {
    onChange(text);
    // The text is drawn anew before what is selected of it can be.
    requestAnimationFrame(() => {
      areaRef.current?.focus();
      areaRef.current?.setSelectionRange(start, end);
    });
  }
  function handlePress(which: Mark | Put) {
    const at = selected();
    if (at === undefined) return;
    if (which === "link" || which === "picture") setPutting({ what: which, at });
    else write(markText(at, which));
  }
  function handlePut(put: string) {
    const at = putting && { ...putting.at, text: value };
    if (at !== undefined) write(putting?.what === "picture" ? putBelow(at, put) : putInto(at, put));
    setPutting(undefined);
  }
  const buttons = area.readOnly !== true && (
    // biome-ignore lint/a11y/useSemanticElements: buttons that change the field below, not a form
    <span role="group" aria-label={t("marks", { field: area.label })} className="flex flex-wrap gap-0.5">
      {[...MARKS, ...PUT].map((which) => (
        <button
          key={which}
          type="button"
          aria-label={t(labels[which])}
          title={t(labels[which])}
          onClick={() => handlePress(which)}
          className="min-h-7 min-w-7 rounded-small px-1 text-small text-ink-soft hover:bg-bottle-tint hover:text-bottle coarse:min-h-touch coarse:min-w-touch"
        >
          <span aria-hidden="true">{signs[which]}</span>
        </button>
      ))}
    </span>
  );
  const dialog = { onPut: handlePut, onClose: () => setPutting(undefined) };
  return (
    <>
      <TextArea
        {...area}
        ref={areaRef}
        value={value}
        minRows={9}
        hint={area.readOnly === true ? undefined : t("marksHint")}
        labelAction={buttons}
        onChange={(event) => onChange(event.target.value)}
      />
      <Suspense>
        {putting?.what === "link" && (
          <LinkDialog words={value.slice(putting.at.start, putting.at.end)} {...dialog} />
        )}
        {putting?.what === "picture" && (
          <PictureDialog
            title={t("markPicture")}
            pictures={pictures}
            onPut={(address, words) => handlePut(pictureOf(words, address))}
            onClose={() => setPutting(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}
