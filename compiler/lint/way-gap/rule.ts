import { distance, type Hex, makeHexName } from '../../../engine/hex.ts'
import { below } from '../../diagnostics/diagnostic.ts'
import { around, type Chart, isAtEdge, passesOf } from '../chart.ts'
import { lastOf } from '../lastOf.ts'
import { defineRule, type SharedContext } from '../rule.ts'

/** An end of a way where nothing goes on. */
interface LooseEnd {
  readonly way: number
  readonly hex: Hex
}

export const rule = defineRule<SharedContext>({
  summary: 'A road or railway stops one hex before another one of its kind goes on.',
  *check({ chart }) {
    const { grid, ways } = chart
    const ends = looseEnds(chart)
    const nameOf = (hex: Hex): string => makeHexName(grid, hex)
    const placeOf = ({ way }: LooseEnd) => below(ways[way].place, 'run')
    for (const [index, end] of ends.entries()) {
      const { kind, title, hexes } = ways[end.way]
      const near = new Set(around(grid, end.hex).flatMap((hex) => [hex, ...around(grid, hex)]))
      for (const other of ends.slice(index + 1).filter(({ hex }) => near.has(hex))) {
        const steps = distance(grid, end.hex, other.hex)
        if (ways[other.way].kind !== kind || end.way === other.way || steps === 0) continue
        const between = around(grid, end.hex)
          .filter((hex) => distance(grid, hex, other.hex) === 1)
          .map(nameOf)
        const joined = end.hex === hexes[0] ? [other.hex, ...hexes] : [...hexes, other.hex]
        yield {
          place: placeOf(end),
          about: nameOf(end.hex),
          message:
            steps === 1
              ? `The ${title} ends at ${nameOf(end.hex)} and the ${ways[other.way].title} begins beside it at ${nameOf(other.hex)}: they do not meet.`
              : `The ${title} ends at ${nameOf(end.hex)} and the ${ways[other.way].title} goes on at ${nameOf(other.hex)}: ${between.join(' or ')} is missing.`,
          hint: 'Join the two runs, or say in "suppress" what cut the way.',
          related: [{ ...placeOf(other), message: 'Where it goes on.' }],
          ...(steps === 1 && {
            fix: {
              title: `Run on to ${nameOf(other.hex)}`,
              edits: [{ do: 'replace', at: placeOf(end), text: `'${joined.map(nameOf).join(' ')}'` }],
            },
          }),
        }
      }
    }
  },
})

/** Ends inside the map where no other way goes on and no place has a name: a line may well end in a town, a track at a road. */
const looseEnds = lastOf((chart: Chart): readonly LooseEnd[] => {
  const passes = passesOf(chart)
  const isLoose = (hex: Hex): boolean =>
    passes[hex] === 1 && !isAtEdge(chart, hex) && !chart.names.some(({ spaces }) => spaces.includes(hex))
  return chart.ways.flatMap(({ hexes }, way) =>
    [hexes[0], hexes[hexes.length - 1]].filter(isLoose).map((hex) => ({ way, hex })),
  )
})
