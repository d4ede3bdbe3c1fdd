/** The position of a worked example: its scenario, opened, with everything as it is written. */
import { keyedDice } from '../../../../engine/dice.ts'
import { degree, directions, parseHexName } from '../../../../engine/hex.ts'
import { type OperationalGame, operational } from '../../../../engine/systems/operational/index.ts'
import { itemIndex } from '../../../../engine/systems/operational/items.ts'
import { copyInto } from '../../../../engine/systems/operational/memory.ts'
import { givePoints } from '../../../../engine/systems/operational/mobility.ts'
import { branches, orderIds } from '../../../../engine/systems/operational/rules.ts'
import type { OperationalScenario } from '../../../../engine/systems/operational/scenario.ts'
import { place as placeAll } from '../../../../engine/systems/operational/setup.ts'
import { resetQueue } from '../../../../engine/systems/operational/steps.ts'
import {
  actionPoint,
  crossing,
  dump,
  type OperationalState,
  specialistState,
  stance,
  suppliedBy,
} from '../../../../engine/systems/operational/types.ts'
import { type Side, sides } from '../../../../engine/twoSides.ts'
import { below, type Place, type Report } from '../../../diagnostics/diagnostic.ts'
import { hexText, readHexsides } from '../../../resolve/hexes.ts'
import { findId, numbersOf, partsOf, sideOf } from '../../../rulebook/examples/read.ts'
import type { ExampleBlock, ExampleHeadquarters, ExampleUnit } from '../schemas/types.generated.ts'
import { headquartersInOrder, readSpecialist } from './exampleForces.ts'
import { makeExampleScenario, type OperationalSystem } from './exampleScenario.ts'

export interface ExamplePosition {
  readonly game: OperationalGame
  readonly state: OperationalState
  /** Numbers by ids in the example. */
  readonly unitNumbers: ReadonlyMap<string, number>
  readonly hqNumbers: ReadonlyMap<string, number>
}

/** The number of a unit, or of a headquarters, by its id in the example; undefined and reported when there is none. */
export const findUnit = ({ unitNumbers }: ExamplePosition, id: string, place: Place, report: Report) =>
  findId(unitNumbers, 'unit', id, place, report)

export const findHeadquarters = ({ hqNumbers }: ExamplePosition, id: string, place: Place, report: Report) =>
  findId(hqNumbers, 'headquarters', id, place, report)

/** Opens the position of an example; undefined when it cannot be, which is reported. `place` is the example's root. */
export const openExample = (
  example: ExampleBlock,
  system: OperationalSystem,
  place: Place,
  report: Report,
): ExamplePosition | undefined => {
  const scenario = makeExampleScenario(example, system, place, report)
  if (scenario === undefined) return undefined
  const [unitNumbers, hqNumbers] = [numbersOf(scenario.units), numbersOf(scenario.headquarters)]
  const game = operational.open(scenario)
  return { game, state: makeState(example, game, unitNumbers, hqNumbers, place, report), unitNumbers, hqNumbers }
}

/** The fields about ground, fog and objectives that the beginning of a game computes. */
const kept = ['sight', 'marked', 'hubSupplied', 'heldSince', 'prestigeWon', 'prestige', 'score', 'bonus'] as const

/** Makes a state that keeps the facts computed for both sides at the beginning of a game, without its effects on units and headquarters. */
const makeState = (
  example: ExampleBlock,
  game: OperationalGame,
  unitNumbers: ReadonlyMap<string, number>,
  hqNumbers: ReadonlyMap<string, number>,
  place: Place,
  report: Report,
): OperationalState => {
  const { scenario, table } = game
  const begun = game.setup(keyedDice(0))
  const state = game.copy(begun)
  copyInto(placeAll(table), state)
  for (const name of kept) state[name].set(begun[name])
  state.turn = example.turn ?? 1
  state.side = sideToMove(example, scenario, unitNumbers, hqNumbers)
  for (const [unit, authored] of example.units.entries()) putUnit(game, state, unit, authored)
  for (const [hq, { authored }] of headquartersInOrder(example).entries()) putHeadquarters(game, state, hq, authored)
  const hexOf = (name: string | number): number => parseHexName(scenario.map, hexText(name)) ?? 0
  for (const name of example.destroyedForts ?? []) {
    const fort = scenario.map.forts.indexOf(hexOf(name))
    if (fort >= 0) state.fortIntact[fort] = 0
  }
  for (const [index, name] of (example.ruins ?? []).entries()) {
    const city = table.cityAt[hexOf(name)] ?? -1
    if (city >= 0) state.ruined[city] = 1
    else report.error('example-invalid', below(place, 'ruins', index), `Hex ${hexText(name)} is no city.`)
  }
  for (const [index, text] of (example.pontoons ?? []).entries())
    for (const { hex, direction } of readHexsides(scenario.map, text, below(place, 'pontoons', index), report))
      state.crossing[table.crossingAt[hex * degree + direction] ?? 0] = crossing.pontoon
  for (const [index, { hex, from }] of (example.stragglers ?? []).entries())
    for (const [step, id] of from.entries()) {
      const unit = findId(unitNumbers, 'unit', id, below(place, 'stragglers', index, 'from', step), report)
      if (unit !== undefined) state.stragglers[hexOf(hex) * 3 + step] = unit + 1
    }
  return state
}

const putUnit = (game: OperationalGame, state: OperationalState, unit: number, authored: ExampleUnit): void => {
  const { table } = game
  for (const [slot, text] of (authored.specialists ?? []).entries()) {
    const at = readSpecialist(text).state
    state.specialistState[unit * table.slots + slot] = specialistState[at as keyof typeof specialistState]
  }
  resetQueue(table, state, unit)
  state.dump[unit] = dump[authored.dump ?? 'none']
  state.supplied[unit] = suppliedBy[authored.supplied ?? 'network']
  state.stance[unit] = stances[authored.stance ?? 'none']
  state.stanceKnown[unit] = authored.stanceKnown ? 1 : 0
  state.motorised[unit] = authored.motorised ? 1 : 0
  state.dugIn[unit] = authored.dugIn ? 1 : 0
  if (authored.marked) state.marked[unit] = 1
  state.moved[unit] = authored.moved ? 1 : 0
  state.extended[unit] = authored.extended ? 1 : 0
  state.retreated[unit] = authored.retreated ? 1 : 0
  state.lossesThisTurn[unit] = authored.lossesThisTurn ?? 0
  givePoints(table, state, unit)
  if (authored.movementPoints !== undefined) state.movementPoints[unit] = authored.movementPoints
  if (authored.actionPoint !== undefined) state.actionPoint[unit] = actionPoint[authored.actionPoint]
}

/** Special orders by the names that authors write. */
export const stances = {
  none: stance.none,
  'no-retreat': stance.noRetreat,
  rearguard: stance.rearguard,
  counterattack: stance.counterattack,
} as const

const putHeadquarters = (
  { table }: OperationalGame,
  state: OperationalState,
  hq: number,
  authored: ExampleHeadquarters,
): void => {
  const { points, suppressed, target, offer, specialised, next } = authored
  if (points !== undefined) state.hqPoints[hq] = points
  for (const [index, branch] of branches.entries())
    state.hqSuppressed[hq * branches.length + index] = suppressed?.[branch] ?? 0
  if (target !== undefined) state.hqTarget[hq] = target
  state.hqUpgrades[hq] = authored.upgrades ?? 0
  for (const [index, order] of [offer?.paid, offer?.free].entries())
    state.hqOffer[hq * 2 + index] = order === undefined ? 0 : orderIds.indexOf(order) + 1
  for (const [index, order] of orderIds.entries())
    state.hqSpecialised[hq * table.orderCount + index] = specialised?.[order] ?? 0
  state.hqPrisoners[hq] = authored.prisoners ?? 0
  state.hqReports[hq] = authored.reports ?? 0
  state.hqUnsupplied[hq] = authored.unsupplied ?? 0
  state.hqRested[hq] = authored.rested ? 1 : 0
  state.hqMotorised[hq] = authored.motorised ? 1 : 0
  for (const { item, nation, count } of next ?? []) {
    const index = itemIndex(table, item, nation)
    if (index >= 0) state.poolNext[hq * table.items.length + index] = count
  }
}

/** The edge of a hexside such as `0301 E`; undefined when it is off the map. */
export const edgeOf = ({ scenario }: OperationalGame, text: string): number | undefined => {
  const [name = '', side = ''] = text.trim().split(/\s+/)
  const hex = parseHexName(scenario.map, name)
  const direction = (directions as readonly string[]).indexOf(side)
  return hex === undefined || direction < 0 ? undefined : hex * degree + direction
}

/** Whose turn it is: as written, or that of the unit or headquarters that acts or is asked about first. */
const sideToMove = (
  example: ExampleBlock,
  scenario: OperationalScenario,
  unitNumbers: ReadonlyMap<string, number>,
  hqNumbers: ReadonlyMap<string, number>,
): Side => {
  if (example.side !== undefined) return sideOf(example.side)
  const { explain, forecast, legal } = example
  const action = [legal, example.do?.[0]].map((one) => partsOf(one ?? {})[1]).find((one) => Object.keys(one).length > 0)
  const unit =
    explain?.odds?.attacker ?? explain?.movement?.unit ?? explain?.supply?.unit ?? forecast?.attacker ?? action?.unit
  const staff = explain?.order?.hq ?? action?.hq
  const side =
    scenario.units[unitNumbers.get(`${unit}`) ?? -1]?.side ??
    scenario.headquarters[hqNumbers.get(`${staff}`) ?? -1]?.side
  if (side !== undefined) return side
  const asked = explain?.['hex-supply']?.side ?? explain?.score?.side
  return asked === undefined ? sides[0] : sideOf(asked)
}
