interface LogoProps {
  readonly tone?: "onDark" | "onLight";
}

/** D01: lower case everywhere, in every language the same. */
const productName = "vycep";

/** The beer mug and the name; whoever places it says where it leads. */
export function Logo({ tone = "onDark" }: LogoProps) {
  const isDark = tone === "onDark";
  return (
    <span className={`inline-flex items-center gap-2 ${isDark ? "text-on-bottle" : "text-bottle"}`}>
      <svg viewBox="0 0 30 28" width="30" height="28" aria-hidden="true" className="flex-none">
        <path
          d="M22.500 10.500h1.200a3.800 3.800 0 0 1 3.800 3.800v3.400a3.800 3.800 0 0 1-3.800 3.800h-1.200"
          className="fill-none stroke-current"
          strokeWidth="2"
        />
        <path
          d="M0 8h22v12.500a6.500 6.500 0 0 1-6.500 6.500h-9A6.500 6.500 0 0 1 0 20.500z"
          className="fill-amber"
        />
        <path
          d="M0 4a3 3 0 0 1 3-3h16a3 3 0 0 1 3 3v5H0z"
          className={isDark ? "fill-foam" : "fill-line-strong"}
        />
      </svg>
      <span className="text-[1.4375rem] leading-none font-[800] tracking-[-0.02em] [font-stretch:118%]">
        {productName}
      </span>
    </span>
  );
}
