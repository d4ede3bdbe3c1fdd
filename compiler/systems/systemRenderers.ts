/** The system renderers of the rule systems, one line each. */
import { commandCardsRenderer } from './command-cards/renderer.ts'
import { operationalRenderer } from './operational/renderer.ts'
import type { SystemRenderer } from './systemCompiler.ts'

const systemRenderers: readonly SystemRenderer[] = [operationalRenderer, commandCardsRenderer]

/** The system renderer of a system that has a system compiler. @throws RangeError when there is none. */
export const systemRendererOf = (id: string): SystemRenderer => {
  const found = systemRenderers.find((one) => one.id === id)
  if (found === undefined) throw new RangeError(`no rule system “${id}”`)
  return found
}

/** The questions of `sandtable explain`, by system. */
export const questions = systemRenderers.map(({ id, commands }) => ({ id, ...commands.questions }))
