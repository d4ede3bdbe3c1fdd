/** The order in which judges are asked of a change: first those that noticed changes like it, and are quick. */
import type { MutablePlace } from './mutants.ts'

export interface Order<J> {
  /** Records whether a judge noticed the change of a place, and the milliseconds that it took. */
  asked(judge: J, at: MutablePlace['at'], noticed: boolean, time: number): void
  /** Judges in the order in which they are asked of a place. */
  of(judges: readonly J[], at: MutablePlace['at']): readonly J[]
}

/** How often a judge was asked, and how often it noticed. */
interface Count {
  asked: number
  noticed: number
}

/** Places like one: those in the same entry, those of the same field in other entries, and all. */
const kindsOf = (at: string): readonly string[] => {
  const [first, entry = '', ...field] = at.split('.')
  return first === 'entries' ? [`${entry}.`, `.${field.join('.')}`, ''] : [`${first}.`, '']
}

export const makeOrder = <J>(): Order<J> => {
  const counts = new Map<J, Map<string, Count>>()
  const times = new Map<J, number>()
  const chance = (judge: J, kinds: readonly string[]): number => {
    const known = counts.get(judge)
    return Math.max(
      ...kinds.map((kind) => {
        const { asked, noticed } = known?.get(kind) ?? { asked: 0, noticed: 0 }
        return (noticed + 0.01) / (asked + 1)
      }),
    )
  }
  return {
    asked: (judge, at, noticed, time) => {
      const known = counts.get(judge) ?? new Map<string, Count>()
      counts.set(judge, known)
      for (const kind of kindsOf(at)) {
        const { asked, noticed: before } = known.get(kind) ?? { asked: 0, noticed: 0 }
        known.set(kind, { asked: asked + 1, noticed: before + Number(noticed) })
      }
      if (!noticed || !times.has(judge)) times.set(judge, time)
    },
    of: (judges, at) => {
      const kinds = kindsOf(at)
      const rank = new Map(judges.map((one) => [one, chance(one, kinds) / (1 + (times.get(one) ?? 0))]))
      return [...judges].sort((a, b) => (rank.get(b) ?? 0) - (rank.get(a) ?? 0))
    },
  }
}
