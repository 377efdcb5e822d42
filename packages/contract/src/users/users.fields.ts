import { words } from "../shared-words.ts";
import { told } from "../told.docs.ts";
import {
  accessRequestAnswer,
  accessRequestBody,
  defaultShipToAnswer,
  firstLoginAnswer,
  termsAnswer,
  termsBody,
  tutorialCounterAnswer,
  userInfoSchema,
} from "./users.rest.ts";

const showTutorial = "How often the person has closed the tutorial; null before anybody counted.";
const defaultShipToID = "Place that ordering begins with; null where the person has chosen none.";
const termsToAgree = "Version of the terms of use in force, until the person has agreed to it; null then.";

export const usersFields = [
  told(userInfoSchema, {
    UID: "Id of the person; it never changes.",
    firstName: "Given name.",
    lastName: "Family name.",
    email: "Address that the person signs in with and gets mails at.",
    phone: "Telephone as +420XXXXXXXXX or +421XXXXXXXXX; empty where none is known.",
    companyId:
      "Company that all of this is about: the one of the header `companyid`, else the person's own. Empty without one.",
    companies: "All companies that the person serves, to choose among by the header `companyid`.",
    "companies.companyId": "Number of such a company, for the header.",
    "companies.name": "What the company is called.",
    country: "Country of the person in three letters, such as CZE; empty where it is unknown.",
    language: "Language of pages and mails: cs, sk or en.",
    isLoggedIn: "Always true: strangers are refused.",
    firstLogin: "true until the person has been through the first visit.",
    showTutorial,
    userValidation: "Whether the address is confirmed; nobody signs in before that.",
    isKeyAccount:
      "Whether this is the key user of the company, whose telephone customer service alone changes.",
    defaultShipToID,
    allAvailablePermission: "Names of all permissions that the person has at any of the places, each once.",
    permissionSchema: "One entry for each place at which the person has a role.",
    termsToAgree,
    "permissionSchema.shipToId": words.place,
    "permissionSchema.shipToName": words.placeName,
    "permissionSchema.shipToAddress": "Its address in one line: street, postal code and town.",
    "permissionSchema.shipToStatus": words.placeStatus,
    "permissionSchema.companyId": "Company that the place belongs to.",
    "permissionSchema.companyName": "What that company is called.",
    "permissionSchema.isUnfilteredEnabled": "Whether unfiltered beer may be ordered there.",
    "permissionSchema.isTankEnabled": "Whether tank beer may be ordered there.",
    "permissionSchema.rpDetails": "Role of the person there, a list of one.",
    "permissionSchema.rpDetails.permission": "Names of permissions, apart by a comma and a space.",
    "permissionSchema.rpDetails.customerType":
      "POS sells to guests, WHS (wholesale) to others; empty where it is unknown.",
    "permissionSchema.rpDetails.rolename": "What the role is called, in English.",
    "permissionSchema.rpDetails.roleid": "Id of the role, as `users/GetRoles` tells it.",
  }),
  told(tutorialCounterAnswer, {
    showTutorial: "How often the person has closed the tutorial, this time among them.",
  }),
  told(firstLoginAnswer, { firstLogin: "Always false from now on." }),
  told(termsBody, {
    version: "Version that was read, as `termsToAgree` told it; another one by then is refused.",
  }),
  told(termsAnswer, { termsToAgree: "Always null: nothing is left to agree to." }),
  told(accessRequestBody, { permission: "Name of the permission that is asked for." }),
  told(accessRequestAnswer, {
    status:
      "sent: the owners have a mail and a notice; sent-before: they were asked for it today already; nobody: there is no owner to ask.",
    owners: "How many people may give it.",
  }),
  told(defaultShipToAnswer, { defaultShipToID: "Place that ordering begins with from now on." }),
];
