/** The position of a worked example: a game that is opened, and its units and cards laid as the example says. */
import { lowestDice } from '../../../../engine/dice.ts'
import { type SkirmishGame, skirmish } from '../../../../engine/systems/skirmish/index.ts'
import { classes } from '../../../../engine/systems/skirmish/rules.ts'
import { type Phase, phase, type Question, type SkirmishState } from '../../../../engine/systems/skirmish/types.ts'
import { place as putOn } from '../../../../engine/systems/skirmish/units.ts'
import { verbs } from '../../../../engine/systems/skirmish/verbs/index.ts'
import { below, type Place, type Report } from '../../../diagnostics/diagnostic.ts'
import { type ConditionIds, layConditions } from '../../../rulebook/examples/conditions.ts'
import { findUnit, firstAction } from '../../../rulebook/examples/read.ts'
import { nameOf, spaceOf } from '../resolve/map.ts'
import type { ExampleBlock } from '../schemas/types.generated.ts'
import { makeExampleScenario, type SkirmishSystem, teamOfSeat } from './exampleScenario.ts'
import { units as unitFields } from './exampleUnits.ts'

export { findUnit } from '../../../rulebook/examples/read.ts'

export interface ExamplePosition {
  readonly game: SkirmishGame
  readonly state: SkirmishState
  /** The engine's numbers of units, by their ids in the example; those that may be deployed in it by the ids of their cards. */
  readonly unitNumbers: ReadonlyMap<string, number>
}

/** What the conditions of units stand for in an example. */
export const conditionIds = ({ game: { table }, unitNumbers }: ExamplePosition): ConditionIds => ({
  units: unitNumbers,
  spaces: { numberOf: spaceOf, nameOf },
  idsOf: (of, unit) =>
    of === 'upgrade'
      ? table.cards[table.card[unit]].options.map(({ id }) => id)
      : table.lasting.map(({ card }) => table.cards[card].id),
})

/** Opens an example and lays it out; undefined when something in it is wrong, which is reported. */
export const openExample = (
  example: ExampleBlock,
  system: SkirmishSystem,
  place: Place,
  report: Report,
): ExamplePosition | undefined => {
  const scenario = makeExampleScenario(example, system, place, report)
  if (scenario === undefined) return undefined
  const game = skirmish.open(scenario)
  const state = game.setup(lowestDice)
  const position = { game, state, unitNumbers: unitNumbersOf(game) }
  setClock(example, position)
  layCards(example, position)
  return layUnits(example, position, place, report) ? position : undefined
}

const unitNumbersOf = ({ table, scenario }: SkirmishGame): ReadonlyMap<string, number> => {
  const numbers = new Map(scenario.units.map(({ id }, index) => [id, table.startUnits[index]]))
  for (let unit = 0; unit < table.units; unit++) {
    const { id } = table.cards[table.card[unit]]
    if (!table.startUnits.includes(unit) && !numbers.has(id)) numbers.set(id, unit)
  }
  return numbers
}

/** Whose turn it is, and what is decided. */
const setClock = (example: ExampleBlock, { game: { table, scenario }, state }: ExamplePosition): void => {
  const { turn = 1, bids = [] } = example
  const team = example.side === undefined ? activeTeam(example) : example.side === 1 ? 0 : 1
  const now = phaseOf(example)
  state.turn = turn
  state.first = scenario.first
  state.active = team
  state.turns = 2 * (turn - 1) + (team === scenario.first ? 0 : 1)
  state.phase = now
  state.builder = team
  state.firstBuilder = scenario.first
  state.redraw.fill(0)
  for (let seat = 0; seat < table.seats; seat++) {
    state.bid[seat] = bids[seat] ?? 0
    state.ap[seat] = scenario.sides[seat].ap
  }
  const seats = now === phase.bid || now === phase.redraw ? [...table.teamOf.keys()] : table.teams[team]
  const waiting = now === phase.lead ? seats.slice(0, 1) : seats
  state.waiting = waiting.reduce((bits, seat) => bits | (1 << seat), 0)
  for (const [side, damage] of (example.headquarters ?? []).entries()) state.hit[side] = damage
  for (const [side, lost] of (example.lost ?? []).entries()) {
    state.lost[side * classes.length] = lost
    state.lostCost[side] = lost
  }
}

/** The side of the unit that acts first or is asked about, or of the seat that holds the card. */
const activeTeam = (example: ExampleBlock): 0 | 1 => {
  const { explain, forecast, units = [], hands = [] } = example
  const fields = firstAction(example)?.[1]
  const asked = Object.values(explain ?? {})[0] as { readonly unit?: string } | undefined
  const id = fields?.unit ?? asked?.unit ?? forecast?.attacker
  const seat = units.find((unit) => unit.id === id)?.side
  if (seat !== undefined) return teamOfSeat(example, seat - 1)
  const holder = hands.findIndex((hand) => hand.includes(String(fields?.card)))
  return teamOfSeat(example, Math.max(0, holder))
}

const phaseOf = (example: ExampleBlock): Phase => {
  if (example.phase !== undefined) return phase[example.phase]
  const first = firstAction(example)
  const verb = first === undefined || first[0] === 'done' ? undefined : verbs.find(({ type }) => type === first[0])
  if (verb?.type === 'play') return phase.deployment
  return verb?.in.find(isPhase) ?? phase.shooting
}

/** True if a verb is chosen in a phase and not in answer to a question. */
const isPhase = (decided: Phase | Question): decided is Phase => decided <= phase.discard

/** Lays the cards and the mines of all seats, and the damage of the ground. */
const layCards = (
  { hands, deck, discarded, mines = {}, damage = {} }: ExampleBlock,
  { game: { table }, state }: ExamplePosition,
): void => {
  const { cards } = table
  const indexOf = (id: string): number => cards.findIndex((card) => card.id === id)
  for (const [pile, written] of [
    [state.hand, hands],
    [state.deck, deck],
    [state.discard, discarded],
  ] as const) {
    pile.fill(0)
    for (const [seat, ids] of (written ?? []).slice(0, table.seats).entries())
      for (const id of ids) pile[seat * cards.length + indexOf(id)]++
  }
  for (const [name, { side, card }] of Object.entries(mines)) {
    const kind = table.mines.findIndex((mine) => mine.card === indexOf(card))
    if (kind >= 0) state.mine[spaceOf(name)] = 1 + (side - 1) * table.mines.length + kind
  }
  for (const [name, taken] of Object.entries(damage)) state.damage[spaceOf(name)] = taken
}

/** Puts the units where they are; false when one is nowhere that it can be, which is reported. */
const layUnits = ({ units = [] }: ExampleBlock, position: ExamplePosition, place: Place, report: Report): boolean => {
  const { game, state, unitNumbers } = position
  const { table } = game
  for (const spaces of [state.space, state.unit, state.behind]) spaces.fill(0)
  const numberOf = (id: string, ...path: (string | number)[]): number | undefined =>
    findUnit(position, id, below(place, 'units', ...path), report)
  let isSound = true
  const inOrder = [...units.entries()].sort(
    ([, a], [, b]) => Number(a.carriedBy !== undefined) - Number(b.carriedBy !== undefined),
  )
  for (const [index, written] of inOrder) {
    const unit = unitNumbers.get(written.id) ?? 0
    const { carriedBy, behind } = written
    const vehicle = carriedBy === undefined ? undefined : numberOf(carriedBy, index, 'carriedBy')
    const shield = behind === undefined ? undefined : numberOf(behind, index, 'behind')
    if ((carriedBy !== undefined && vehicle === undefined) || (behind !== undefined && shield === undefined))
      return false
    if (vehicle !== undefined) state.carrier[unit] = vehicle + 1
    if (shield !== undefined) state.cover[unit] = shield + 1
    const box = table.headquarters[table.teamOf[written.side - 1]]
    const space =
      vehicle !== undefined ? state.space[vehicle] : written.space === undefined ? box : spaceOf(written.space)
    const isFull =
      vehicle === undefined &&
      space !== box &&
      state.unit[space] > 0 &&
      (shield ?? state.cover[state.unit[space] - 1] - 1) < 0
    if (isFull) {
      isSound = false
      report.error('example-invalid', below(place, 'units', index, 'space'), `Two units stand on ${written.space}.`, {
        hint: 'Say of one that the other one carries it, in "carriedBy", or that it moves behind it, in "behind".',
      })
    }
    putOn(table, state, unit, space)
    layConditions(unitFields.conditions, conditionIds(position), table, state, unit, written)
    const { attackers = [] } = written
    state.attackers[unit] = attackers.length
    const last = attackers.at(-1)
    if (last !== undefined) state.lastAttacker[unit] = (numberOf(last, index, 'attackers') ?? -1) + 1
  }
  return isSound
}
