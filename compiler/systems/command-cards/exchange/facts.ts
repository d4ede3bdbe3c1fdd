/** The facts of a battle led by cards, for comparing two versions of it. */
import { directions, type Hex, makeHexName } from '../../../../engine/hex.ts'
import type { CommandCardsScenario } from '../../../../engine/systems/command-cards/scenario.ts'
import { byName, bySpace, type Facts, identified, numbered, unless, wordsIn } from '../../../exchange/facts.ts'

export const factsOf = (scenario: CommandCardsScenario): Facts => {
  const { map, sides, units, medals, special } = scenario
  const name = (hex: Hex): string => makeHexName(map, hex)
  const write = wordsIn(scenario)
  const sidesOf = (list: readonly number[] | undefined): string => (list ?? []).map((one) => directions[one]).join(' ')
  return {
    settings: {
      turns: scenario.isUnlimited ? 'no limit' : String(scenario.turns),
      ...(scenario.stalemate !== undefined && { stalemate: String(scenario.stalemate) }),
      date: scenario.date,
      'days per turn': String(scenario.daysPerTurn),
      deck: scenario.deck,
      tie: scenario.tie === null ? 'nobody' : sides[scenario.tie].id,
      size: `${map.width} x ${map.height}`,
    },
    things: {
      side: identified(sides, ({ edge, nation, hand, handGrowth, medals: needed }) => ({
        edge,
        nation,
        hand: String(hand),
        'hand grows': handGrowth && `to ${handGrowth.to} by ${handGrowth.by}`,
        medals: String(needed),
      })),
      unit: identified(units, (unit) => ({
        side: sides[unit.side].id,
        type: unit.type,
        nation: unit.nation,
        hex: unit.hex === undefined ? undefined : name(unit.hex),
        figures: unit.figures === undefined ? undefined : String(unit.figures),
        reserve: unit.reserve,
        leader: unit.leader ? 'yes' : undefined,
        camouflaged: unit.camouflaged ? 'yes' : undefined,
        boat: unit.boat ? 'yes' : undefined,
      })),
      medal: numbered(medals, byName, (one) => ({
        hexes: one.hexes.map(name).join(' '),
        side: one.side === undefined ? 'either' : sides[one.side].id,
        medals: unless(1, one.medals),
        permanent: one.permanent ? 'yes' : undefined,
        group: one.group,
        'at the start of a turn': one.atTurnStart ? 'yes' : undefined,
      })),
      'special rule': Object.entries(special).map(([id, value]) => ({
        id,
        name: id,
        fields: { is: write(value, id) },
      })),
      obstacle: map.obstacles.map(({ hex, kind, side, sides: stands }) => ({
        id: name(hex),
        name: `${kind} ${name(hex)}`,
        fields: { kind, by: side === undefined ? undefined : sides[side].id, sides: sidesOf(stands) || undefined },
      })),
      way: numbered(
        map.ways,
        ({ kind }) => kind,
        ({ hexes }) => ({ course: hexes.map(name).join(' ') }),
      ),
      end: map.ends.map(({ hex, directions: open }) => ({
        id: name(hex),
        name: name(hex),
        fields: { sides: sidesOf(open) },
      })),
      name: numbered(
        map.names,
        ({ text }) => text,
        ({ kind, hex }) => ({ kind, hex: name(hex) }),
      ),
    },
    hexes: {
      terrain: bySpace(map, (hex) => (map.terrain[hex] === 0 ? 'off the board' : map.terrainIds[map.terrain[hex]])),
    },
  }
}
