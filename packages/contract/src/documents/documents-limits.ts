/** No exported list has more documents. One that is cut there says so in its last row and in `x-total-count`. */
export const MOST_EXPORTED_DOCUMENTS = 10_000;
