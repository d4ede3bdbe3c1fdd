/** The differences between scenarios: settings, their contents, the map, texts, balance. */

import { teamsOf } from '../../engine/teams.ts'
import type { Evidence, ScenarioBundle } from '../bundle.ts'
import type { Fact, Facts } from '../exchange/facts.ts'
import { systemRendererOf } from '../systems/systemRenderers.ts'
import { type BalanceChange, changesOf, type ScenarioChange, type Share, type ThingChange } from './difference.ts'

type Bundles = ReadonlyMap<string, ScenarioBundle>

export const compareScenarios = (from: Bundles, to: Bundles): ScenarioChange[] =>
  [...new Set([...from.keys(), ...to.keys()])].sort().flatMap((id): ScenarioChange[] => {
    const [old, now] = [from.get(id), to.get(id)]
    if (old === undefined || now === undefined) {
      const title = (now ?? old)?.card.title ?? id
      return [{ ...nothing, id, title, is: old === undefined ? 'added' : 'removed', balance: compareBalance(old, now) }]
    }
    const change = compareOne(id, old, now)
    const { settings, things, hexes, texts, balance } = change
    return settings.length + things.length + hexes.length + texts.length > 0 || balance !== null ? [change] : []
  })

const nothing = { settings: [], things: [], hexes: [], texts: [] }

const compareOne = (id: string, old: ScenarioBundle, now: ScenarioBundle): ScenarioChange => {
  const [before, after] = [factsOf(old), factsOf(now)]
  return {
    id,
    title: now.card.title,
    is: 'changed',
    settings: changesOf(
      {
        title: old.card.title,
        summary: old.card.summary,
        level: old.card.level,
        system: old.card.system,
        ...before.settings,
      },
      {
        title: now.card.title,
        summary: now.card.summary,
        level: now.card.level,
        system: now.card.system,
        ...after.settings,
      },
    ),
    things: [...new Set([...Object.keys(before.things), ...Object.keys(after.things)])].flatMap((kind) =>
      compareThings(kind, before.things[kind] ?? [], after.things[kind] ?? []),
    ),
    hexes: before.settings.size === after.settings.size ? compareHexes(before, after) : [],
    texts: [
      ...(old.briefing === now.briefing ? [] : ['briefing']),
      ...(old.history === now.history ? [] : ['history']),
      ...(JSON.stringify(old.sources) === JSON.stringify(now.sources) ? [] : ['sources']),
      ...(JSON.stringify(old.tutorial) === JSON.stringify(now.tutorial) ? [] : ['tutorial']),
    ],
    balance: compareBalance(old, now),
  }
}

const factsOf = ({ scenario }: ScenarioBundle): Facts => systemRendererOf(scenario.system).exchange.facts(scenario)

const compareThings = (kind: string, from: readonly Fact[], to: readonly Fact[]): ThingChange[] => {
  const old = new Map(from.map((one) => [one.id, one]))
  const now = new Map(to.map((one) => [one.id, one]))
  const ids = [...new Set([...now.keys(), ...old.keys()])]
  return ids.flatMap((id): ThingChange[] => {
    const [before, after] = [old.get(id), now.get(id)]
    const { name } = after ?? before ?? { name: id }
    const renamed =
      before && after && before.name !== after.name ? [{ what: 'name', from: before.name, to: after.name }] : []
    const changes = [...renamed, ...changesOf(before?.fields ?? {}, after?.fields ?? {})]
    if (before !== undefined && after !== undefined)
      return changes.length === 0 ? [] : [{ kind, id, name, is: 'changed', changes }]
    return [{ kind, id, name, is: before === undefined ? 'added' : 'removed', changes }]
  })
}

/** Hexes that changed alike stand together. */
const compareHexes = (before: Facts, after: Facts): ScenarioChange['hexes'] => {
  const groups = new Map<string, { what: string; from: string; to: string; hexes: string[] }>()
  for (const [what, now] of Object.entries(after.hexes)) {
    const old = before.hexes[what] ?? {}
    for (const [hex, to] of Object.entries(now)) {
      const from = old[hex]
      if (from === undefined || from === to) continue
      const key = JSON.stringify([what, from, to])
      const group = groups.get(key) ?? { what, from, to, hexes: [] }
      group.hexes.push(hex)
      groups.set(key, group)
    }
  }
  return [...groups.values()]
}

const shareOf = (evidence: Evidence | null | undefined, side: number): Share | null => {
  if (evidence?.format !== 3) return null // A build may be older than evidence of this form.
  const [{ games, wins, share }] = evidence.panel
  return { share: (100 * wins[side]) / games, games, ...share[side] }
}

/** The balance of both versions, where it was played anew. */
const compareBalance = (old: ScenarioBundle | undefined, now: ScenarioBundle | undefined): BalanceChange | null => {
  const evidence = now?.evidence ?? old?.evidence
  if (evidence === null || evidence === undefined) return null
  const { side } = evidence.band
  const { scenario } = now ?? old ?? {}
  const name = scenario === undefined ? '' : teamsOf(scenario)[side].name
  const [from, to] = [shareOf(old?.evidence, side), shareOf(now?.evidence, side)]
  if (JSON.stringify(from) === JSON.stringify(to)) return null
  return { side: name, from, to, isMoreThanNoise: from === null || to === null ? null : isMoreThanNoise(from, to) }
}

/** True if 0 lies outside the 95 % interval of the difference of two shares, combined from their intervals (Newcombe 1998, method 10). */
export const isMoreThanNoise = (from: Share, to: Share): boolean => {
  const change = to.share - from.share
  const low = change - Math.hypot(to.share - to.low, from.high - from.share)
  const high = change + Math.hypot(to.high - to.share, from.share - from.low)
  return low > 0 || high < 0
}
