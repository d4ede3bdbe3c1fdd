/**
 * Armies of one's own, as addresses and records name them: the army builder writes them, and a pitched battle is played with them. Also runs
 * in the page.
 */
import { areForces, makeForces, readForces } from '../../../engine/record.ts'
import { problemsOf } from '../../../engine/systems/skirmish/army.ts'
import type { ArmyRules, SkirmishRules } from '../../../engine/systems/skirmish/rules.ts'
import { type SkirmishScenario, typesOf } from '../../../engine/systems/skirmish/scenario.ts'

/** An army without cards. */
export const emptyArmy = (rules: SkirmishRules, nation: string, year: number): ArmyRules => ({
  name: `${rules.nations[nation].adjective} army`,
  nation,
  description: 'An army of my own.',
  year,
  points: rules.frame.deck.points,
  units: {},
  support: {},
})

/** A copy of a ready army, to be changed. The rules may hold it without its description. */
export const ownArmy = (rules: SkirmishRules, army: ArmyRules): ArmyRules => ({
  ...emptyArmy(rules, army.nation, army.year),
  ...army,
})

/** Most points, most copies of a card and longest texts that are taken from outside. */
const bounds = { points: 500, copies: 20, cards: 100, name: 80, description: 400 }

const makeCards = (cards: Readonly<Record<string, number>>): string =>
  Object.entries(cards)
    .map(([id, copies]) => `${id}.${copies}`)
    .join(' ')

const parseCards = (text: string): Readonly<Record<string, number>> =>
  Object.fromEntries(
    text
      .split(' ')
      .slice(0, bounds.cards)
      .flatMap((one) => {
        const [, id, copies] = /^([a-z][a-z0-9-]{0,39})\.(\d{1,2})$/.exec(one) ?? []
        const number = Math.min(Number(copies), bounds.copies)
        return id !== undefined && number > 0 ? [[id, number]] : []
      }),
  )

/** An army as an address names it: `name=Guards&nation=soviet&year=1943&points=120&units=soviet-t34-76.3&support=luck.1`. */
export const makeText = ({ name, description, nation, year, points, units, support }: ArmyRules): string =>
  new URLSearchParams({
    name,
    nation,
    year: String(year),
    points: String(points),
    units: makeCards(units),
    support: makeCards(support),
    description,
  }).toString()

/**
 * The army that an address names, or undefined when it names none of a nation of these rules. It comes from outside: cards that there
 * are not, or too many of, stay in it, and `problemsWith` says so.
 */
export const parseText = (rules: SkirmishRules, text: string): ArmyRules | undefined => {
  const named = new URLSearchParams(text)
  const get = (field: string): string => named.get(field) ?? ''
  const nation = get('nation')
  if (!Object.hasOwn(rules.nations, nation)) return undefined
  const number = (field: string, least: number, most: number, usual: number): number => {
    const value = Number(get(field))
    return Number.isInteger(value) && value >= least && value <= most ? value : usual
  }
  const empty = emptyArmy(rules, nation, number('year', 1930, 1950, lastYear(rules)))
  return {
    ...empty,
    name: get('name').slice(0, bounds.name) || empty.name,
    description: get('description').slice(0, bounds.description) || empty.description,
    points: number('points', 10, bounds.points, empty.points),
    units: parseCards(get('units')),
    support: parseCards(get('support')),
  }
}

/** The years in which cards entered service, in order. */
export const yearsOf = ({ unitTypes }: SkirmishRules): readonly number[] =>
  [...new Set(Object.values(unitTypes).flatMap(({ year = 0 }) => (year > 0 ? [year] : [])))].sort((a, b) => a - b)

/** The year from which all cards are there. */
export const lastYear = (rules: SkirmishRules): number => yearsOf(rules).at(-1) ?? 1945

/** The parameter of an address that names the army of a seat. */
export const armyField = (seat: number): string => `army${seat}`

/** Most points of a deck in a battle. skirmish.T8, d14 */
export const deckPoints = ({ sides, rules: { frame } }: Pick<SkirmishScenario, 'sides' | 'rules'>): number =>
  sides.length > 2 ? frame.teams.deck : frame.deck.points

/** The texts of the armies in forces as records write them, by seat. */
const armiesIn = (forces: string): ReadonlyMap<number, string> =>
  new Map(
    (readForces(forces) ?? '').split('\n').flatMap((line): [number, string][] => {
      const [, seat, text] = /^(\d) (.+)$/.exec(line) ?? []
      return seat === undefined || text === undefined ? [] : [[Number(seat), text]]
    }),
  )

/** Reads the armies in an address: as records write them (`forces`), or the army of each seat (`army0`). Undefined when it has none. */
export const forcesIn = (address: URLSearchParams, seats: number): string | undefined => {
  const whole = address.get('forces')
  if (whole !== null) return whole
  const named = Array.from({ length: seats }, (_, seat) => {
    const text = address.get(armyField(seat))
    return text === null ? [] : [`${seat} ${text}`]
  }).flat()
  return named.length === 0 ? undefined : makeForces(named.join('\n'))
}

/**
 * A pitched battle in which seats lead armies of their own. It is of the latest year of them all: who agrees on armies agrees on their
 * years. skirmish.F2
 * @param rules all of the game: a battle on a page holds only the cards of its own decks
 * @returns the battle, and its forces as records hold it: the same for the same armies, whoever wrote it
 * @throws Error that says why an army cannot be played here.
 */
export const withArmies = (
  scenario: SkirmishScenario,
  rules: SkirmishRules,
  forces: string,
): { readonly scenario: SkirmishScenario; readonly forces: string } => {
  const { year } = scenario
  if (scenario.battle !== 'pitched') throw new Error('only pitched battles are fought with armies of one’s own')
  const points = deckPoints(scenario)
  const named = armiesIn(forces)
  const armies = scenario.sides.map(({ name }, seat) => {
    const text = named.get(seat)
    if (text === undefined) return undefined
    const army = parseText(rules, text)
    if (army === undefined) throw new Error(`the address names no army for ${name}`)
    const [problem] = problemsOf(rules, army, points, army.year)
    if (problem) throw new Error(`${army.name} cannot fight here: ${problem.text}`)
    return army
  })
  const sides = scenario.sides.map((seat, index) => {
    const army = armies[index]
    if (army === undefined) return seat
    const { name, nation, units, support } = army
    const isTaken = scenario.sides.some((other, at) => at !== index && (armies[at]?.name ?? other.name) === name)
    return { ...seat, name: isTaken ? `${name} ${index + 1}` : name, nation, units, support }
  })
  const inPlay = new Set(typesOf({ sides, units: scenario.units }).map(({ type }) => type))
  const unitTypes = Object.fromEntries(Object.entries(rules.unitTypes).filter(([id]) => inPlay.has(id)))
  const latest = year === undefined ? undefined : Math.max(year, ...armies.map((army) => army?.year ?? 0))
  const texts = armies.flatMap((army, seat) => (army ? [`${seat} ${makeText({ ...army, description: '' })}`] : []))
  const written = makeForces(texts.join('\n'))
  if (!areForces(written)) throw new Error('the armies of this battle cannot be read')
  return {
    scenario: { ...scenario, sides, rules: { ...rules, unitTypes }, ...(latest !== undefined && { year: latest }) },
    forces: written,
  }
}
