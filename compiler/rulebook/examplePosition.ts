/** The position of a worked example: its scenario, opened, with every unit as it is written. */
import { rollingDice } from '../../engine/dice.ts'
import { type Side, sides } from '../../engine/game.ts'
import { makeHexName } from '../../engine/hex.ts'
import { type OperationalGame, operational } from '../../engine/systems/operational/index.ts'
import type { OperationalScenario } from '../../engine/systems/operational/scenario.ts'
import { givePoints } from '../../engine/systems/operational/supply/check.ts'
import { actionPoint, enRoute, type OperationalState } from '../../engine/systems/operational/types.ts'
import type { CompiledSystem } from '../content.ts'
import type { Place, Report } from '../diagnostics/diagnostic.ts'
import { hexText } from '../resolve/hexes.ts'
import type { ExampleAction, ExampleBlock } from '../schemas/types.generated.ts'
import { makeExampleScenario, sideOf } from './exampleScenario.ts'

export interface ExamplePosition {
  readonly game: OperationalGame
  readonly state: OperationalState
  /** Number of a unit by its id in the example. */
  readonly unitNumbers: ReadonlyMap<string, number>
}

/** Opens the position of an example; undefined when it cannot be, which is reported. `place` is the example's root. */
export const openExample = (
  example: ExampleBlock,
  system: CompiledSystem,
  place: Place,
  report: Report,
): ExamplePosition | undefined => {
  const scenario = makeExampleScenario(example, system, place, report)
  if (scenario === undefined) return undefined
  const unitNumbers = new Map(example.units.map(({ id }, number) => [id, number]))
  const game = operational.open(scenario)
  return { game, state: makeState(example, game, unitNumbers), unitNumbers }
}

const makeState = (
  example: ExampleBlock,
  game: OperationalGame,
  unitNumbers: ReadonlyMap<string, number>,
): OperationalState => {
  const { scenario } = game
  const state = game.setup(rollingDice(0))
  state.turn = example.turn ?? 1
  state.side = sideToMove(example, scenario, unitNumbers)
  // The opening supply check is undone: units are as they are written.
  for (const [unit, { hex, steps, suppressed, experience, entrenchment, unsupplied }] of scenario.units.entries()) {
    const authored = example.units[unit]
    state.hex[unit] = hex ?? enRoute
    state.active[unit] = steps - suppressed
    state.suppressed[unit] = suppressed
    state.experience[unit] = experience
    state.entrenchment[unit] = entrenchment
    state.unsupplied[unit] = unsupplied
    givePoints(game.table, state, unit)
    if (authored?.movementPoints !== undefined) state.movementPoints[unit] = authored.movementPoints
    if (authored?.actionPoint !== undefined) state.actionPoint[unit] = actionPoint[authored.actionPoint]
    state.retreated[unit] = authored?.retreated ? 1 : 0
    state.lossesThisTurn[unit] = authored?.lossesThisTurn ?? 0
  }
  state.killed = [0, 0]
  state.stragglers = [0, 0]
  state.ended = 0
  const destroyedForts = new Set((example.destroyedForts ?? []).map(hexText))
  for (const [fort, hex] of scenario.map.forts.entries()) {
    if (destroyedForts.has(makeHexName(scenario.map, hex))) state.fortIntact[fort] = 0
  }
  return state
}

/** Whose turn it is: as written, or that of the unit that acts or is asked about first. */
const sideToMove = (
  example: ExampleBlock,
  scenario: OperationalScenario,
  unitNumbers: ReadonlyMap<string, number>,
): Side => {
  if (example.side !== undefined) return sideOf(example.side)
  const { explain, forecast, legal } = example
  const actor =
    explain?.odds?.attacker ??
    explain?.movement?.unit ??
    explain?.supply?.unit ??
    forecast?.attacker ??
    actorOf(legal) ??
    actorOf(example.do?.[0])
  const side = scenario.units[unitNumbers.get(actor ?? '') ?? -1]?.side
  if (side !== undefined) return side
  return explain?.supply?.side === undefined ? sides[0] : sideOf(explain.supply.side)
}

const actorOf = (action: ExampleAction | undefined): string | undefined =>
  action?.move?.unit ?? action?.attack?.unit ?? action?.enter?.unit
