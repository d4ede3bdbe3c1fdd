/** A position of a battle led by cards as a scenario that begins with it. */

import { grownHand } from '../../../../engine/systems/command-cards/cards/limits.ts'
import type { CommandCardsGame } from '../../../../engine/systems/command-cards/index.ts'
import { type CommandCardsState, destroyed, exited, gear } from '../../../../engine/systems/command-cards/types.ts'
import { type Side, sides } from '../../../../engine/twoSides.ts'
import { listWords } from '../../../../engine/words.ts'
import {
  type About,
  count,
  type ExportedPosition,
  field,
  lostIf,
  makeClock,
  plain,
  writePosition,
} from '../../../exchange/position.ts'
import { flow, hexName, type WritableEntry, table as writeTable } from '../../../exchange/writeYaml.ts'
import { mapOf } from './map.ts'
import { medalsForGood, medalsNeeded, placesOf } from './medals.ts'
import { specialOf } from './special.ts'

type State = Readonly<CommandCardsState>

const usualDeck = 'standard'
/** Rounds that a file may say. */
const mostTurns = 100

/** The files, or why there can be none. */
export const exportPosition = (game: CommandCardsGame, state: State, about: About): ExportedPosition | string => {
  const { scenario } = game
  const empty = sides.find((side) => unitsOf(game, state, side).length === 0)
  if (empty !== undefined) return `${scenario.sides[empty].name} have no units left.`
  const now = makeClock({ turn: state.turn, active: state.active }, scenario)
  const clock = { ...now, turns: Math.min(now.turns, mostTurns) }
  const map = mapOf(game, state, about)
  const special = specialOf(game, state)
  const { deck, tie } = scenario
  return writePosition({ system: 'command-cards', scenario, clock, turn: state.turn }, about, {
    head: [
      ...field('deck', deck === usualDeck ? undefined : deck, ''),
      ...field('stalemate', scenario.stalemate, ''),
      ...field('tie', tie === null ? undefined : scenario.sides[tie].id, ''),
    ],
    side: (side) => sideLines(game, state, side),
    rest: [...writeTable('medals', placesOf(game, state)), ...special.lines],
    map: map.text,
    standing: (side) => standing(game, state, side),
    lost: [
      ...lostIf(scenario.isUnlimited ? 1 : 0, `It ends after ${count(clock.turns, 'round')}.`),
      ...map.lost,
      ...special.lost,
      ...lostOf(game, state),
    ],
  })
}

const sideLines = (game: CommandCardsGame, state: State, side: Side): string[] => {
  const { edge, nation, handGrowth } = game.scenario.sides[side]
  const { turn, active } = state
  const hand = grownHand(game.table, { turn: side === active ? turn - 1 : turn, active }, side)
  return [
    `    edge: ${edge}`,
    `    nation: ${nation}`,
    `    hand: ${Math.max(1, hand - state.handLost[side])}`,
    ...(handGrowth !== undefined && hand < handGrowth.to ? [`    handGrowth: ${flow(handGrowth)}`] : []),
    `    medals: ${medalsNeeded(game, state, side)}`,
    ...writeTable('units', unitsOf(game, state, side), '    '),
  ]
}

/** Units on the board, and those that wait in reserve. */
const unitsOf = ({ scenario, table }: CommandCardsGame, state: State, side: Side): WritableEntry[] =>
  table.unitsOf[side].flatMap((unit): WritableEntry[] => {
    const { id, name, type, nation, reserve } = scenario.units[unit]
    const hex = state.hex[unit]
    if (hex === destroyed || hex === exited || (hex <= 0 && reserve === undefined)) return []
    const has = (bit: number): true | undefined => (state.gear[unit] & bit ? true : undefined)
    return [
      {
        id,
        name,
        type,
        nation: nation === scenario.sides[side].nation ? undefined : nation,
        hex: hex > 0 ? hexName(scenario.map, hex) : undefined,
        figures: state.figures[unit] === table.types[unit].figures ? undefined : state.figures[unit],
        reserve: hex > 0 ? undefined : reserve,
        leader: has(gear.leader),
        camouflaged: has(gear.camouflage),
        boat: has(gear.boat),
      },
    ]
  })

/** How it stands for a side, in words. */
const standing = (game: CommandCardsGame, state: State, side: Side): string => {
  const { name } = game.scenario.sides[side]
  const units = unitsOf(game, state, side)
  const there = units.filter(({ hex }) => hex !== undefined).length
  const waiting = units.length - there
  const places = placesOf(game, state).flatMap((place) =>
    place.side === undefined || place.side === game.scenario.sides[side].id ? [plain(String(place.name))] : [],
  )
  const aim = places.length > 0 ? ` There are medals for ${listWords(places)}.` : ''
  return `**${plain(name)}** need ${count(medalsNeeded(game, state, side), 'more medal').replace('1 more', 'one more')} to win.${aim} They have ${count(there, 'unit')} on the board${waiting > 0 ? ` and ${waiting} in reserve` : ''}.`
}

/** Lists the parts of a state that no scenario can hold. */
const lostOf = (game: CommandCardsGame, state: State): string[] => {
  const { scenario, table } = game
  const gone = scenario.units.flatMap(({ name }, unit) =>
    state.hex[unit] === destroyed || state.hex[unit] === exited ? [name] : [],
  )
  const weak = scenario.units.filter(
    (_, unit) => state.hex[unit] > 0 && state.figures[unit] < table.figures[unit],
  ).length
  const moved = state.status.reduce((sum, status) => sum + (status === 0 ? 0 : 1), 0)
  const carried = state.gear.reduce((sum, bits) => sum + (bits & (gear.prisoners | gear.equipment) ? 1 : 0), 0)
  const zeroed = state.zeroed.reduce((sum, markers) => sum + (markers > 0 ? 1 : 0), 0)
  const medals = sides.map((side) => medalsForGood(game, state, side))
  return [
    'Cards are dealt anew: which ones are in hand, in the deck and discarded no scenario can say.',
    ...lostIf(gone.length, `Units that are lost or have left the board are left out: ${listWords(gone)}.`),
    ...lostIf(weak, `${count(weak, 'unit')} that lost figures cannot win them back.`),
    ...lostIf(moved, `${count(moved, 'unit')} had orders in this turn; it begins anew.`),
    ...lostIf(
      carried,
      `${count(carried, 'unit')} that carried something ${carried === 1 ? 'goes' : 'go'} on without it.`,
    ),
    ...lostIf(zeroed, 'Guns have to zero in on their targets again.'),
    ...lostIf(
      medals[0] + medals[1],
      `${scenario.sides[0].name} have ${medals[0]} medals for good and ${scenario.sides[1].name} ${medals[1]}: they are taken off what each needs, and do not count when the last round is over.`,
    ),
  ]
}
