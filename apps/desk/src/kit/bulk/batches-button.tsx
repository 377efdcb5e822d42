import { Button } from "@vycep/ui/actions/button.tsx";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import { useState } from "react";
import { momentText } from "../moment.tsx";

interface BatchesButtonProps {
  readonly batches: readonly { readonly id: string; readonly createdAt: string; readonly text: string }[];
  readonly title: string;
  readonly closeLabel: string;
  /** What the button says; the title where nothing goes on. */
  readonly label: string;
  readonly onOpen: (batch: string) => void;
}

/** One's last batches, to be found again by whoever left them (DLIST-03); nothing where there was none. */
export function BatchesButton({ batches, title, closeLabel, label, onOpen }: BatchesButtonProps) {
  const [isShown, setShown] = useState(false);
  if (batches.length === 0) return null;
  return (
    <>
      <Button variant="outline" icon="clock" onClick={() => setShown(true)}>
        {label}
      </Button>
      {isShown && (
        <Dialog isOpen onClose={() => setShown(false)} closeLabel={closeLabel} title={title}>
          <ul className="grid justify-items-start gap-2">
            {batches.map(({ id, createdAt, text }) => (
              <li key={id}>
                <Button
                  variant="outline"
                  size="small"
                  onClick={() => {
                    setShown(false);
                    onOpen(id);
                  }}
                >
                  {momentText(createdAt)}: {text}
                </Button>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
}
