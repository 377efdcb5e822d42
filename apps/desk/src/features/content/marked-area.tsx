import { useTexts } from "@vycep/shell/words/i18n";
import { TextArea, type TextAreaProps } from "@vycep/ui/fields/text-area.tsx";
import { type ReactNode, useRef } from "react";
import { MARKS, type Mark, markText } from "./marking.ts";

interface MarkedAreaProps extends Pick<TextAreaProps, "label" | "error" | "readOnly"> {
  readonly value: string;
  readonly onChange: (text: string) => void;
}

const signs: Readonly<Record<Mark, ReactNode>> = {
  bold: <b>B</b>,
  emphasis: <i className="font-serif">I</i>,
  heading: <b>H</b>,
  list: "•–",
  numbers: "1.",
  quote: "„“",
  link: <span className="underline">www</span>,
};

const labels = {
  bold: "markBold",
  emphasis: "markEmphasis",
  heading: "markHeading",
  list: "markList",
  numbers: "markNumbers",
  quote: "markQuote",
  link: "markLink",
} as const;

/** Formatted text as it is written: with marks, which the buttons set as well; no HTML (DCONT-01). */
export function MarkedArea({ value, onChange, ...area }: MarkedAreaProps) {
  const t = useTexts("content-desk");
  const areaRef = useRef<HTMLTextAreaElement>(null);
  function mark(which: Mark) {
    const box = areaRef.current;
    if (box === null) return;
    const selected = { text: value, start: box.selectionStart, end: box.selectionEnd };
    const { text, start, end } = markText(selected, which, t("linkWords"));
    onChange(text);
    // The text is drawn anew before what is selected of it can be.
    requestAnimationFrame(() => {
      box.focus();
      box.setSelectionRange(start, end);
    });
  }
  const buttons = area.readOnly !== true && (
    // biome-ignore lint/a11y/useSemanticElements: buttons that change the field below, not a form
    <span role="group" aria-label={t("marks", { field: area.label })} className="flex flex-wrap gap-0.5">
      {MARKS.map((which) => (
        <button
          key={which}
          type="button"
          aria-label={t(labels[which])}
          title={t(labels[which])}
          onClick={() => mark(which)}
          className="min-h-7 min-w-7 rounded-small px-1 text-small text-ink-soft hover:bg-bottle-tint hover:text-bottle coarse:min-h-touch coarse:min-w-touch"
        >
          <span aria-hidden="true">{signs[which]}</span>
        </button>
      ))}
    </span>
  );
  return (
    <TextArea
      {...area}
      ref={areaRef}
      value={value}
      minRows={9}
      hint={area.readOnly === true ? undefined : t("marksHint")}
      labelAction={buttons}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
