import { Button } from "@vycep/ui/actions/button.tsx";
import { EmptyState } from "@vycep/ui/feedback/empty-state.tsx";
import type { ReactNode } from "react";
import { useTexts } from "../words/i18n.ts";

interface NoneFoundProps {
  readonly title: string;
  readonly children: ReactNode;
  /** A better next step than taking the filters off, where the list knows one. */
  readonly first?: ReactNode;
  /** Takes the filters off; undefined where none is on. */
  readonly onClear: (() => void) | undefined;
}

/** There are rows, but none that the filters let through. */
export function NoneFound({ title, children, first, onClear }: NoneFoundProps) {
  const t = useTexts("list");
  return (
    <EmptyState
      title={title}
      actions={
        <>
          {first}
          {onClear && (
            <Button variant="outline" onClick={onClear}>
              {t("clearFilters")}
            </Button>
          )}
        </>
      }
    >
      {children}
    </EmptyState>
  );
}
