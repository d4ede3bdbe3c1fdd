/** The position of a worked example: a game that is opened, and its units laid as the example says. */
import { lowestDice } from '../../../../engine/dice.ts'
import { directions, type Hex } from '../../../../engine/hex.ts'
import { type EchelonGame, echelon } from '../../../../engine/systems/echelon/index.ts'
import { seas, weathers } from '../../../../engine/systems/echelon/rules.ts'
import { type EchelonState, type Phase, phase, rail, status, supply } from '../../../../engine/systems/echelon/types.ts'
import { verbOf } from '../../../../engine/systems/echelon/verbs/index.ts'
import { otherSide, type Side } from '../../../../engine/twoSides.ts'
import { below, type Place, type Report } from '../../../diagnostics/diagnostic.ts'
import { type AuthoredHex, readHexsides, readSpace, readSpaces } from '../../../resolve/hexes.ts'
import { firstAction, numbersOf, sideOf } from '../../../rulebook/examples/read.ts'
import type { ExampleBlock } from '../schemas/types.generated.ts'
import { type EchelonSystem, makeExampleScenario } from './exampleScenario.ts'

export { findUnit } from '../../../rulebook/examples/read.ts'

export interface ExamplePosition {
  readonly game: EchelonGame
  readonly state: EchelonState
  /** Numbers by ids in the example. */
  readonly unitNumbers: ReadonlyMap<string, number>
}

/** Opens an example and lays it out; undefined when something in it is wrong, which is reported. */
export const openExample = (
  example: ExampleBlock,
  system: EchelonSystem,
  place: Place,
  report: Report,
): ExamplePosition | undefined => {
  const scenario = makeExampleScenario(example, system, place, report)
  if (scenario === undefined) return undefined
  const game = echelon.open(scenario)
  const state = game.setup(lowestDice)
  const decided = phaseOf(example)
  const decides = example.side === undefined ? sideToAct(example) : sideOf(example.side)
  state.turn = example.turn ?? 1
  state.side = decides
  state.active = example.active === undefined ? activeIn(decided, decides) : sideOf(example.active)
  state.phase = decided
  state.ended = 0
  state.weather.fill(weathers.indexOf(example.weather ?? 'clear'))
  state.sea = seas.indexOf(example.sea ?? 'calm')
  const { map } = scenario
  if (example.target !== undefined)
    state.target = readSpace(map, example.target, { ...place, path: [...place.path, 'target'] }, report) ?? 0
  for (const hex of example.planned === undefined ? [] : readSpaces(map, example.planned, place, report))
    state.planned[hex] |= 1 << state.active
  breakWorks(example, game, state, place, report)
  for (const { at, moved } of example.supplies ?? []) {
    const hex = moved ? (readSpace(map, at, place, report) ?? 0) : 0
    state.freshStock[hex] = state.stock[hex]
    state.freshSpecial[hex] = state.special[hex]
  }
  for (const [unit, authored] of example.units.entries()) layUnit(state, unit, authored)
  return { game, state, unitNumbers: numbersOf(scenario.units) }
}

/** Breaks and destroys works that are down when the example begins. */
const breakWorks = (
  { brokenRails, brokenBridges = [], destroyedPorts }: ExampleBlock,
  { scenario, table }: EchelonGame,
  state: EchelonState,
  place: Place,
  report: Report,
): void => {
  const { map } = scenario
  const at = (field: string): Place => below(place, field)
  const hexesOf = (field: 'brokenRails' | 'destroyedPorts', hexes: AuthoredHex | undefined): readonly Hex[] =>
    hexes === undefined ? [] : readSpaces(map, hexes, at(field), report)
  for (const hex of hexesOf('brokenRails', brokenRails)) state.rail[hex] |= rail.broken
  for (const hex of hexesOf('destroyedPorts', destroyedPorts)) state.portGone[hex] = 1
  for (const [index, text] of brokenBridges.entries())
    for (const { hex, direction } of readHexsides(map, text, below(at('brokenBridges'), index), report)) {
      const number = table.bridge[hex * directions.length + direction]
      if (number > 0) state.bridge[number - 1] = 1
    }
}

const layUnit = (state: EchelonState, unit: number, authored: ExampleBlock['units'][number]): void => {
  const bits = [
    [authored.grouped, status.grouped],
    [authored.committed, status.committed],
    [authored.disrupted, status.disrupted],
    [authored.inReserve, status.inReserve],
  ] as const
  state.status[unit] = bits.reduce((sum, [isSet, bit]) => (isSet ? sum | bit : sum), 0)
  state.supply[unit] = supply[authored.supply ?? 'full']
  state.isolated[unit] = authored.isolated ?? 0
  state.spent[unit] = authored.spent ?? 0
  state.inspected[unit] = authored.inspected ? 1 << otherSide(sideOf(authored.side)) : 0
}

/** Returns the side that decides: that of the unit that acts first or is asked about, the first one when there is none. */
const sideToAct = (example: ExampleBlock): Side => {
  const { explain = {}, units, active } = example
  const [, fields] = firstAction(example) ?? []
  const { attack, strength, move, supply: line } = explain
  const id = fields?.unit ?? attack?.units[0] ?? strength?.units[0] ?? move?.unit ?? line?.unit
  const grouped = units.find((unit) => unit.id === id) ?? units.find((unit) => unit.grouped ?? unit.committed)
  return sideOf(grouped?.side ?? active ?? 1)
}

/** Phases in which the enemy of the side on turn decides. */
const ofEnemy: readonly Phase[] = [phase.withdraw, phase.answer, phase.reaction]

const activeIn = (decided: Phase, decides: Side): Side => (ofEnemy.includes(decided) ? otherSide(decides) : decides)

/** Returns the phase of an example: that of its first action, else movement. */
const phaseOf = (example: ExampleBlock): Phase => {
  if (example.phase !== undefined) return phase[example.phase]
  const first = firstAction(example)
  if (first !== undefined && first[0] !== 'done') return verbOf(first[0] as 'move').in[0]
  return (example.explain?.attack ?? example.explain?.strength) ? phase.combat : phase.movement
}
