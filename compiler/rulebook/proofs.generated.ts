// Generated from the tests by `npm run generate`. Do not edit.
/** Ids of the rules that a test names. */
export const provenByTests: readonly string[] = [
  "operational.D18",
  "operational.D22",
  "operational.E13",
  "operational.E2",
  "operational.H9"
]
