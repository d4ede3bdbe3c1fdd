/** A newcomer changes one number in a table: game, forecast, rulebook and reference follow, and nothing else has to be touched. */
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { compile } from '../compiler/compile.ts'
import type { Compiled } from '../compiler/content.ts'
import { makeReport } from '../compiler/diagnostics/diagnostic.ts'
import { readDirectory } from '../compiler/disk.ts'
import { referenceOf } from '../compiler/emit/bundles.ts'
import { rollingDice } from '../engine/dice.ts'
import { openGame } from '../engine/systems/index.ts'
import type { OperationalEvent } from '../engine/systems/operational/types.ts'

const content = fileURLToPath(new URL('../content/', import.meta.url))
const table = 'systems/operational/tables/terrain.yaml'

/** The content with the defence shift of dunes as given. */
const compileWith = async (shift: number): Promise<Compiled> => {
  const report = makeReport()
  const files = await readDirectory(content, report)
  const changed = files.map((file) =>
    file.path === table
      ? { ...file, text: file.text.replace(/(\n {2}dunes:\n(?: {4}.*\n)*? {4}defenceShift: )-?\d+/, `$1${shift}`) }
      : file,
  )
  const compiled = compile(changed, report)
  expect(report.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
  return compiled
}

/** An attack into dunes on the desert map: what the forecast says of the ground, and the odds at which it was fought. */
const attackIntoDunes = (compiled: Compiled): { term: number | undefined; forecast: number; fought: number } => {
  const found = compiled.scenarios.find(({ scenario }) =>
    scenario.map.terrain.some((t) => scenario.map.terrainIds[t] === 'dunes'),
  )
  if (!found) throw new Error('no scenario has dunes')
  const game = openGame(found.scenario)
  const dice = rollingDice(1)
  const state = game.setup(dice)
  const { map, units } = found.scenario
  const attacker = units.findIndex((unit, n) => unit.side === 0 && state.hex[n] > 0)
  const target = units.findIndex((unit, n) => unit.side === 1 && state.hex[n] > 0)
  for (const unit of units.keys()) if (unit !== attacker && unit !== target) state.hex[unit] = -1
  state.hex[target] = map.terrain.findIndex((t) => map.terrainIds[t] === 'dunes')
  state.hex[attacker] = state.hex[target] + 1
  // Few enough that no shift leaves the columns.
  state.active[target] = 3
  const forecast = game.forecast(state, attacker, target)
  const events: OperationalEvent[] = []
  const draft = { state, dice, emit: (event: OperationalEvent) => void events.push(event) }
  game.apply(draft, 0, { type: 'attack', unit: attacker, target })
  const combat = events.find((event) => event.type === 'combat')
  return {
    term: forecast?.terms.find(({ label }) => label.includes('Dunes'))?.value,
    forecast: forecast?.odds ?? Number.NaN,
    fought: combat?.type === 'combat' ? combat.odds : Number.NaN,
  }
}

/** The row of the dunes in the rulebook's table of terrain in combat. */
const rowInRulebook = ({ rulebooks }: Compiled): string | undefined =>
  rulebooks
    .flatMap(({ chapters }) => chapters)
    .flatMap(({ html }) => [...html.matchAll(/<tr[^>]*>.*?<\/tr>/gs)].map(([row]) => row.replaceAll(/<[^>]+>/g, ' ')))
    .find((row) => /Dunes/.test(row) && /−\d/.test(row))

const shiftInReference = ({ systems, scenarios }: Compiled): number =>
  referenceOf(systems[0], scenarios).rules.terrain.dunes.defenceShift

describe('one number changed in a table', () => {
  it('changes game, forecast, rulebook and reference (operational.D9)', async () => {
    const [before, after] = [await compileWith(-2), await compileWith(-3)]
    const [was, is] = [attackIntoDunes(before), attackIntoDunes(after)]
    expect([was.term, is.term]).toEqual([-2000, -3000])
    expect(is.forecast).toBe(was.forecast - 1000)
    expect(is.fought).toBe(was.fought - 1000)
    expect(rowInRulebook(before)).toContain('−2')
    expect(rowInRulebook(after)).toContain('−3')
    expect([shiftInReference(before), shiftInReference(after)]).toEqual([-2, -3])
  })
})
