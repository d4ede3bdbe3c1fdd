/** The scenario of a worked example: complete, though its author wrote only what matters. */

import type { CommandCardsRules } from '../../../../engine/systems/command-cards/rules.ts'
import type { CommandCardsScenario, CommandCardsSide } from '../../../../engine/systems/command-cards/scenario.ts'
import type { Side } from '../../../../engine/twoSides.ts'
import type { CompiledSystem } from '../../../content.ts'
import { below, type Place, type Report } from '../../../diagnostics/diagnostic.ts'
import { openRules } from '../../../resolve/tables.ts'
import { sideOf } from '../../../rulebook/examples/read.ts'
import {
  dated,
  makeExampleReport,
  named,
  nameOfSide,
  sideColours,
  sideIds,
  turnsLeft,
  withUsedTypes,
} from '../../../rulebook/examples/scenario.ts'
import { resolveMap } from '../resolve/map.ts'
import { nameUnnamed, readMedals, readUnit } from '../resolve/sides.ts'
import { resolveSpecial } from '../resolve/special.ts'
import { schemas } from '../schemas/index.ts'
import type { ExampleBlock } from '../schemas/types.generated.ts'

/** The system with its tables. */
export type CommandCardsSystem = CompiledSystem<CommandCardsRules>

/** Medals that win, unless an example says otherwise. */
const usualMedals = 6

const usualNations = ['american', 'german'] as const
const usualEdges = ['south', 'north'] as const
const usualDeck = 'standard'

/** Makes the scenario; undefined when something in it is wrong, which is reported. `active` is the side whose turn it is. */
export const makeExampleScenario = (
  example: ExampleBlock,
  active: Side,
  { rules }: CommandCardsSystem,
  place: Place,
  outer: Report,
): CommandCardsScenario | undefined => {
  const { report, isSound } = makeExampleReport(outer)
  const tables = openRules(schemas, rules)
  const { map: terrain, borders, obstacles, ways, ends, turn = 1, turns = turn + turnsLeft } = example
  const [west, east] = borders ?? []
  const thirds = west === undefined || east === undefined ? undefined : ([west, east] as const)
  const authored = { terrain, obstacles, ways, ends, ...(thirds && { borders: thirds }) }
  const { map, readers } = resolveMap(authored, sideIds, tables, place, report)
  const authoredUnits = example.units.map(({ side, figures: _, ...unit }, index) => {
    const at = below(place, 'units', index)
    return readUnit(unit, sideOf(side), nationOf(example, sideOf(side)), readers, rules, at)
  })
  const units = nameUnnamed(authoredUnits, rules)
  const medals = readMedals(example.medals, sideIds, readers, below(place, 'medals'))
  const special = resolveSpecial(example.special, sideIds, readers, below(place, 'special'))
  for (const [side, nation] of (example.nations ?? []).entries())
    readers.id('nation', nation, below(place, 'nations', side))
  if (!isSound()) return undefined
  const makeSide = (side: Side): CommandCardsSide => ({
    id: sideIds[side],
    name: nameOfSide(rules.nations, (one) => nationOf(example, one), side),
    colour: sideColours[side],
    edge: example.edges?.[side] ?? usualEdges[side],
    nation: nationOf(example, side),
    hand: handOf(example, side, active),
    ...(example.handGrowth && { handGrowth: { by: 1, ...example.handGrowth } }),
    medals: example.winAt ?? usualMedals,
  })
  return {
    system: 'command-cards',
    ...named(example),
    turns,
    ...(example.stalemate !== undefined && { stalemate: example.stalemate }),
    tie: null,
    ...dated,
    map,
    sides: [makeSide(0), makeSide(1)],
    units,
    medals: medals.values,
    deck: usualDeck,
    special,
    rules: withUsedTypes(rules, units),
  }
}

const nationOf = ({ nations }: ExampleBlock, side: Side): string => nations?.[side] ?? usualNations[side]

/** A side may hold what it has in hand, in play and waiting. */
const handOf = ({ hands, card, waiting }: ExampleBlock, side: Side, active: Side): number => {
  const inPlay = card !== undefined && side === active ? 1 : 0
  const waits = (waiting?.[side] ?? 'none') === 'none' ? 0 : 1
  return Math.max(1, (hands?.[side].length ?? 0) + inPlay + waits)
}
