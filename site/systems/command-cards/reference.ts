/** The pages of the reference of battles led by cards. */
import { tables } from '../../../compiler/systems/command-cards/rulebook/tables.ts'
import { counted } from '../../data/words.ts'
import type { ReferencePage, References } from '../sitePlugin.ts'
import { readReference } from './data/bundles.ts'
import { deckIds } from './data/cards.ts'
import Boards from './pages/Boards.astro'
import Cards from './pages/Cards.astro'
import Contents from './pages/Contents.astro'
import Dice from './pages/Dice.astro'
import Ground from './pages/Ground.astro'
import Grounds from './pages/Grounds.astro'
import Nations from './pages/Nations.astro'
import Special from './pages/Special.astro'
import Unit from './pages/Unit.astro'
import Units from './pages/Units.astro'
import Ways from './pages/Ways.astro'

export const commandCardsReference: References = (system) => {
  const reference = readReference(system)
  const { rules } = reference
  const pages: readonly ReferencePage[] = [
    {
      path: 'terrain',
      title: 'Terrain',
      description:
        'Every ground: the dice that it takes, who must stop, who is silent, what blocks sight. Set up to four side by side.',
      Body: Grounds,
      props: {
        system,
        kind: 'terrain',
        title: 'Terrain',
        lead: 'What each ground takes from attackers, and what it asks of those who enter it. Tick up to four to set them side by side.',
      },
    },
    {
      path: 'obstacles',
      title: 'Obstacles',
      description: 'Works on a hex beside its ground: sandbags, wire, bunkers, mines and bridges.',
      Body: Grounds,
      props: {
        system,
        kind: 'obstacles',
        title: 'Obstacles',
        lead: 'What lies on a hex beside its ground, at most one on each. Of ground and obstacle only the better counts.',
        tables: [tables.mines.make(reference, undefined)],
      },
    },
    {
      path: 'units',
      title: 'Units',
      description: 'Every type of unit: its figures, its moves, and its dice at each distance.',
      Body: Units,
      props: { system },
    },
    {
      path: 'cards',
      title: 'Cards',
      description: 'Every card as it lies on the table, and what the decks are made of.',
      Body: Cards,
      props: { system },
    },
    {
      path: 'nations',
      title: 'Nations',
      description: 'What sets the soldiers and the staffs of one army apart from another’s.',
      Body: Nations,
      props: { system },
    },
    {
      path: 'special',
      title: 'Special rules',
      description: 'What holds only where a scenario says so, with its numbers.',
      Body: Special,
      props: { system },
    },
    {
      path: 'dice',
      title: 'Dice',
      description: 'The sitePlugins of a die, and what each of them does.',
      Body: Dice,
      props: { system },
    },
    {
      path: 'ways',
      title: 'Roads and railways',
      description: 'Lines over the hexes of a board, and what they change.',
      Body: Ways,
      props: { system },
    },
    {
      path: 'boards',
      title: 'Boards',
      description: 'The boards, and the sections into which they are parted.',
      Body: Boards,
      props: { system },
    },
  ]
  const notes = {
    terrain: counted(Object.keys(rules.terrain).length, 'terrain'),
    obstacles: counted(Object.keys(rules.obstacles).length, 'obstacle'),
    units: counted(Object.keys(rules.unitTypes).length, 'type'),
    cards: `${counted(Object.keys(rules.cards).length, 'card')}, ${counted(deckIds(rules.cards).length, 'deck')}`,
    nations: counted(Object.keys(rules.nations).length, 'nation'),
  }
  const grounds = (['terrain', 'obstacles'] as const).flatMap((kind) =>
    Object.entries(rules[kind]).map(
      ([id, { name }]): ReferencePage => ({
        path: `${kind}/${id}`,
        title: name,
        description: `${name}: dice taken, moves, battles, flags and sight.`,
        Body: Ground,
        props: { system, kind, id },
      }),
    ),
  )
  const units = Object.entries(rules.unitTypes).map(
    ([id, { name }]): ReferencePage => ({
      path: `units/${id}`,
      title: name,
      description: `${name}: figures, moves, dice by distance.`,
      Body: Unit,
      props: { system, id },
    }),
  )
  return [
    {
      path: '',
      title: 'Reference',
      description: 'Every ground, unit and card of battles led by cards.',
      Body: Contents,
      props: { system, pages, notes },
    },
    ...pages,
    ...grounds,
    ...units,
  ]
}
