/** One cause is told once: names that many places use and nothing answers to, signs and hexes that are not there. */
import type { Edit } from './diagnostic.ts'
import type { Located } from './view.ts'

/** Codes of names that are not found: the same message of another place has the same cause. */
const isAboutName = /-unknown$/

/** Findings of which each tells of a cause of its own; places that share one are related to the first. Keeps their order. */
export const gatherByCause = (findings: readonly Located[]): readonly Located[] => {
  const causes = new Map<string, Located[]>()
  for (const finding of findings) {
    const { code, message } = finding.diagnostic
    const key = isAboutName.test(code) ? `${code} ${message}` : `${causes.size}`
    const same = causes.get(key)
    if (same === undefined) causes.set(key, [finding])
    else same.push(finding)
  }
  return [...causes.values()].map(([first, ...others]) => (others.length === 0 ? first : withOthers(first, others)))
}

const withOthers = (first: Located, others: readonly Located[]): Located => {
  const edits = [first, ...others].flatMap(({ diagnostic }): readonly Edit[] => diagnostic.fix?.edits ?? [])
  const { fix } = [first, ...others].find(({ diagnostic }) => diagnostic.fix !== undefined)?.diagnostic ?? {}
  return {
    ...first,
    diagnostic: fix === undefined ? first.diagnostic : { ...first.diagnostic, fix: { ...fix, edits } },
    related: [
      ...first.related,
      ...others.map(({ diagnostic: { file }, position }) => ({ file, position, message: 'Here too.' })),
    ],
  }
}
