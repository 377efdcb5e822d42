import type { AccessRequestAnswer } from "@vycep/contract/users/users.rest";
import type { Permission } from "@vycep/domain/access/permission";
import { useAction } from "@vycep/shell/actions/use-action";
import { callService } from "@vycep/shell/api/rest";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";

/** POST users/RequestAccess: asks the owners of the company for the right that a page needs (D46); says what came of it. */
export function AskAccess({ permission }: { readonly permission: Permission }) {
  const t = useTexts("shell");
  const asking = useAction(() =>
    callService<AccessRequestAnswer>("customerData", "/users/RequestAccess", {
      method: "POST",
      body: { permission },
    }),
  );
  const status = asking.ended?.kind === "done" ? asking.ended.answer.status : undefined;
  if (status !== undefined)
    return (
      <p role="status" className="w-full rounded-normal bg-bottle-tint px-4 py-3 text-bottle">
        {t(`accessAsked.${status}`)}
      </p>
    );
  return (
    <Button size="large" isBusy={asking.isBusy} onClick={() => void asking.run()}>
      {t("askAccess")}
    </Button>
  );
}
