import { Icon } from "@vycep/ui/icons/icon.tsx";
import { classNames } from "@vycep/ui/styles/class-names";
import type { Mark } from "./use-role-table.ts";

/** A mark by its shape, not by its colour alone. */
export function MarkShape({ mark }: { readonly mark: Mark }) {
  switch (mark) {
    case "allowed":
      return (
        <span className="text-bottle">
          <Icon name="check" size="small" />
        </span>
      );
    case "not_allowed":
      return <span className="inline-block h-px w-3 bg-ink-faint align-middle" />;
    case "optional_on":
    case "optional_off":
      return (
        <span
          className={classNames(
            "relative inline-block h-3.5 w-6 rounded-full align-middle",
            mark === "optional_on" ? "bg-bottle" : "bg-control",
          )}
        >
          <span
            className={classNames(
              "absolute top-0.5 size-2.5 rounded-full bg-foam",
              mark === "optional_on" ? "right-0.5" : "left-0.5",
            )}
          />
        </span>
      );
  }
}
