import { currentTheme } from "../theme/theme.ts";
import { brandShapes, logoShapes } from "./logo-shapes.ts";
import { portalName } from "./portal-name.ts";

interface LogoProps {
  readonly tone?: "onDark" | "onLight";
}

/** The sign and the name of the portal, or those of the brand whose theme it wears; whoever places it says where it leads. */
export function Logo({ tone = "onDark" }: LogoProps) {
  const isDark = tone === "onDark";
  return (
    <span className={`inline-flex items-center gap-2 ${isDark ? "text-on-bottle" : "text-bottle"}`}>
      <svg viewBox="0 0 30 28" width="30" height="28" aria-hidden="true" data-logo className="flex-none">
        {currentTheme() === "main" ? (
          <>
            <path d={logoShapes.handle} className="fill-none stroke-current" strokeWidth="2" />
            <path d={logoShapes.beer} className="fill-amber" />
            <path d={logoShapes.foam} className={isDark ? "fill-foam" : "fill-line-strong"} />
          </>
        ) : (
          <>
            <path d={brandShapes.sun} className="fill-amber" />
            <path
              d={brandShapes.waves}
              className="fill-none stroke-current"
              strokeWidth="2"
              strokeLinecap="round"
            />
          </>
        )}
      </svg>
      <span className="type-logo">{portalName()}</span>
    </span>
  );
}
