import type { ReactNode } from "react";

interface DoorHalvesProps {
  readonly top: ReactNode;
  readonly children: ReactNode;
  readonly foot?: ReactNode;
  readonly panel: ReactNode;
}

/** The light half with what is to be done, and the dark one; on mobile the dark one stands above. */
export function DoorHalves({ top, children, foot, panel }: DoorHalvesProps) {
  return (
    <div className="grid min-h-dvh grid-cols-sign-in bg-foam max-mobile:grid-cols-1">
      <main className="flex flex-col px-16 pt-5 pb-4 tablet:px-8 max-mobile:order-2 max-mobile:px-4 max-mobile:pt-7">
        {top}
        <div className="my-auto w-full max-w-sign-in py-3 max-mobile:mt-0 max-mobile:max-w-none max-mobile:pt-0">
          {children}
        </div>
        {foot}
      </main>
      {panel}
    </div>
  );
}
