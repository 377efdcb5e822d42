/** Files that staff send to the desk (DGOOD-05, DCONT-02, DDOC-01). */
export const answers = {
  uploadMessages: {
    "file-empty": "The file is empty.",
    "file-too-big": "The file is too large.",
    "file-name-unsafe":
      "The file name has characters that are not allowed, or is too long. Please rename it.",
    "file-kind-not-taken": "This kind of file does not belong here.",
    "file-not-what-it-says": "The content of the file is not what its name says.",
    "file-runs-code": "The PDF contains a script. Save it as a plain PDF, for example by printing to PDF.",
    "file-infected": "Harmful code was found in the file.",
  },
} as const;

export const texts = {
  dropTitle: "Drop files here",
  limit: "Up to {size}. {kinds}",
  waiting: "waiting",
  sent: "uploaded",
  broken: "connection lost",
  goOn: "Continue",
  progress: "{sent} of {size}",
} as const;
