/**
 * The yard at dawn: brewhouse, tanks, and a truck that is being loaded, in the colours of the theme. Decoration only.
 * One file of numbers, because it is one drawing.
 */
export function BreweryYard() {
  return (
    <svg
      viewBox="0 0 800 620"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className="absolute inset-x-0 bottom-0 aspect-[800/620] max-h-[74%] w-full max-mobile:aspect-auto max-mobile:h-41.5"
    >
      <circle cx="612" cy="190" r="184" className="fill-bottle" />
      <path
        d="M0 372c130-92 262-124 398-100 132 24 262 66 402-22v370H0z"
        className="fill-bottle opacity-70"
      />
      <Tree x={88} scale={1.05} />
      <Tree x={148} scale={0.75} />
      <Brewhouse />
      {[584, 644, 704].map((x, index) => (
        <Tank key={x} x={x} y={index === 1 ? 182 : 198} />
      ))}
      <path d="M0 434h800v186H0z" className="fill-bottle-deep" />
      <path d="M0 434h800" strokeWidth="3" className="stroke-bottle-light" />
      <Truck />
      <path d="M0 566h800" strokeWidth="3" className="stroke-bottle-light" />
      <Crates />
      <Kegs />
    </svg>
  );
}

function Tree({ x, scale }: { readonly x: number; readonly scale: number }) {
  return (
    <g transform={`translate(${x} 330) scale(${scale})`}>
      <path d="M-3-6h6v34h-6z" className="fill-bottle-deep" />
      <circle cy="-24" r="25" className="fill-bottle-light opacity-80" />
      <circle cx="-16" cy="-10" r="16" className="fill-bottle-light opacity-80" />
      <circle cx="16" cy="-10" r="16" className="fill-bottle-light opacity-80" />
    </g>
  );
}

/** Chimney, gabled hall with lit windows and a clock, and the loading hall beside it. */
function Brewhouse() {
  return (
    <>
      <path d="M198 84h32v350h-32zM192 72h44v14h-44z" className="fill-bottle-light opacity-90" />
      <path d="M198 124h32v9h-32zM198 142h32v9h-32z" className="fill-amber" />
      <path d="M238 252l92-58 92 58v182H238z" className="fill-bottle-light opacity-75" />
      <path d="M228 258l102-66 102 66-6 9-96-62-96 62z" className="fill-bottle-light" />
      <path d="M422 300h140v134H422zM416 286h152v13H416z" className="fill-bottle-light opacity-60" />
      <path d="M446 342h92v92h-92z" className="fill-bottle-deep" />
      <path d="M446 353h92M446 365h92M446 377h92" strokeWidth="3" className="stroke-bottle-light" />
      {[262, 298, 376].map((x) => (
        <path key={x} d={`M${x} 296h20v34h-20z`} className="fill-amber" />
      ))}
      <path d="M340 296h20v34h-20z" className="fill-bottle-deep" />
      <circle cx="330" cy="250" r="15" strokeWidth="3" className="fill-bottle stroke-on-bottle-soft" />
      <path
        d="M330 241v9l6 4"
        strokeWidth="3"
        strokeLinecap="round"
        className="fill-none stroke-on-bottle-soft"
      />
    </>
  );
}

function Tank({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M10 182v54M42 182v54" strokeWidth="4" className="stroke-control" />
      <path d="M6 184l20 36 20-36z" className="fill-line-strong" />
      <path
        d="M14 0h24a14 14 0 0 1 14 14v158a14 14 0 0 1-14 14H14a14 14 0 0 1-14-14V14A14 14 0 0 1 14 0z"
        className="fill-on-bottle-soft"
      />
      <path d="M0 50h52v5H0zM0 122h52v5H0z" className="fill-line-strong" />
    </g>
  );
}

/** Eleven columns of pallets in two rows; fifteen are on. */
function Truck() {
  const loaded = 15;
  const places = Array.from({ length: 22 }, (_, index) => ({
    column: index % 11,
    row: index < 11 ? 1 : 0,
    index,
  }));
  return (
    <g transform="translate(118 400)">
      <path
        d="M0 0h470v128H0z"
        strokeWidth="3"
        strokeLinejoin="round"
        className="fill-bottle stroke-on-bottle-soft"
      />
      {places.map(({ column, row, index }) => (
        <Pallet
          key={index}
          x={11 + column * 41}
          y={10 + row * 55}
          isLoaded={row === 1 ? column < 8 : column < loaded - 8}
        />
      ))}
      <path d="M0 128h478v14H0z" className="fill-on-bottle-soft" />
      <path d="M478 28h54c19 0 31 12 35 33l11 41v34a6 6 0 0 1-6 6h-94z" className="fill-floor" />
      <path d="M506 42h27c11 0 17 8 20 20l5 22h-52z" className="fill-bottle" />
      <path d="M564 112h14v10h-14z" className="fill-amber" />
      <path d="M488 106h12" strokeWidth="4" strokeLinecap="round" className="stroke-bottle" />
      {[60, 108, 382, 430, 534].map((x) => (
        <g key={x}>
          <circle cx={x} cy="147" r="20" strokeWidth="5" className="fill-bottle-deep stroke-on-bottle-soft" />
          <circle cx={x} cy="147" r="6" className="fill-on-bottle-soft" />
        </g>
      ))}
    </g>
  );
}

function Pallet({ x, y, isLoaded }: { readonly x: number; readonly y: number; readonly isLoaded: boolean }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M0 0h36v50H0z" className={isLoaded ? "fill-amber" : "fill-bottle-light opacity-50"} />
      {isLoaded && <path d="M0 17h36M0 34h36" strokeWidth="2.500" className="stroke-amber-edge" />}
    </g>
  );
}

/** A pallet of crates waits for its turn at the left. */
function Crates() {
  const crates = Array.from({ length: 20 }, (_, index) => ({
    x: (index % 4) * 22,
    y: -22 - Math.floor(index / 4) * 16,
  }));
  return (
    <g transform="translate(18 562)">
      <path d="M0-6h96v6H0z" className="fill-amber-deep" />
      {crates.map(({ x, y }, index) => (
        <path
          key={`${x} ${y}`}
          d={`M${x + 5} ${y}h19v13h-19z`}
          className={(index * 7) % 5 === 0 ? "fill-amber" : "fill-amber-edge"}
        />
      ))}
    </g>
  );
}

/** Kegs that have come back, at the right. */
function Kegs() {
  const kegs = [
    [4, 0],
    [27, 0],
    [50, 0],
    [15, -29],
    [38, -29],
  ] as const;
  return (
    <g transform="translate(714 533)">
      <path d="M0 27h76v6H0z" className="fill-amber-deep" />
      {kegs.map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <path d="M1 0h18v27H1z" className="fill-line-strong" />
          <path d="M0 1h20v4H0zM0 22h20v4H0z" className="fill-control" />
          <path d="M5 9h10v9H5z" className="fill-bottle" />
        </g>
      ))}
    </g>
  );
}
