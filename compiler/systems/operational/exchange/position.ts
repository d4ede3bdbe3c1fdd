/** A position of an operational game as a scenario that begins with it. */

import type { OperationalGame } from '../../../../engine/systems/operational/index.ts'
import { prestigeEarned } from '../../../../engine/systems/operational/rules.ts'
import { destroyed, type OperationalState, unlimited } from '../../../../engine/systems/operational/types.ts'
import { type Side, sides } from '../../../../engine/twoSides.ts'
import { listWords } from '../../../../engine/words.ts'
import {
  type About,
  type Clock,
  count,
  type ExportedPosition,
  field,
  lostIf,
  makeClock,
  plain,
  writePosition,
} from '../../../exchange/position.ts'
import { flow, hexName, type WritableEntry, table as writeTable } from '../../../exchange/writeYaml.ts'
import { forcesOf, type IdOf, idsOf, poolOf } from './forces.ts'
import { type Goals, goalsOf } from './goals.ts'
import { mapOf } from './map.ts'

type State = Readonly<OperationalState>

/** Most of what the schema takes. */
const most = { trucks: 30, hubTrucks: 5, prestige: 10_000, percent: 100 }

/** The files, or why there can be none. */
export const exportPosition = (game: OperationalGame, state: State, about: About): ExportedPosition | string => {
  const { scenario } = game
  const clock = makeClock({ turn: state.turn, active: state.side }, scenario)
  const idOf = idsOf(game, state)
  const empty = sides.find((side) => game.table.unitsOf[side].every((unit) => idOf(unit) === undefined))
  if (empty !== undefined) return `${scenario.sides[empty].name} have no units left.`
  const goals = sides.map((side) => goalsOf(game, state, side, clock, idOf))
  const map = mapOf(game, state, clock)
  const weather = scenario.weather.slice(clock.begins - 1, clock.begins - 1 + clock.turns)
  const isSteady = weather.every((one) => one === weather[0])
  const { difficulty, fog } = scenario
  return writePosition({ system: 'operational', scenario, clock, turn: state.turn }, about, {
    head: [
      ...field('difficulty', difficulty === 'normal' ? undefined : difficulty, ''),
      ...field('fog', fog ? undefined : false, ''),
      `weather: ${isSteady ? weather[0] : flow(weather)}`,
    ],
    side: (side) => sideLines(game, state, side, clock, idOf, goals[side]),
    rest: [],
    map: map.text,
    standing: (side) => standing(game, state, side, idOf, goals[side]),
    lost: [...map.lost, ...goals.flatMap(({ lost }) => lost), ...lostOf(game, state)],
  })
}

const sideLines = (
  game: OperationalGame,
  state: State,
  side: Side,
  clock: Clock,
  idOf: IdOf,
  goals: Goals,
): string[] => {
  const { scenario, table } = game
  const { victory } = scenario.sides[side]
  const { units, headquarters } = forcesOf(game, state, side, clock, idOf)
  return [
    `    victory: ${victory}`,
    ...field('prepares', isPreparing(game, state, side) || undefined),
    ...field('trucks', Math.min(most.trucks, trucksOf(game, state, side)) || undefined),
    ...field('prestige', prestigeOf(game, state, side).given || undefined),
    ...field('sources', sourcesOf(game, state, side)),
    ...field('hubs', hubsOf(game, state, side)),
    ...field('assets', assetsOf(game, state, side)),
    ...field('cards', cardsOf(game, state, side, idOf)),
    ...field(
      'store',
      poolOf(game, (item) => state.store[side * table.items.length + item]),
    ),
    ...(headquarters.length === 0 ? [] : ['    headquarters:', ...headquarters.flatMap(blockLines)]),
    ...writeTable('objectives', goals.objectives, '    '),
    ...writeTable('bonuses', goals.bonuses, '    '),
    ...writeTable('units', units, '    '),
  ]
}

/** A headquarters has much to say: a line for each field. */
const blockLines = (entry: WritableEntry): string[] =>
  Object.entries(entry)
    .flatMap(([name, value]) => field(name, value, ''))
    .map((line, index) => `${index === 0 ? '      - ' : '        '}${line}`)

/** Before the first turn: those who are at it, and those who come after them. operational.H10 */
const isPreparing = ({ scenario }: OperationalGame, state: State, side: Side): boolean =>
  state.turn === 0 && scenario.sides[side].prepares && side >= state.side

const trucksOf = ({ table }: OperationalGame, state: State, side: Side): number =>
  state.trucks.subarray(side * table.truckTurns, (side + 1) * table.truckTurns).reduce((sum, trucks) => sum + trucks, 0)

/** Returns a side's prestige without that given again at the start for objectives that it holds. operational.H1 */
const prestigeOf = ({ scenario }: OperationalGame, state: State, side: Side): { given: number; over: number } => {
  const held = scenario.objectives.filter((one) => one.side === side && state.owner[one.hex] === side).length
  const rest = state.prestige[side] - held * prestigeEarned(scenario, scenario.rules.victory.prestige[0])
  const given = Math.max(0, Math.min(most.prestige, rest))
  return { given, over: given - rest }
}

const sourcesOf = ({ scenario }: OperationalGame, state: State, side: Side): WritableEntry[] =>
  scenario.sides[side].sources.map(({ kind, hex, value }) => {
    const now = Math.min(most.percent, value + (kind === 'port' ? state.portSupply[side] : 0))
    return { kind, hex: hexName(scenario.map, hex), value: now === most.percent ? undefined : now }
  })

const hubsOf = ({ scenario, table }: OperationalGame, state: State, side: Side): WritableEntry[] =>
  [...table.hubSide].flatMap((owner, hub) =>
    owner === side && state.hubHex[hub] > 0 && state.hubTrucks[hub] > 0
      ? [{ hex: hexName(scenario.map, state.hubHex[hub]), trucks: Math.min(most.hubTrucks, state.hubTrucks[hub]) }]
      : [],
  )

const assetsOf = ({ table }: OperationalGame, state: State, side: Side): WritableEntry[] =>
  table.assetIds.flatMap((asset, index) => {
    const at = side * table.assetIds.length + index
    const uses = state.assetUses[at]
    if (state.assetPerTurn[at] === 0 || uses === 0) return []
    return [{ asset, perTurn: state.assetPerTurn[at], uses: uses === unlimited ? undefined : uses }]
  })

const cardsOf = ({ table }: OperationalGame, state: State, side: Side, idOf: IdOf): WritableEntry[] =>
  table.cards.flatMap(({ card, side: holder, unit }, index): WritableEntry[] => {
    if (holder !== side || state.card[index] === 0) return []
    const brought = unit === undefined ? undefined : idOf(unit)
    return unit !== undefined && brought === undefined ? [] : [{ card, unit: brought }]
  })

/** How it stands for a side, in words. */
const standing = (
  { scenario, table }: OperationalGame,
  state: State,
  side: Side,
  idOf: IdOf,
  { objectives }: Goals,
): string => {
  const { name, victory } = scenario.sides[side]
  const own = table.unitsOf[side].filter((unit) => idOf(unit) !== undefined)
  const there = own.filter((unit) => state.hex[unit] > 0).length
  const held = scenario.objectives
    .filter((one) => one.side === side && state.owner[one.hex] === side)
    .map((one) => plain(one.name))
  const aims = objectives.map((one) => plain(String(one.name)))
  const goal =
    victory === 'deny'
      ? `**${plain(name)}** win if the other side does not reach its aim.`
      : `**${plain(name)}** must hold ${listWords(aims) || 'what it holds'} when the last turn ends${held.length > 0 ? `; they have ${listWords(held)}` : ''}.`
  const coming = own.length - there
  return `${goal} They have ${count(there, 'unit')} on the map${coming > 0 ? ` and ${coming} to come` : ''}.`
}

/** Lists the parts of a state that no scenario can hold. */
const lostOf = (game: OperationalGame, state: State): string[] => {
  const { scenario } = game
  const sum = (values: ArrayLike<number>): number => Array.from(values).reduce((all, value) => all + value, 0)
  const some = (values: ArrayLike<number>): number => Array.from(values).filter((value) => value > 0).length
  const gone = scenario.units.flatMap(({ name }, unit) => (state.hex[unit] === destroyed ? [name] : []))
  const staffs = scenario.headquarters.flatMap(({ name }, hq) => (state.hqHex[hq] === destroyed ? [name] : []))
  const prestige = sides.flatMap((side) => {
    const { over } = prestigeOf(game, state, side)
    return over === 0
      ? []
      : [`${scenario.sides[side].name} have ${Math.abs(over)} prestige ${over > 0 ? 'more' : 'less'} than in the game.`]
  })
  return [
    ...lostIf(gone.length, `Units that are lost are left out: ${listWords(gone)}.`),
    ...lostIf(staffs.length, `Headquarters that are lost are left out: ${listWords(staffs)}.`),
    ...lostIf(
      some(state.stragglers),
      `Stragglers on ${count(some(state.stragglers.filter((_, at) => at % 3 === 0)), 'hex').replace('hexs', 'hexes')} are left out.`,
    ),
    ...lostIf(
      some(state.moved),
      `${count(some(state.moved), 'unit')} moved or fought in this turn and can do so again.`,
    ),
    ...lostIf(some(state.stance), `Special orders of ${count(some(state.stance), 'unit')} do not hold any more.`),
    ...lostIf(
      sum(state.hqSuppressed),
      `${count(sum(state.hqSuppressed), 'suppressed level')} of headquarters ${sum(state.hqSuppressed) === 1 ? 'works' : 'work'} again.`,
    ),
    ...lostIf(
      sum(state.hqSpecialised) + sum(state.hqMotorised) + sum(state.hqUpgrades),
      'What headquarters have specialised in, and upgrades to choose, are left out.',
    ),
    ...lostIf(
      sum(state.poolNext) + sum(state.poolLater),
      'What comes into force pools in the next turns is there at once.',
    ),
    ...lostIf(
      sum(state.assetExtra),
      `${count(sum(state.assetExtra), 'single use')} of assets ${sum(state.assetExtra) === 1 ? 'is' : 'are'} left out.`,
    ),
    ...lostIf(
      some(state.specialistState.filter((one) => one > 1)),
      'Specialists that are suppressed or towed are ready again.',
    ),
    ...lostIf(scenario.fog ? 1 : 0, 'What each side had seen is not remembered.'),
    ...lostIf(
      Math.abs(state.score[0]) + Math.abs(state.score[1]),
      'The score so far, and losses, are counted from here on.',
    ),
    ...prestige,
  ]
}
