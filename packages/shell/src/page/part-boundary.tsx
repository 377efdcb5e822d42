import { CatchBoundary, type ErrorComponentProps } from "@tanstack/react-router";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import type { ReactNode } from "react";
import { failureOf } from "../failures/api-error.ts";
import { useFailureTexts } from "../failures/failure-texts.ts";
import { useTexts } from "../words/i18n.ts";
import { useTryAgain } from "./try-again.ts";

interface PartBoundaryProps {
  /** A change of this tries the part again: another page, another person. */
  readonly resetKey: string;
  readonly children: ReactNode;
}

/** Keeps the page when a part of the shell fails: the part says so in its place and can be tried again. */
export function PartBoundary({ resetKey, children }: PartBoundaryProps) {
  return (
    <CatchBoundary getResetKey={() => resetKey} errorComponent={PartError}>
      {children}
    </CatchBoundary>
  );
}

function PartError({ error, reset }: ErrorComponentProps) {
  const t = useTexts("shell");
  const { title, text } = useFailureTexts(failureOf(error));
  const { tryNow } = useTryAgain(error, reset);
  return (
    <div className="page-width py-3">
      <Alert
        tone="error"
        title={title}
        action={
          <Button variant="outline" size="small" onClick={tryNow}>
            {t("retry")}
          </Button>
        }
      >
        {text}
      </Alert>
    </div>
  );
}
