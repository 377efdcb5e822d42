import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import type { ComponentProps, ReactNode } from "react";
import { RefusalAlert } from "../../kit/refusal.tsx";

interface MemberActProps {
  readonly icon: ComponentProps<typeof Button>["icon"];
  readonly label: string;
  readonly action: ComponentProps<typeof RefusalAlert>["action"] & { readonly isBusy: boolean };
  readonly onAct: () => void;
  /** What is said once it is done. */
  readonly said: ReactNode;
  readonly children?: ReactNode;
}

/** Something that is done at once with one of the staff, beside what is chosen and saved. */
export function MemberAct({ icon, label, action, onAct, said, children }: MemberActProps) {
  const t = useTexts("staff");
  return (
    <div className="grid justify-items-start gap-2">
      <Button variant="outline" size="small" icon={icon} isBusy={action.isBusy} onClick={onAct}>
        {label}
      </Button>
      <RefusalAlert action={action} title={t("notSaved")} />
      <p role="status" className="text-small text-ink-soft empty:hidden">
        {said}
      </p>
      {children}
    </div>
  );
}
