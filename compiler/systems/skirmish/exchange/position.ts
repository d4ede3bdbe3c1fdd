/** A position of a skirmish as a scenario that begins with it. */
import { pointsOf } from '../../../../engine/systems/skirmish/army.ts'
import { handSize, pileAt } from '../../../../engine/systems/skirmish/cards/deck.ts'
import type { SkirmishGame } from '../../../../engine/systems/skirmish/index.ts'
import { classes } from '../../../../engine/systems/skirmish/rules.ts'
import { height, type Objective, type TeamIndex, width } from '../../../../engine/systems/skirmish/scenario.ts'
import type { Position } from '../../../../engine/systems/skirmish/types.ts'
import { otherSide, sides as teams } from '../../../../engine/twoSides.ts'
import {
  type About,
  count,
  type ExportedPosition,
  field,
  lostIf,
  plain,
  writePosition,
} from '../../../exchange/position.ts'
import { flow, type WritableEntry, table as writeTable } from '../../../exchange/writeYaml.ts'
import { nameOf } from '../resolve/map.ts'

/** The most cards of a first hand that a file may say. */
const mostHand = 10

/** The files, or why there can be none. */
export const exportPosition = (game: SkirmishGame, state: Position, about: About): ExportedPosition | string => {
  const { scenario, table } = game
  const decks = scenario.sides.map((_, seat) => deckOf(game, state, seat))
  const empty = decks.findIndex(({ all }) => all === 0)
  if (empty >= 0) return `${scenario.sides[empty].name} have no card left.`
  const aims = teams.map((team) => aimsOf(game, state, team))
  const done = aims.findIndex((objectives) => objectives.length === 0)
  if (done >= 0) return 'one of the sides has done all that it was to do.'
  const clock = {
    order: scenario.sides.map((_, seat) => seat),
    turns: scenario.turns - state.turn + 1,
    date: scenario.date,
    begins: state.turn,
    turnOf: (_: number, turn: number) => turn - state.turn + 1,
  }
  return writePosition({ system: 'skirmish', scenario, clock, turn: state.turn }, about, {
    head: headOf(game, state, aims),
    side: (seat) => {
      const { team, nation } = scenario.sides[seat]
      const { units, support } = decks[seat]
      return [
        `    team: ${teamWords[team]}`,
        `    nation: ${nation}`,
        `    ap: ${state.ap[seat]}`,
        `    hand: ${Math.min(mostHand, Math.max(1, handSize(table, state, seat)))}`,
        ...field(
          'points',
          Math.max(scenario.rules.frame.deck.points, pointsOf(scenario.rules, { nation, units, support })),
        ),
        `    units: ${flow(units)}`,
        `    support: ${flow(support)}`,
      ]
    },
    rest: writeTable('units', unitsOf(game, state)),
    map: mapOf(game, state),
    standing: (seat) => {
      const there = standingUnits(game, state).filter((unit) => table.seat[unit] === seat).length
      return `**${plain(scenario.sides[seat].name)}** have ${count(there, 'unit')} on the field and ${count(decks[seat].all, 'card')} in hand and deck.`
    },
    lost: lostOf(game, state),
  })
}

const teamWords = ['first', 'second'] as const

const headOf = (
  { scenario, table }: SkirmishGame,
  state: Position,
  aims: readonly (readonly WritableEntry[])[],
): string[] => {
  const { year, weather, laterWorks, holdsOut } = scenario
  return [
    'battle: scenario',
    ...field('year', year, ''),
    ...field('weather', weather === 'clear' ? undefined : weather, ''),
    `first: ${teamWords[state.active]}`,
    ...field('laterWorks', laterWorks || undefined, ''),
    ...field('holdsOut', holdsOut === null ? undefined : teamWords[holdsOut], ''),
    'teams:',
    ...teams.flatMap((team) => [
      `  ${teamWords[team]}:`,
      ...field('general', state.general[team] === 0 ? undefined : table.generalIds[state.general[team] - 1]),
      `    needs: ${scenario.aims[team].needs}`,
      '    objectives:',
      ...aims[team].map((objective) => `      - ${flow(objective)}`),
    ]),
  ]
}

/** Units that a file can place: those in the open, one for each space. */
const standingUnits = ({ table }: SkirmishGame, state: Position): readonly number[] =>
  [...table.rules.keys()].filter((unit) => {
    const space = state.space[unit]
    return space > 0 && space <= table.field && state.unit[space] === unit + 1
  })

const idOf = ({ scenario, table }: SkirmishGame, unit: number): string => {
  const start = table.startUnits.indexOf(unit)
  return start < 0 ? `${table.cards[table.card[unit]].id}-${unit}` : scenario.units[start].id
}

const unitsOf = (game: SkirmishGame, state: Position): WritableEntry[] =>
  standingUnits(game, state).map((unit) => {
    const { table, scenario } = game
    const { id, options } = table.cards[table.card[unit]]
    const has = options.flatMap((option, at) => (state.has[unit] & (1 << at) ? [option.id] : []))
    return {
      id: idOf(game, unit),
      side: scenario.sides[table.seat[unit]].id,
      type: id,
      space: nameOf(state.space[unit]),
      upgrades: has.length === 0 ? undefined : has,
    }
  })

/** Cards of a seat in hand and deck, with those of units that no file can place. */
const deckOf = (game: SkirmishGame, state: Position, seat: number) => {
  const { table } = game
  const placed = standingUnits(game, state)
  const units: Record<string, number> = {}
  const support: Record<string, number> = {}
  let all = 0
  for (const [card, { id, unit }] of table.cards.entries()) {
    const at = pileAt(table, seat, card)
    const back = table.unitsOf[seat].filter(
      (one) => table.card[one] === card && state.space[one] > 0 && !placed.includes(one),
    ).length
    const copies = state.hand[at] + state.deck[at] + back
    if (copies === 0) continue
    all += copies
    if (unit) units[id] = copies
    else support[id] = copies
  }
  return { units, support, all }
}

/** Returns the remaining objectives of a side, as an author writes them. */
const aimsOf = (game: SkirmishGame, state: Position, team: TeamIndex): readonly WritableEntry[] =>
  game.scenario.aims[team].objectives
    .map((objective, index) => objectiveOf(game, state, team, objective, index))
    .filter((entry) => entry !== undefined)

const objectiveOf = (
  game: SkirmishGame,
  state: Position,
  team: TeamIndex,
  objective: Objective,
  index: number,
): WritableEntry | undefined => {
  const { table } = game
  const enemy = otherSide(team)
  const idOfStart = (start: number): string => game.scenario.units[start].id
  switch (objective.is) {
    case 'destroy-headquarters':
      return { destroyHeadquarters: true }
    case 'destroy-units': {
      const of = objective.classes ?? classes
      const lost = of.reduce((sum, one) => sum + state.lost[enemy * classes.length + classes.indexOf(one)], 0)
      const left = objective.count - lost
      return left < 1 ? undefined : { destroyUnits: { count: left, classes: objective.classes } }
    }
    case 'destroy-named':
      return state.fallen[table.startUnits[objective.unit]] ? undefined : { destroyNamed: idOfStart(objective.unit) }
    case 'destroy-terrain':
      return state.terrain[objective.space] === 0 ? undefined : { destroyTerrain: nameOf(objective.space) }
    case 'hold': {
      const met = state.met[(team === 0 ? 0 : table.objectives[0]) + index]
      return { hold: { space: nameOf(objective.space), turns: Math.max(1, objective.turns - met) } }
    }
    case 'occupy':
      return { occupy: { spaces: objective.spaces.map(nameOf).join(' '), count: objective.count } }
    case 'reach':
      return { reach: { row: objective.row, units: objective.units } }
    case 'survive':
      return { survive: Math.max(1, objective.round - state.turn + 1) }
    case 'protect':
      return objective.unit === undefined
        ? { protectTerrain: nameOf(objective.space ?? 1) }
        : { protectUnit: idOfStart(objective.unit) }
    case 'points': {
      const places = objective.places.map(({ space, points }) => ({ space: nameOf(space), points }))
      return { points: { count: Math.max(1, objective.count - state.lostCost[enemy]), places } }
    }
  }
}

const mapOf = ({ scenario, table }: SkirmishGame, state: Position): string => {
  const signAt = (space: number): string =>
    state.terrain[space] === 0 ? '.' : table.terrains[state.terrain[space] - 1].sign
  const rows = Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_, column) => signAt(row * width + column + 1)).join(' '),
  )
  const names = scenario.map.names.map(({ space, text }) => ({ space: nameOf(space), name: text }))
  return `${['kind: map', 'terrain: |', ...rows.map((row) => `  ${row}`), ...writeTable('names', names)].join('\n')}\n`
}

/** Lists the parts of a state that no scenario can hold. */
const lostOf = (game: SkirmishGame, state: Position): string[] => {
  const { table } = game
  const sum = (numbers: ArrayLike<number>): number => Array.from(numbers).reduce((all, one) => all + one, 0)
  const placed = standingUnits(game, state)
  const back = [...table.rules.keys()].filter((unit) => state.space[unit] > 0 && !placed.includes(unit)).length
  const hurt = placed.filter((unit) => state.wounds[unit] > 0).length
  const mines = state.mine.reduce((all, mine) => all + (mine > 0 ? 1 : 0), 0)
  return [
    'Cards are dealt anew: which ones are in hand no scenario can say, and those on the discard piles are gone.',
    ...lostIf(
      back,
      `${count(back, 'unit')} aboard, behind a vehicle or beside a headquarters ${back === 1 ? 'is a card' : 'are cards'} again.`,
    ),
    ...lostIf(hurt, `${count(hurt, 'unit')} with wounds ${hurt === 1 ? 'is' : 'are'} whole again.`),
    ...lostIf(sum(state.damage), 'Terrain that was damaged is whole again.'),
    ...lostIf(sum(state.hit), 'Headquarters that were damaged are whole again.'),
    ...lostIf(mines, 'Hidden mines are gone.'),
  ]
}
