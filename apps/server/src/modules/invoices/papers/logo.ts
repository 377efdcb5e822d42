/** The beer mug, 30 by 28, as it is drawn on the screen, and the name beside it (D01). */
export const logo = {
  name: "vycep",
  handle: "M22.500 10.500h1.200a3.800 3.800 0 0 1 3.800 3.800v3.400a3.800 3.800 0 0 1-3.800 3.800h-1.200",
  beer: "M0 8h22v12.500a6.500 6.500 0 0 1-6.500 6.500h-9A6.500 6.500 0 0 1 0 20.500z",
  foam: "M0 4a3 3 0 0 1 3-3h16a3 3 0 0 1 3 3v5H0z",
} as const;
