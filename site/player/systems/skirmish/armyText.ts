/** Armies of one's own, as addresses name them: the army builder writes them, and a pitched battle is played with them. */
import type { ScenarioBundle } from '../../../../compiler/bundle.ts'
import { symbolsOf } from '../../../../compiler/systems/skirmish/cartography/symbols.ts'
import { hashJson } from '../../../../engine/hash.ts'
import { problemsOf } from '../../../../engine/systems/skirmish/army.ts'
import type { ArmyRules, SkirmishRules } from '../../../../engine/systems/skirmish/rules.ts'
import { type SkirmishScenario, typesOf } from '../../../../engine/systems/skirmish/scenario.ts'

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

/**
 * A pitched battle in which seats lead the armies that an address names. It is another scenario than the one that was measured: its
 * records and saved games are its own, and there is no evidence for it. It is of the latest year of them all: who agrees on armies
 * agrees on their years. A battle holds only the cards of its own decks; all of the game are fetched when others may be needed. skirmish.F2
 * @throws Error that says why an army cannot be played here.
 */
export const withArmies = async (
  bundle: ScenarioBundle<SkirmishScenario>,
  address: URLSearchParams,
  fetchRules: () => Promise<SkirmishRules>,
): Promise<ScenarioBundle<SkirmishScenario>> => {
  const { scenario, identity, picture } = bundle
  const { year } = scenario
  const named = scenario.sides.map((_, seat) => address.get(armyField(seat)))
  if (named.every((text) => text === null)) return bundle
  if (scenario.battle !== 'pitched') throw new Error('only pitched battles are fought with armies of one’s own')
  const points = deckPoints(scenario)
  const rules = await fetchRules()
  const armies = scenario.sides.map(({ name }, seat) => {
    const text = named[seat]
    if (text === null || text === undefined) return undefined
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
  const played = sides.map(({ nation, units, support }) => ({ nation, units, support }))
  return {
    ...bundle,
    scenario: { ...scenario, sides, rules: { ...rules, unitTypes }, ...(latest !== undefined && { year: latest }) },
    identity: { ...identity, scenario: hashJson([identity.scenario, latest ?? 0, played]) },
    picture: { ...picture, symbols: symbolsOf(unitTypes) },
    evidence: null,
    claims: [],
    tutorial: null,
  }
}
