/** The parts of a scenario's page that only skirmishes have. */
import type { ScenarioBundle } from '../../../compiler/systems/skirmish/bundle.ts'
import { nameOfSpace } from '../../../engine/board.ts'
import { pointsOf } from '../../../engine/systems/skirmish/army.ts'
import { objectiveWords, placeAtStart, teamName } from '../../../engine/systems/skirmish/names.ts'
import type { SkirmishScenario, SkirmishSeat, TeamIndex } from '../../../engine/systems/skirmish/scenario.ts'
import { listWords } from '../../../engine/words.ts'
import Lines from '../../components/Lines.astro'
import { definitions, pageTable, paragraph, sideBySide } from '../../components/scenarioParts.ts'
import Words from '../../components/Words.astro'
import { referenceAddress } from '../../data/addresses.ts'
import { counted } from '../../data/format.ts'
import { type Part, part, type Words as Text } from '../../data/part.ts'
import { kindName } from '../../player/systems/skirmish/cardFace.ts'
import type { ScenarioPlugins } from '../sitePlugin.ts'
import { cardsIn, isUnit } from './army/army.ts'
import { entryAddress } from './data/cards.ts'

const teams: readonly TeamIndex[] = [0, 1]

const words = (...pieces: Text): Part => part(Words, { pieces })
const lines = (texts: readonly string[]): Part => part(Lines, { lines: texts.map((text) => [text]) })

/** The deck of a seat: its cards with copies and costs. */
const deckTable = ({ rules, system }: SkirmishScenario, seat: SkirmishSeat): Part =>
  pageTable({
    label: `Deck: ${seat.name}`,
    isCaptioned: true,
    columns: ['Card', 'Kind', { number: 'Copies' }, { number: 'Cost' }],
    rows: cardsIn(rules, seat).map(({ deck, id, card, copies }) => ({
      name: { label: card.name, href: entryAddress(system, deck === 'units' ? 'unitTypes' : 'support', id) },
      cells: [isUnit(card) ? kindName(card) : 'Support', copies, card.cost],
    })),
  })

const seatLines = (scenario: SkirmishScenario, seat: SkirmishSeat): Part => {
  const { rules, system, generals } = scenario
  const general = generals[seat.team]
  const copies = cardsIn(rules, seat).reduce((sum, card) => sum + card.copies, 0)
  const { name, points, store } = rules.nations[seat.nation]
  const rows: readonly (readonly [string, Part] | false)[] = [
    [scenario.sides.length > 2 ? 'Player' : 'Side', words({ strong: seat.name })],
    ['Nation', words({ label: name, href: entryAddress(system, 'nations', seat.nation) })],
    ['Deck', words(`${counted(copies, 'card')} for ${pointsOf(rules, seat)} points`)],
    ['Begins with', words(`${counted(seat.ap, 'action point')} and ${counted(seat.hand, 'card')}`)],
    ['Headquarters', words(`falls to ${points} damage, keeps ${counted(store, 'action point')}`)],
    general !== null && [
      'General',
      words(
        { label: rules.generals[general].name, href: entryAddress(system, 'generals', general) },
        `: ${rules.generals[general].text}`,
      ),
    ],
  ]
  return definitions(rows)
}

/** Units on the board at the start. */
const startTable = (scenario: SkirmishScenario): Part =>
  pageTable({
    label: 'On the board at the start',
    isCaptioned: true,
    columns: ['Unit', 'Of', 'Place', 'Equipped with'],
    rows: scenario.units.map(({ name, side, type, space, upgrades = [] }) => ({
      name: { label: name, href: entryAddress(scenario.system, 'unitTypes', type) },
      cells: [
        scenario.sides[side].name,
        placeAtStart(scenario, space),
        upgrades
          .map((option) => {
            const id = scenario.rules.unitTypes[type].upgrades[option]?.upgrade ?? ''
            return scenario.rules.upgrades[id]?.name ?? id
          })
          .join(', '),
      ],
    })),
  })

/** Terrain of the field, by kind. */
const fieldTable = (scenario: SkirmishScenario): Part =>
  pageTable({
    label: 'Terrain on the field',
    columns: ['Terrain', 'Where'],
    rows: [...Map.groupBy(scenario.terrain, ({ kind }) => kind)].map(([kind, places]) => ({
      name: {
        label: scenario.rules.terrain[kind]?.name ?? kind,
        href: entryAddress(scenario.system, 'terrain', kind),
      },
      cells: [listWords(places.map(({ space }) => nameOfSpace(scenario.map, space)))],
    })),
  })

const aimLines = (scenario: SkirmishScenario, team: TeamIndex): readonly [string, Part] => {
  const { needs, objectives } = scenario.aims[team]
  const all = objectives.map((objective) => objectiveWords(scenario, team, objective))
  const heading =
    objectives.length > 1
      ? `${teamName({ scenario }, team)}: ${needs === 'all' ? 'all of these' : 'one of these'}`
      : teamName({ scenario }, team)
  return [heading, lines(all)]
}

const endWords = (scenario: SkirmishScenario): string =>
  scenario.holdsOut === null
    ? `After ${counted(scenario.turns, 'round')} the side wins whose headquarters took less damage, then the one that lost less.`
    : `After ${counted(scenario.turns, 'round')} ${teamName({ scenario }, scenario.holdsOut)} wins.`

export const skirmishScenarios: ScenarioPlugins<ScenarioBundle<SkirmishScenario>> = ({ card, scenario }) => {
  const { sides, turns, battle, first, year, weather, rules, units, terrain, map } = scenario
  const isPitched = battle === 'pitched'
  return {
    chips: [
      { value: String(turns), text: 'rounds' },
      { value: String(sides.length), text: sides.length > 2 ? 'players in two sides' : 'players' },
      { value: sides.map((seat) => pointsOf(rules, seat)).join(' : '), text: 'points of cards' },
      { value: `${map.width} × ${map.height}`, text: 'squares' },
    ],
    conditions: {
      lines: [
        [
          isPitched
            ? 'The field is rolled, and the initiative bid for.'
            : `${teamName({ scenario }, first)} moves first.`,
        ],
        ...(year === undefined ? [] : [[`Cards and upgrades of ${year} and before.`]]),
        ...(weather === 'clear' ? [] : [[`${rules.frame.weather[weather].name}.`]]),
        [endWords(scenario)],
        ['The board is open, hands and decks are not.'],
        ...(isPitched
          ? [[{ label: 'Play it with an army of your own', href: referenceAddress(card.system, 'army-builder') }]]
          : []),
      ],
    },
    reading: {
      units: 'Unit cards',
      support: 'Support cards',
      terrain: 'Terrain',
      upgrades: 'Upgrades',
      armies: 'Armies',
    },
    sections: [
      {
        id: 'objectives',
        title: 'What they fight for',
        label: 'Objectives',
        parts: [definitions(teams.map((team) => aimLines(scenario, team)))],
      },
      {
        id: 'forces',
        title: 'Forces',
        parts: [sideBySide(sides.map((seat) => seatLines(scenario, seat))), units.length > 0 && startTable(scenario)],
      },
      {
        id: 'ground',
        title: 'On the field',
        label: 'Field',
        parts: [
          terrain.length > 0 ? fieldTable(scenario) : paragraph('The field is open until its terrain is rolled.'),
        ],
      },
      { id: 'decks', title: 'Decks', parts: [sideBySide(sides.map((seat) => deckTable(scenario, seat)))] },
    ],
  }
}
