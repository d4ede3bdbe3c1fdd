/** The rule systems as the site's pages know them, one line each. */
import { commandCardsFace } from './command-cards/index.ts'
import type { Face } from './face.ts'
import { operationalFace } from './operational/index.ts'

const faces: Readonly<Record<string, Face>> = {
  operational: operationalFace,
  'command-cards': commandCardsFace,
}

/** @throws RangeError when the site has no pages for such a system. */
export const faceOf = (system: string): Face => {
  const face = faces[system]
  if (!face) throw new RangeError(`no pages for the rule system “${system}”`)
  return face
}

/** The design rules of all systems. */
export const lintRules = Object.values(faces).flatMap((face) => face.lintRules)
