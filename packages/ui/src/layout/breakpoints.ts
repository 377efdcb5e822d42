/**
 * The widths at which the seeds change the layout, in pixels, by their own names (CONST-07, OP-32: no lg). Mobile is
 * what is not wider than sm; the steps above it are Tailwind's and the parts' own (decision 0126).
 */
export const BREAKPOINTS = { xs: 576, sm: 768, md: 992, xl: 1200, xxl: 1400 } as const;
