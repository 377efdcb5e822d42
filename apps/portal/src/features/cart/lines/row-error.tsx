import { Icon } from "@vycep/ui/icons/icon.tsx";
import { useProductWords } from "../../../shared/products/box-words.ts";
import type { LineError } from "../session/line-errors.ts";

interface RowErrorProps {
  readonly id: string;
  readonly error: LineError | undefined;
}

/** Why the last change did not go through, beside the row it belongs to (C4, C24). */
export function RowError({ id, error }: RowErrorProps) {
  const t = useProductWords();
  const unsaid = error?.reason === "not-saved" ? t("notSaved") : t("refused");
  return (
    <div role="alert">
      {error !== undefined && (
        <p id={id} className="mt-1.5 flex gap-1.5 text-fine font-medium text-pretty text-red-strong">
          <Icon name="error" size="small" />
          {error.message === "" ? unsaid : error.message}
        </p>
      )}
    </div>
  );
}
