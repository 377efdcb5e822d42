import { Logo } from "@vycep/shell/page/logo.tsx";

/** The head of the portal as it stands in the HTML, until its scripts are there. */
export function PortalShapes() {
  return (
    <div data-surface="dark" className="bg-bottle text-on-bottle">
      <div className="page-width flex min-h-header items-center low:min-h-14 max-mobile:min-h-14">
        <span className="flex min-h-touch items-center">
          <Logo />
        </span>
      </div>
    </div>
  );
}
