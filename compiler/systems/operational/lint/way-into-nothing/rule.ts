import { distance } from '../../../../../engine/hex.ts'
import { once } from '../../../../../engine/once.ts'
import type { OperationalScenario } from '../../../../../engine/systems/operational/scenario.ts'
import { below } from '../../../../diagnostics/diagnostic.ts'
import { besides, isEdge, isWater, terrainAt } from '../land.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  summary: 'A road or railway ends where there is nothing: no place, no coast, no other way, no edge of the map.',
  *check({ scenario, origins, nameOf }) {
    const { map, rules } = scenario
    const passes = new Uint16Array(map.terrain.length)
    for (const { hexes } of map.ways) for (const hex of hexes) passes[hex]++
    const ends = once(() => goalsOf(scenario))
    for (const [index, { kind, name, hexes }] of map.ways.entries()) {
      for (const end of [hexes[0], hexes[hexes.length - 1]]) {
        if (passes[end] > 1 || isEdge(map, end) || ends().has(end)) continue
        if (terrainAt(scenario, end)?.city === true) continue
        const near = besides(map, end)
        if (near.some((hex) => isWater(scenario, hex))) continue
        if (goesOnBeyondGap(scenario, passes, index, end)) continue
        const place = map.names.find(
          ({ hexes: [hex], hexes: all }) => all.length === 1 && distance(map, hex, end) === 1,
        )
        yield {
          place: below(origins.ways[index], 'run'),
          about: nameOf(end),
          message: `The ${name ?? rules.ways[kind].name.toLowerCase()} ends in the open at ${nameOf(end)}.`,
          hint:
            place !== undefined
              ? `${place.name} lies one hex farther, at ${nameOf(place.hexes[0])}.`
              : near.some((hex) => isEdge(map, hex))
                ? 'The edge of the map is one hex away.'
                : 'Carry it on to where it goes, or name the place.',
        }
      }
    }
  },
})

/** True if another way of its kind goes on one or two hexes away, also with a loose end: the finding about the gap then covers this one. */
const goesOnBeyondGap = ({ map }: OperationalScenario, passes: Uint16Array, way: number, end: number): boolean =>
  map.ways.some(
    ({ kind, hexes }, other) =>
      other !== way &&
      kind === map.ways[way].kind &&
      [hexes[0], hexes[hexes.length - 1]].some(
        (hex) =>
          passes[hex] === 1 &&
          distance(map, hex, end) <= 2 &&
          !isEdge(map, hex) &&
          !map.names.some((name) => name.hexes.includes(hex)),
      ),
  )

/** Hexes to which a way may well lead. */
const goalsOf = ({ map, objectives, bonuses, sides }: OperationalScenario): ReadonlySet<number> =>
  new Set([
    ...map.names.flatMap(({ hexes }) => hexes),
    ...map.forts,
    ...objectives.map(({ hex }) => hex),
    ...bonuses.flatMap(({ condition }) => ('hex' in condition ? [condition.hex] : [])),
    ...sides.flatMap(({ sources, hubs }) => [...sources, ...hubs].map(({ hex }) => hex)),
  ])
