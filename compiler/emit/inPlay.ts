/** The use of a rule system in play: how often each kind of action could be chosen and was, and where the entries of its tables stand. */
import type { Evidence, InPlay, Reference } from '../bundle.ts'
import type { Compiled } from '../content.ts'
import { systemCompilerOf } from '../systems/index.ts'

const prefix = 'action '

/** Sums up the watched games of all evidence, kind of action by kind of action; what no game allowed stands there, too. */
const actionsOf = (verbs: readonly string[], watched: readonly Evidence['watched'][]): InPlay['actions'] =>
  verbs.map((id) => {
    const uses = watched.flatMap(({ uses }) => uses.filter(({ name }) => name === `${prefix}${id}`))
    return {
      id,
      scenarios: uses.length,
      games: uses.reduce((sum, { legalIn }) => sum + legalIn, 0),
      used: uses.reduce((sum, { used }) => sum + used, 0),
    }
  })

/** By kind: in how many scenarios each entry plays a part, and how many entries of which kinds name it. */
const entriesOf = ({ usedIn, links }: Reference): InPlay['entries'] =>
  Object.fromEntries(
    Object.entries(usedIn).map(([kind, used]) => [
      kind,
      Object.entries(used).map(([id, scenarios]) => {
        const named: Record<string, number> = {}
        for (const { kind: by } of links[kind][id].mentionedBy) named[by] = (named[by] ?? 0) + 1
        return { id, named, scenarios: scenarios.length }
      }),
    ]),
  )

export const inPlayOf = (reference: Reference, { scenarios }: Pick<Compiled, 'scenarios'>): InPlay => {
  const own = scenarios.filter(({ scenario }) => scenario.system === reference.system)
  const watched = own.flatMap(({ evidence }) => evidence?.watched ?? [])
  return {
    scenarios: own.length,
    watched: watched.length,
    games: watched.reduce((sum, { games }) => sum + games, 0),
    actions: actionsOf(systemCompilerOf(reference.system).playtest.verbs, watched),
    entries: entriesOf(reference),
  }
}
