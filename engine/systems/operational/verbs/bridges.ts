/** Blowing bridges up, repairing and building them. operational.F29 */
import { type BridgeWork, banksOf, resultOf, sitesOf, workOnBridge } from '../bridges.ts'
import { staffRefusal } from '../headquarters/command.ts'
import { placeName } from '../names.ts'
import type { Services } from '../services.ts'
import type { ReadonlyState } from '../types.ts'
import { verb, type Words } from './verb.ts'

const bridgeVerb = <T extends BridgeWork>(type: T, code: string) =>
  verb(type, code, { hq: 'headquarters', edge: 'edge' })({
    when: 'battle',
    list(services, state, _side, add, among) {
      for (const hq of among.hqs) for (const edge of sitesOf(services, state, hq, type)) add({ type, hq, edge })
    },
    apply(services, draft, _side, { hq, edge }) {
      workOnBridge(services, draft, hq, edge, type)
    },
    refusal: (services, state, _side, { hq, edge }) =>
      staffRefusal(services.table, state, hq, type) ?? siteFailure(services, state, hq, edge, type),
  })

export const destroyBridgeVerb = bridgeVerb('destroy-bridge', 'X')
export const repairBridgeVerb = bridgeVerb('repair-bridge', 'B')
export const buildBridgeVerb = bridgeVerb('build-bridge', 'P')

const nothingToDo: Readonly<Record<BridgeWork, string>> = {
  'destroy-bridge': 'There is no bridge to bring down.',
  'repair-bridge': 'There is no bridge to repair.',
  'build-bridge': 'There is no room for a bridge of boats.',
}

/** Why it cannot have the work done at an edge. */
const siteFailure = (
  { table, ranges }: Services,
  state: ReadonlyState,
  hq: number,
  edge: number,
  work: BridgeWork,
): string => {
  const at = table.crossingAt[edge]
  if (at === undefined || at < 0) return 'There is no river at that hexside.'
  if (resultOf(work, state.crossing[at]) < 0) return nothingToDo[work]
  const { side, name } = table.scenario.headquarters[hq]
  const banks = banksOf(table, table.crossings[at])
  const own = banks.filter((hex) => state.owner[hex] === side)
  if (own.length === 0) return `Neither bank is held by ${table.scenario.sides[side].name}.`
  const inRange = ranges.fresh(state, hq)
  if (!own.some((hex) => inRange[hex] === 1)) return `The bridge is out of range of ${name}.`
  return `An enemy stands at ${banks.map((hex) => placeName(table.scenario, hex)).join(' or ')}.`
}

export const bridgeWords = {
  'destroy-bridge': { order: '{hq} {blows|blow} up the bridge {edge}' },
  'repair-bridge': { order: '{hq} {repairs|repair} the bridge {edge}' },
  'build-bridge': { order: '{hq} {builds|build} a pontoon bridge {edge}' },
} satisfies Words
