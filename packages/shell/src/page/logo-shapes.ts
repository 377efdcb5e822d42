/** D01: lower case everywhere, in every language the same. */
export const productName = "vycep";

/** The west wind over the sea at sunset, 30 by 28: the brand of the second theme (D12). */
export const brandShapes = {
  sun: "M5 17a10 10 0 0 1 20 0z",
  waves:
    "M1 21.500c2.300-1.700 4.700-1.700 7 0s4.700 1.700 7 0 4.700-1.700 7 0 4.700 1.700 7 0M5 26c1.700-1.300 3.300-1.300 5 0s3.300 1.300 5 0 3.300-1.300 5 0 3.300 1.300 5 0",
} as const;

/** The beer mug, 30 by 28, drawn on the screen and in files. */
export const logoShapes = {
  handle: "M22.500 10.500h1.200a3.800 3.800 0 0 1 3.800 3.800v3.400a3.800 3.800 0 0 1-3.800 3.800h-1.200",
  beer: "M0 8h22v12.500a6.500 6.500 0 0 1-6.500 6.500h-9A6.500 6.500 0 0 1 0 20.500z",
  foam: "M0 4a3 3 0 0 1 3-3h16a3 3 0 0 1 3 3v5H0z",
} as const;
