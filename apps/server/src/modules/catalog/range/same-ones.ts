/**
 * One object for all that is made of the same values: fifty thousand products have a few dozen packagings, rates and
 * deposits, and each would have its own of all.
 */
export function sameOnes<Values, Made>(make: (values: Values) => Made): (values: Values) => Made {
  const made = new Map<string, Made>();
  return (values) => {
    const key = JSON.stringify(values);
    const known = made.get(key);
    if (known !== undefined) return known;
    const fresh = make(values);
    made.set(key, fresh);
    return fresh;
  };
}
