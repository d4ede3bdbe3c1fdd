/** Packs of made-up scenarios for benchmarks: the same for the same number on every machine, each scenario another one, all sound. */
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rollingDice } from '../../../engine/dice.ts'
import { makeCommandCards } from './commandCards.ts'
import { makeOperational } from './operational.ts'

/** A scenario of a pack: its folder below `scenarios/` and its files. Some 8 KB together; the systems take turns. */
export const makeScenario = (
  number: number,
): { readonly id: string; readonly files: Readonly<Record<string, string>> } => {
  const dice = rollingDice(number, 1)
  return number % 2 === 0
    ? { id: `march-${number}`, files: makeOperational(dice) }
    : { id: `village-${number}`, files: makeCommandCards(dice) }
}

/** Writes a pack of scenarios with copies of the rule systems of the house into a directory. */
export const writePack = (directory: string, count: number, house: string): void => {
  rmSync(directory, { recursive: true, force: true })
  mkdirSync(join(directory, 'scenarios'), { recursive: true })
  cpSync(join(house, 'systems'), join(directory, 'systems'), { recursive: true })
  for (let number = 0; number < count; number++) {
    const { id, files } = makeScenario(number)
    mkdirSync(join(directory, 'scenarios', id))
    for (const [name, text] of Object.entries(files)) writeFileSync(join(directory, 'scenarios', id, name), text)
  }
}
