/** Packs of made-up scenarios for benchmarks: the same for the same number on every machine, each scenario another one, all sound. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
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

const manifest = (count: number): string => `kind: pack
id: made-up-${count}
title: ${count} made-up battles
summary: Scenarios for benchmarks, each another one.
version: 1.0.0
authors: [The benchmark]
licence: CC0-1.0
`

/** Writes a pack of scenarios into a directory: it is laid over the content that comes with the program. */
export const writePack = (directory: string, count: number): void => {
  rmSync(directory, { recursive: true, force: true })
  mkdirSync(join(directory, 'scenarios'), { recursive: true })
  writeFileSync(join(directory, 'pack.yaml'), manifest(count))
  for (let number = 0; number < count; number++) {
    const { id, files } = makeScenario(number)
    mkdirSync(join(directory, 'scenarios', id))
    for (const [name, text] of Object.entries(files)) writeFileSync(join(directory, 'scenarios', id, name), text)
  }
}
