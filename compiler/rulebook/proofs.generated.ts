export const provenByTests: readonly string[] = []
