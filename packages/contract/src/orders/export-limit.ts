/** No export has more orders. A list that is cut there says so in its last row and in `x-total-count`. */
export const MOST_EXPORTED_ORDERS = 10_000;
