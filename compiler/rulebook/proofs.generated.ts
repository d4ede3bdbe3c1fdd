// Generated from the tests by `npm run generate`. Do not edit.
export const provenByTests: readonly string[] = [
  'operational.E2',
  'operational.E13',
  'operational.H9',
]
