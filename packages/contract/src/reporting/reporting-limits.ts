/** No export of what was taken has more rows; a shorter period or one place gives the rest. */
export const MOST_EXPORTED_ROWS = 50_000;
