/** No export has more users. A list that is cut there says so in its last row and in `x-total-count`. */
export const MOST_EXPORTED_USERS = 10_000;
