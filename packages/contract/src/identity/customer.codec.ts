/** Whoever is signed in, as Magento's customer. */
type Person = { readonly firstName: string; readonly lastName: string; readonly email: string };

export function encodeCustomer({ firstName, lastName, email }: Person) {
  return { id: null, firstname: firstName, lastname: lastName, email, telephone: null };
}
