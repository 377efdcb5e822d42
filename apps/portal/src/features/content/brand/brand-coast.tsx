/** The sea at sunset with the west wind over it, in the colours of the theme. Decoration only. */
export function BrandCoast() {
  return (
    <svg
      viewBox="0 0 1200 420"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      className="absolute inset-x-0 bottom-0 size-full max-mobile:h-52"
    >
      <circle cx="940" cy="276" r="210" className="fill-bottle" />
      <circle cx="940" cy="276" r="142" className="fill-bottle-light opacity-50" />
      <circle cx="940" cy="276" r="76" className="fill-amber" />
      <path
        d="M1010 96c40 0 62-14 62-36s-32-28-38-8M830 134h270c30 0 46-16 46-36M760 168h150c28 0 42 10 42 27s-26 20-30 5"
        strokeWidth="5"
        strokeLinecap="round"
        className="fill-none stroke-on-bottle-soft opacity-40"
      />
      <path d="M520 276c70-4 100-34 150-34s56 16 96 18 70-10 100 0 40 16 60 16z" className="fill-bottle" />
      <path d="M0 276h1200v144H0z" className="fill-bottle" />
      <path d="M0 276h1200v144H0z" className="fill-bottle-deep opacity-40" />
      <path
        d="M876 296h128M850 319h180M890 342h100M912 365h56"
        strokeWidth="5"
        strokeLinecap="round"
        className="stroke-amber"
      />
      <path
        d="M0 352c60-12 120-12 180 0s120 12 180 0 120-12 180 0 120 12 180 0 120-12 180 0 120 12 180 0 80-6 120-4v72H0z"
        className="fill-bottle-deep opacity-70"
      />
      <path
        d="M700 338h74l-12 20h-50zM733 276v58h-34zM740 264v70h38z"
        className="fill-on-bottle tablet:hidden"
      />
    </svg>
  );
}
