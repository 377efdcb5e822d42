import { type Call, type Outcomes, ofNoId, onlyJana, personal, signedIn } from "./call.ts";

const isNobody = ({ results }: { results?: readonly { readonly code: string | null }[] }) =>
  results?.[0]?.code === "user-not-found";
const noRows = (body: { total?: number }) => body.total === 0;

/** An owner's role and Access Management (OP-96). */
const administrators: Outcomes = {
  ...signedIn,
  accountant: "no-right",
  colleague: "no-right",
  academy: "no-right",
  suspended: "no-right",
};

/** What owners do to others, and nobody to themselves. */
function notToThemselves(call: Pick<Call, "rest">): Call {
  const themselves = Object.entries(administrators).map(([kind, outcome]) => [
    kind,
    outcome === "allowed" ? "refused: own-account" : outcome,
  ]);
  return {
    ...call,
    own: Object.fromEntries(themselves) as Outcomes,
    janas: { ...onlyJana(administrators), owner: "refused: own-account" },
  };
}

export const userExpectations: Readonly<Record<string, readonly Call[]>> = {
  "GET /alcdcservice/api/v1/portal/users/GetAllUsersInfo": [
    { own: administrators },
    {
      rest: ({ shipToId }) => ({ query: { shipTo: shipToId } }),
      missingWhen: noRows,
      own: administrators,
      janas: onlyJana(administrators),
    },
  ],
  "GET /alcdcservice/api/v1/portal/users/GetRoles": ofNoId(administrators),
  "GET /alcdcservice/api/v1/portal/users/GetManagedUserById/:id": [
    personal({ rest: ({ uid }) => ({ path: { id: uid } }) }, administrators),
  ],
  "PUT /alcdcservice/api/v1/portal/users/UpdateUser/:id": [
    notToThemselves({ rest: ({ uid }) => ({ path: { id: uid }, body: {} }) }),
  ],
  "PATCH /alcdcservice/api/v1/portal/users/SetUserStatus": [
    {
      rest: ({ uid }) => ({ body: { UIDs: [uid], status: "Deactivated" } }),
      missingWhen: isNobody,
      own: administrators,
      janas: onlyJana(administrators),
    },
  ],
  "DELETE /alcdcservice/api/v1/portal/users/DeleteInvitation/:id": [
    notToThemselves({ rest: ({ uid }) => ({ path: { id: uid } }) }),
  ],
};
