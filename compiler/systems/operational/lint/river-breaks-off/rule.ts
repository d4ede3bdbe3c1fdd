import type { Hexside } from '../../../../../engine/hex.ts'
import type { OperationalMap } from '../../../../../engine/systems/operational/scenario.ts'
import { below } from '../../../../diagnostics/diagnostic.ts'
import {
  acrossFrom,
  type Corner,
  hexsidesAt,
  makeHexsideName,
  type RiverHexside,
  type Rivers,
  riversOf,
  rootOf,
} from '../rivers.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  summary: 'A river flows nowhere: it reaches no other river, no open water and no edge of the map.',
  *check({ scenario, origins, nameOf }) {
    const { map } = scenario
    const rivers = riversOf(scenario)
    for (const river of withoutMouth(rivers)) {
      const own = new Set(river.flatMap(({ ends }) => ends))
      const steps = stepsToWater(map, rivers, own)
      // A ring is a moat. A gap between two rivers has a rule of its own.
      if (![...own].some((corner) => rivers.meeting[corner] === 1)) continue
      if (steps.some(({ to }) => rivers.meeting[to] === 1 && !rivers.isMouth(to))) continue
      const [{ barrier, hex }] = river
      const { name, kind } = map.barriers[barrier]
      const place = below(origins.barriers[barrier], 'sides')
      const ways = steps.map(({ hexside }) => makeHexsideName(map, hexside))
      const [way] = ways
      yield {
        place,
        about: nameOf(hex),
        message: `The ${name ?? kind} flows nowhere: its ${river.length} ${river.length === 1 ? 'hexside' : 'hexsides'} from ${nameOf(hex)} on reach no other river, no water and no edge of the map.`,
        hint:
          ways.length === 0
            ? 'A river may rise anywhere, but it ends somewhere: carry it on, or say in "suppress" where it goes.'
            : `One hexside more would bring it there: ${ways.join(' or ')}.`,
        ...(ways.length === 1 && { fix: { title: `Add ${way}`, edits: [{ do: 'insert', at: place, text: way }] } }),
      }
    }
  },
})

/** Rivers with all that flows into them, of those from which nothing flows out. */
const withoutMouth = ({ hexsides, system, isMouth }: Rivers): Iterable<readonly RiverHexside[]> => {
  const drained = new Set<Corner>()
  for (const { ends } of hexsides) {
    const root = rootOf(system, ends[0])
    if (!drained.has(root) && ends.some(isMouth)) drained.add(root)
  }
  const found = new Map<Corner, RiverHexside[]>()
  for (const hexside of hexsides) {
    const root = rootOf(system, hexside.ends[0])
    if (drained.has(root)) continue
    const river = found.get(root)
    if (river === undefined) found.set(root, [hexside])
    else river.push(hexside)
  }
  return found.values()
}

/** Single hexsides that lead from the loose ends of a river to water, to the edge or to another river. */
const stepsToWater = (
  map: OperationalMap,
  { meeting, isMouth }: Rivers,
  own: ReadonlySet<Corner>,
): { readonly hexside: Hexside; readonly to: Corner }[] =>
  [...own]
    .filter((corner) => meeting[corner] === 1)
    .flatMap((corner) => hexsidesAt(map, corner).map((hexside) => ({ hexside, to: acrossFrom(map, hexside, corner) })))
    .filter(({ to }) => !own.has(to) && (isMouth(to) || meeting[to] > 0))
