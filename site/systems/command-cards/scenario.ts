/** The parts of a scenario's page that only battles led by cards have. */
import type { ScenarioBundle } from '../../../compiler/systems/command-cards/bundle.ts'
import type { CommandCardsScenario } from '../../../engine/systems/command-cards/scenario.ts'
import Block from '../../components/Block.astro'
import { definitions, pageTable, paragraph, sideBySide } from '../../components/scenarioParts.ts'
import Words from '../../components/Words.astro'
import { type Part, part } from '../../data/part.ts'
import { findRule } from '../../data/ruleLinks.ts'
import type { ScenarioPlugins } from '../sitePlugin.ts'
import Board from './components/Board.astro'
import DeckPicture from './components/DeckPicture.astro'
import ForceOfSide from './components/ForceOfSide.astro'
import { deckName } from './data/cards.ts'
import { endWords, forcesOf, medalRows, medalWords } from './data/forces.ts'
import { rulesInForce } from './data/rulesInForce.ts'

const plain = (text: string): Part => part(Words, { pieces: [text] })

/** The special rules in force in a scenario, with links to the book. */
const forceList = (scenario: CommandCardsScenario): Part => {
  const own = scenario.sides.flatMap(({ name, nation }) => {
    const { rule, adjective = nation } = scenario.rules.nations[nation] ?? {}
    return rule === undefined ? [] : [{ rule, text: `${name} fights with ${adjective} troops.` }]
  })
  const lines = [...rulesInForce(scenario), ...own]
  if (lines.length === 0)
    return part(Block, { tag: 'p', parts: [plain('None: the rules of every battle are enough.')] })
  return definitions(
    lines.map(({ rule, text }) => {
      const stated = findRule(scenario.system, rule)
      return [[stated ? { label: stated.text, href: stated.href } : rule, ' ', { id: rule }], plain(text)]
    }),
  )
}

export const commandCardsScenarios: ScenarioPlugins<ScenarioBundle> = (bundle) => {
  const { card, scenario } = bundle
  const { rules, deck, system, sides } = scenario
  const medals = medalRows(scenario)
  return {
    chips: [
      { value: sides.map((side) => side.medals).join(' : '), text: 'medals to win' },
      scenario.isUnlimited
        ? { value: 'no', text: 'limit of turns' }
        : { value: String(card.turns), text: 'turns at the most' },
      { value: String(card.units), text: 'units' },
      { value: `${card.width} × ${card.height}`, text: 'hexes' },
    ],
    conditions: {
      lines: [
        ['Whoever has the medals first has won at once.'],
        ...endWords(scenario).map((line) => [line]),
        ['Played with the ', { label: deckName(deck).toLowerCase(), href: '#deck' }, '.'],
        ['The board is open to both sides, hands are not.'],
      ],
    },
    reading: { cards: 'Cards', units: 'Units', terrain: 'Terrain', nations: 'Nations', special: 'Special rules' },
    sections: [
      {
        id: 'forces',
        title: 'Forces',
        parts: [sideBySide(forcesOf(bundle).map((force) => part(ForceOfSide, { force })))],
      },
      {
        id: 'medals',
        title: 'Medals',
        parts: [
          paragraph(medalWords(scenario)),
          medals.length > 0 &&
            pageTable({
              label: 'Medals for places',
              columns: ['Place', 'Hexes', 'For', 'When', { number: 'Medals' }],
              rows: medals,
            }),
        ],
      },
      { id: 'special-rules', title: 'Special rules', parts: [forceList(scenario)] },
      { id: 'ground', label: 'Ground', title: 'On the board', parts: [part(Board, { scenario })] },
      {
        id: 'deck',
        label: 'Deck',
        title: 'The deck',
        parts: [part(DeckPicture, { cards: rules.cards, deck, system })],
      },
    ],
  }
}
