import { PicturedText } from "@vycep/shell/page/pictured-text.tsx";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { useState } from "react";
import { Helpful } from "../helpful.tsx";
import type { Answer } from "./use-answers.ts";

interface QuestionListProps {
  readonly questions: readonly Answer[];
  /** The one that a link leads to. */
  readonly openId: string | undefined;
}

/** Questions under their headings; each opens its answer. */
export function QuestionList({ questions, openId }: QuestionListProps) {
  return [...Map.groupBy(questions, ({ section }) => section)].map(([section, items]) => (
    <div key={section}>
      {section !== "" && <h3 className="type-label px-5 pt-4 pb-2 text-ink-soft">{section}</h3>}
      <ul>
        {items.map((question) => (
          <li key={question.id} className="border-t border-line">
            <Question question={question} isOpenFirst={question.id === openId} />
          </li>
        ))}
      </ul>
    </div>
  ));
}

interface QuestionProps {
  readonly question: Answer;
  readonly isOpenFirst: boolean;
}

function Question({ question, isOpenFirst }: QuestionProps) {
  const [isOpen, setOpen] = useState(isOpenFirst);
  return (
    <details
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group"
      id={question.id}
    >
      <summary className="flex min-h-13 list-none items-center justify-between gap-4 px-5 py-3 font-semibold -outline-offset-2! hover:bg-foam-dim [&::-webkit-details-marker]:hidden">
        {question.title}
        <span className="transition-transform group-open:rotate-180">
          <Icon name="chevron-down" />
        </span>
      </summary>
      <div className="grid gap-5 px-5 pb-5">
        <PicturedText text={question.body} />
        <Helpful kind="faq" id={question.id} said={question.isHelpful} />
      </div>
    </details>
  );
}
