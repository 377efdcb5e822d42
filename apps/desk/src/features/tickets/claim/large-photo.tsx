import { useTexts } from "@vycep/shell/words/i18n";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";

interface LargePhotoProps {
  readonly address: string;
  readonly label: string;
  readonly onClose: () => void;
}

/** A photo as large as the window lets it be. */
export function LargePhoto({ address, label, onClose }: LargePhotoProps) {
  const t = useTexts("claim-desk");
  return (
    <Dialog isOpen size="wide" title={label} closeLabel={t("back")} onClose={onClose}>
      <img src={address} alt={label} className="mx-auto max-h-[70vh] rounded-control" />
    </Dialog>
  );
}
