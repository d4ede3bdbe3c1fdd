/** How the battles of each rule system are arranged, one line each: a list of its own, so that pages which play reach nothing of it. */
import type { Arranger } from '../calculator/arrangement.ts'

const arrangers: Readonly<Record<string, () => Promise<Arranger>>> = {
  operational: async () => (await import('./operational/arranger.ts')).arranger,
  'command-cards': async () => (await import('./command-cards/arranger.ts')).arranger,
  echelon: async () => (await import('./echelon/arranger.ts')).arranger,
}

/** Systems whose battles can be arranged: their scenarios have a calculator. */
export const arrangedSystems: readonly string[] = Object.keys(arrangers)

/** @throws RangeError when the page knows no such system. */
export const arrangerOf = (system: string): Promise<Arranger> => {
  if (!Object.hasOwn(arrangers, system)) throw new RangeError(`no rule system “${system}”`)
  return arrangers[system]()
}
