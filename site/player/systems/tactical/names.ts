/** Units, hexes, weather and forecasts in words, for panels and for the screen reader alike. */
import type { Hex } from '../../../../engine/hex.ts'
import { movementTypes, skies } from '../../../../engine/systems/tactical/rules.ts'
import type { TacticalScenario } from '../../../../engine/systems/tactical/scenario.ts'
import { pressing } from '../../../../engine/systems/tactical/supply.ts'
import { allPoints, type Model, never, type Table } from '../../../../engine/systems/tactical/table.ts'
import { deployment } from '../../../../engine/systems/tactical/turn.ts'
import { carried, done, fate, type Position } from '../../../../engine/systems/tactical/types.ts'
import {
  barsOf,
  effectOf,
  fuelOf,
  groundNow,
  has,
  leaderOf,
  modelOf,
} from '../../../../engine/systems/tactical/units.ts'
import { count, listWords, sideName } from '../../../../engine/words.ts'
import type { Condition } from '../../panels/parts.tsx'
import type { Expected } from './expected.ts'
import type { PlayerState } from './types.ts'

export { placeName } from '../../../../engine/systems/tactical/fields.ts'
export { actionWords } from '../../../../engine/systems/tactical/verbs/sentences.ts'
export { count, listWords, sideName, signed, unitName } from '../../../../engine/words.ts'

export const isDeployment = ({ turn }: { readonly turn: number }): boolean => turn === deployment

/** The last turn in which there is fighting. */
export const lastTurn = ({ turns }: TacticalScenario): number => turns - 1

export const turnWords = (turn: number): string => (isDeployment({ turn }) ? 'Deployment' : `Turn ${turn}`)

/** Strength, and how much of it has effect: `8 of 10`. */
export const strengthWords = (state: Position, unit: number): string => {
  const [strength, effect] = [state.strength[unit], effectOf(state, unit)]
  return `strength ${strength}${effect < strength ? `, ${strength - effect} suppressed` : ''}`
}

const carriedWords = {
  [carried.mounted]: { text: 'Mounted', rule: 'tactical.I2' },
  [carried.sailing]: { text: 'On board ship', rule: 'tactical.I4' },
  [carried.flying]: { text: 'On board aircraft', rule: 'tactical.I7' },
} as const

/** The condition of a unit as the viewer knows it; what only its side knows is told of own units. */
export const conditionsOf = ({ game, derived }: PlayerState, unit: number): readonly Condition[] => {
  const { table, known: state, own } = derived
  if (state.hex[unit] === 0) return []
  const isOwn = table.side[unit] === own
  const leader = leaderOf(table, state, unit)
  const way = state.carried[unit] as keyof typeof carriedWords
  const level = state.entrenchment[unit]
  const enemies = isOwn ? pressing(game.services, state, unit, false) : 0
  const parts: readonly (Condition | false)[] = [
    isOwn && state.ammunition[unit] === 0 && { text: 'No ammunition', rule: 'tactical.K1', harm: true },
    isOwn &&
      fuelOf(table, state, unit) > 0 &&
      state.fuel[unit] === 0 && { text: 'No fuel', rule: 'tactical.K1', harm: true },
    state.suppressed[unit] > 0 && { text: `${state.suppressed[unit]} suppressed`, rule: 'tactical.G15', harm: true },
    enemies > 0 && { text: `${count(enemies, 'enemy', 'enemies')} beside it`, rule: 'tactical.K4' },
    state.carried[unit] !== carried.not && carriedWords[way],
    state.role[unit] === 1 && {
      text: `As ${modelOf(table, state, unit).rules.name.toLowerCase()}`,
      rule: 'tactical.I11',
    },
    level > 0 && { text: `Entrenched, level ${level}`, rule: 'tactical.M1' },
    isOwn && leader !== undefined && { text: `Leader: ${leader.name.toLowerCase()}`, rule: 'tactical.L4' },
    isOwn && barsOf(table, state, unit) > 0 && { text: count(barsOf(table, state, unit), 'bar'), rule: 'tactical.L1' },
    isOwn && has(state, unit, done.attacked) && { text: 'Has attacked' },
    isOwn && has(state, unit, done.refitted) && { text: 'Done for this turn' },
  ]
  return parts.filter((part) => part !== false)
}

const fates: Readonly<Record<number, string>> = {
  [fate.destroyed]: 'destroyed',
  [fate.surrendered]: 'surrendered',
  [fate.escaped]: 'got away',
  [fate.offered]: 'can be bought',
}

/** Where a unit is that may be on no hex. */
export const whereWords = (
  scenario: TacticalScenario,
  state: Position,
  unit: number,
  placed: (hex: Hex) => string,
): string => {
  const hex = state.hex[unit]
  if (hex > 0) return placed(hex)
  if (state.fate[unit] === fate.waiting) return `arrives in turn ${scenario.units[unit].arrives}`
  return fates[state.fate[unit]] ?? 'not seen'
}

/** `Infantry, Rifle battalion`. */
export const kindWords = ({ rules, name }: Model): string => (rules.name === name ? name : `${rules.name}, ${name}`)

export const groundWords = ({ terrain, road }: Table, hex: Hex): string =>
  terrain[hex] === undefined ? 'Off the map' : `${terrain[hex].name}${road[hex] === 1 ? ', road' : ''}`

const fallWords = ['', 'rain', 'snow'] as const
const groundStates = ['dry', 'frozen', 'mud'] as const

/** `Overcast, rain, mud`. */
export const weatherWords = (table: Table, state: Position): string =>
  [skies[state.sky] === 'clear' ? 'Clear' : 'Overcast', fallWords[state.falling], groundStates[groundNow(table, state)]]
    .filter((word) => word !== '')
    .join(', ')

/** Points to enter a hex on the ground as it is, by name of the type of movement; types that cannot are left out. */
export const costsOf = (table: Table, state: Position, hex: Hex): readonly (readonly [name: string, cost: string])[] =>
  movementTypes.flatMap((type, at) => {
    const cost = table.cost[groundNow(table, state)][at][hex]
    if (cost === never) return []
    return [[table.scenario.rules.movement.types[type], cost === allPoints ? 'all' : String(cost)] as const]
  })

export const holderWords = (scenario: TacticalScenario, state: Position, place: number): string =>
  state.holder[place] === 0 ? 'nobody' : sideName(scenario, state.holder[place] - 1)

const tenths = (points: number): string => points.toFixed(1)

/** Expected losses, own and theirs: `0.4 : 3.1`. */
export const lossWords = ({ mean }: Expected): string => `${tenths(mean[0])} : ${tenths(mean[1])}`

/** Why a unit fires first, or how likely it is. */
export const orderWords = ({ derived }: PlayerState, { first, order, units, range, initiative }: Expected): string => {
  const { table, believed } = derived
  const [by, against] = units.map((unit) => modelOf(table, believed, unit))
  if (first === 'defender')
    return `${against.name} fires first: ${by.rules.name.toLowerCase()} wait for tanks to close.`
  if (first === 'attacker')
    return range >= 2 ? 'Fire from afar: the attacker fires first.' : `${by.rules.name} fire first when they attack.`
  const ways = ['you fire first', 'it fires first', 'both fire at once'].flatMap((way, at) =>
    order[at] === 100 ? [way] : order[at] > 0 ? [`${way} in ${order[at]} %`] : [],
  )
  return `By initiative ${initiative?.join(' against ')} and dice ${listWords(ways, 'or')}.`
}

/** A forecast in a sentence, for the screen reader. */
export const expectedWords = ({ mean, losses, suppressed, rugged }: Expected): string => {
  const gone = Math.round(losses[1].at(-1) ?? 0)
  return [
    `Expected loss: own ${tenths(mean[0])}, theirs ${tenths(mean[1])}, ${tenths(suppressed[1])} suppressed.`,
    gone > 0 ? `Destroyed in ${gone} %.` : '',
    rugged > 0 ? `Rugged defence in ${rugged} %.` : '',
  ]
    .filter((part) => part !== '')
    .join(' ')
}
