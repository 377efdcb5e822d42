/** Addresses of the desk that more than one noun leads to; each noun adds its own line. */
export const paths = {
  today: () => "/desk",
  signIn: () => "/desk/login",
  refused: () => "/desk/refused",
  forgotten: () => "/desk/forgotten-password",
  ownSignIn: () => "/desk/me",
  staff: () => "/desk/staff",
} as const;
