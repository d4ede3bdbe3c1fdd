/** The facts of a skirmish, for comparing two versions of it. */
import type { Objective, SkirmishScenario } from '../../../../engine/systems/skirmish/scenario.ts'
import { sides as teams } from '../../../../engine/twoSides.ts'
import { type Facts, identified, numbered } from '../../../exchange/facts.ts'
import { nameOf } from '../resolve/map.ts'

const deckOf = (copies: Readonly<Record<string, number>>): string =>
  Object.entries(copies)
    .map(([id, count]) => `${count} ${id}`)
    .join(', ')

export const factsOf = (scenario: SkirmishScenario): Facts => {
  const { sides, units, aims, generals, terrain, map, holdsOut } = scenario
  const team = (index: number): string => (index === 0 ? 'first' : 'second')
  const say = (value: unknown, field: string): string => {
    if (Array.isArray(value)) return value.map((one) => say(one, field)).join(', ')
    if (typeof value === 'object' && value !== null)
      return Object.entries(value)
        .map(([name, one]) => `${name} ${say(one, name)}`)
        .join(' ')
    if (field === 'unit') return units[Number(value)].id
    return field === 'space' || field === 'spaces' ? nameOf(Number(value)) : String(value)
  }
  const termsOf = ({ is: _, ...terms }: Objective): Record<string, string> =>
    Object.fromEntries(Object.entries(terms).map(([name, value]) => [name, say(value, name)]))
  return {
    settings: {
      battle: scenario.battle,
      turns: String(scenario.turns),
      date: scenario.date,
      year: String(scenario.year ?? 'any'),
      weather: scenario.weather,
      first: team(scenario.first),
      'holds out': holdsOut === null ? 'nobody' : team(holdsOut),
      'works bought':
        [...(scenario.buysWorks ? ['before'] : []), ...(scenario.laterWorks ? ['later'] : [])].join(', ') || 'never',
    },
    things: {
      side: identified(sides, (seat) => ({
        team: team(seat.team),
        nation: seat.nation,
        'action points': String(seat.ap),
        hand: String(seat.hand),
        units: deckOf(seat.units),
        support: deckOf(seat.support),
      })),
      general: teams.map((one) => ({
        id: team(one),
        name: `${team(one)} side`,
        fields: { is: generals[one] ?? undefined },
      })),
      unit: identified(units, ({ side, type, space, upgrades = [] }) => ({
        side: sides[side].id,
        type,
        space: nameOf(space),
        upgrades:
          upgrades.map((option) => scenario.rules.unitTypes[type].upgrades[option]?.upgrade).join(', ') || undefined,
      })),
      objective: teams.flatMap((one) =>
        numbered(
          aims[one].objectives,
          ({ is }) => `${team(one)} ${is}`,
          (objective) => ({ needs: aims[one].needs, ...termsOf(objective) }),
        ),
      ),
      name: numbered(
        map.names,
        ({ text }) => text,
        ({ space }) => ({ space: nameOf(space) }),
      ),
    },
    hexes: { terrain: Object.fromEntries(terrain.map(({ space, kind }) => [nameOf(space), kind])) },
  }
}
