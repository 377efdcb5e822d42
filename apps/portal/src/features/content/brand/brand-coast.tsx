/** The sea at sunset with the west wind over it, in the colours of the theme. Decoration only. */
export function BrandCoast() {
  return (
    <svg
      viewBox="0 0 600 400"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className="absolute inset-0 size-full"
    >
      <circle cx="430" cy="262" r="170" className="fill-bottle" />
      <circle cx="430" cy="262" r="118" className="fill-bottle-light opacity-60" />
      <circle cx="430" cy="262" r="66" className="fill-amber" />
      <path
        d="M470 92c40 0 62-14 62-36s-30-28-38-8M360 128h196c30 0 44-16 44-34M300 160h130c26 0 40 10 40 26s-24 20-30 6"
        strokeWidth="5"
        strokeLinecap="round"
        className="fill-none stroke-on-bottle-soft opacity-40"
      />
      <path d="M0 262h600v138H0z" className="fill-bottle-deep" />
      <path d="M0 262h600v138H0z" className="fill-bottle opacity-60" />
      <path
        d="M376 282h108M352 304h156M388 326h84M404 348h52"
        strokeWidth="5"
        strokeLinecap="round"
        className="stroke-amber"
      />
      <path d="M0 262c60-6 92-40 132-40s44 22 84 24 62-16 92-16 42 20 72 32z" className="fill-bottle-deep" />
      <path
        d="M0 330c40-12 70-12 110 0s70 12 110 0 70-12 110 0 70 12 110 0 70-12 110 0 30 6 50 3v67H0z"
        className="fill-bottle-deep opacity-70"
      />
      <path d="M150 318h64l-10 18h-44zM180 268v50h-30zM186 258v60h30z" className="fill-on-bottle" />
    </svg>
  );
}
