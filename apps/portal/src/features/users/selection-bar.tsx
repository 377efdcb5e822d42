import type { SettableStatus } from "@vycep/domain/access/user-status";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Suspense, useState } from "react";
import type { Selection } from "./use-selection.ts";
import { StatusDialog } from "./user-dialogs.ts";
import { useUsersWords } from "./users-words.ts";

const offered = [
  ["Active", "onDark"],
  ["Deactivated", "amber"],
] as const;

/** What can be done with the chosen users; it stays in sight below the list (USERADMIN-14). */
export function SelectionBar({ selection }: { readonly selection: Selection }) {
  const { t, nameOf } = useUsersWords();
  const [asked, setAsked] = useState<SettableStatus>();
  const { users, clear } = selection;
  if (users.length === 0) return null;
  return (
    <section
      aria-label={t("selection")}
      data-bottom-bar="chosen"
      className="sticky bottom-4 z-20 mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-large bg-bottle-deep px-5 py-3 text-on-bottle shadow-modal max-mobile:bottom-2 max-mobile:gap-x-2 max-mobile:gap-y-1 max-mobile:px-4 max-mobile:py-1.5"
    >
      <p className="min-w-0 flex-1 max-mobile:basis-full max-mobile:truncate">
        <strong aria-live="polite">{t("selected", { count: users.length })}</strong>{" "}
        <span className="text-small">{users.map(nameOf).join(", ")}</span>
      </p>
      <Button variant="onDark" onClick={clear}>
        {t("clearSelection")}
      </Button>
      {offered.map(([status, variant]) => (
        <Button key={status} variant={variant} aria-haspopup="dialog" onClick={() => setAsked(status)}>
          {t(`set.${status}`)}
        </Button>
      ))}
      {asked !== undefined && (
        <Suspense fallback={null}>
          <StatusDialog
            users={users}
            status={asked}
            onClose={(isDone) => {
              setAsked(undefined);
              if (isDone) clear();
            }}
          />
        </Suspense>
      )}
    </section>
  );
}
