/** Pitched battles between any two armies, and armies drawn at random: what cards and ready-made armies are measured by. */
import type { Dice } from '../../../../engine/dice.ts'
import { type Army, mostCopies } from '../../../../engine/systems/skirmish/army.ts'
import type { SkirmishRules, SupportRules, UnitRules } from '../../../../engine/systems/skirmish/rules.ts'
import { battlefield, type SkirmishScenario } from '../../../../engine/systems/skirmish/scenario.ts'
import { sideColours } from '../../../rulebook/examples/scenario.ts'
import { usualAims } from '../resolve/aims.ts'
import { deckParts } from './judgement.ts'

/** The armies fight for the headquarters on a field that is rolled, with the cards of a year. skirmish.F1, T8 */
export const battleOf = (rules: SkirmishRules, year: number, armies: readonly [Army, Army]): SkirmishScenario => {
  const { start, rounds } = rules.frame
  const playing = Object.entries(rules.unitTypes).filter(([id]) => armies.some(({ units }) => Object.hasOwn(units, id)))
  return {
    system: 'skirmish',
    id: 'armies',
    title: '',
    summary: '',
    date: `${year}-01-01`,
    turns: rounds.pitched,
    battle: 'pitched',
    first: 0,
    year,
    map: { ...battlefield, look: 'farmland', names: [] },
    terrain: [],
    buysWorks: false,
    laterWorks: false,
    sides: armies.map(({ nation, units, support }, side) => ({
      id: `side-${side + 1}`,
      name: rules.nations[nation].name,
      colour: sideColours[side],
      team: side === 0 ? 0 : 1,
      nation,
      ap: start.ap,
      hand: start.hand,
      units,
      support,
    })),
    units: [],
    generals: [null, null],
    aims: [usualAims, usualAims],
    holdsOut: null,
    weather: 'clear',
    rules: { ...rules, unitTypes: Object.fromEntries(playing) },
  }
}

/** Ids of the cards that a nation may have in a year: infantry, its other units, support. */
export const cardsOf = ({ unitTypes, support }: SkirmishRules, nation: string, year: number): readonly string[][] => {
  const units = Object.entries(unitTypes).filter(([, unit]) => unit.nation === nation && (unit.year ?? 0) <= year)
  const isInfantry = ([, unit]: (typeof units)[number]): boolean => unit.class === 'infantry'
  const cards = Object.entries(support).filter(([, { nations }]) => nations?.includes(nation) ?? true)
  return [units.filter(isInfantry), units.filter((unit) => !isInfantry(unit)), cards].map((some) =>
    some.map(([id]) => id),
  )
}

/** An army that is legal in a year, of cards drawn at random with as many copies as the dice say, up to the limit of points. */
export const drawArmy = (rules: SkirmishRules, nation: string, year: number, dice: Dice): Army => {
  const army = { nation, units: {} as Record<string, number>, support: {} as Record<string, number> }
  const left = cardsOf(rules, nation, year)
  const counts = deckParts.map(() => 0)
  for (let points = rules.frame.deck.points; points > 0; ) {
    const open = [0, 1, 2].filter((kind) => left[kind].length > 0)
    if (open.length === 0) break
    const kind = open.reduce((one, other) =>
      counts[one] * deckParts[other] <= counts[other] * deckParts[one] ? one : other,
    )
    const [id] = left[kind].splice(dice.below(left[kind].length), 1)
    const card: UnitRules | SupportRules = kind === 2 ? rules.support[id] : rules.unitTypes[id]
    const copies = Math.min(1 + dice.below(mostCopies(rules, card)), Math.floor(points / Math.max(1, card.cost)))
    if (copies === 0) continue
    ;(kind === 2 ? army.support : army.units)[id] = copies
    counts[kind] += copies
    points -= copies * card.cost
  }
  return army
}
