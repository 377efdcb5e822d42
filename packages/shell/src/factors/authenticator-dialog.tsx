import type { AuthenticatorSecret } from "@vycep/contract/identity/factors.rest";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import { useTexts } from "../words/i18n.ts";
import { SetUpAuthenticator } from "./set-up-authenticator.tsx";
import { confirmAuthenticator } from "./use-factors.ts";

interface AuthenticatorDialogProps {
  readonly secret: AuthenticatorSecret;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

export function AuthenticatorDialog({ secret, onClose, onDone }: AuthenticatorDialogProps) {
  const t = useTexts("factors");
  const shell = useTexts("shell");
  return (
    <Dialog isOpen onClose={onClose} title={t("setUpTitle")} closeLabel={shell("close")}>
      <div className="pb-2">
        <SetUpAuthenticator secret={secret} confirm={confirmAuthenticator} onDone={onDone} />
      </div>
    </Dialog>
  );
}
