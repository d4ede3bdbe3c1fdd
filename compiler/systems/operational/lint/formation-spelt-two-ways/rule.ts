import { sides } from '../../../../../engine/twoSides.ts'
import { below } from '../../../../diagnostics/diagnostic.ts'
import { editDistance } from '../../../../diagnostics/suggest.ts'
import { plain } from '../../../../lint/prose.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  summary: 'A formation is written in two ways.',
  *check({ scenario, origins }) {
    for (const side of sides) {
      const written = new Set(
        scenario.units.flatMap(({ side: of, formation }) => (of === side ? (formation ?? []) : [])),
      )
      if (written.size < 2) continue
      /** By formation: its units. */
      const sizes = new Map([...written].map((one) => [one, 0]))
      for (const { side: of, formation } of scenario.units)
        if (of === side && formation !== undefined) sizes.set(formation, (sizes.get(formation) ?? 0) + 1)
      for (const [unit, { id, name, side: of, formation = '', reserve }] of scenario.units.entries()) {
        if (of !== side || sizes.get(formation) !== 1 || reserve === 'security') continue
        const usual = [...written].find((other) => (sizes.get(other) ?? 0) > 1 && isSlip(formation, other))
        if (usual === undefined) continue
        const place = below(origins.units[unit], 'formation')
        yield {
          place,
          about: id,
          message: `${name} alone belongs to "${formation}"; others belong to "${usual}".`,
          hint: 'If a letter is wrong, correct it: the order of battle is grouped by formation.',
        }
      }
      if (new Set([...written].map(plain)).size === written.size) continue
      /** By what is left of a name without case and marks: its spellings, and how many units have each. */
      const spellings = new Map<string, Map<string, number>>()
      for (const { side: of, formation } of scenario.units) {
        if (of !== side || formation === undefined) continue
        const counts = spellings.get(plain(formation)) ?? new Map<string, number>()
        spellings.set(plain(formation), counts.set(formation, (counts.get(formation) ?? 0) + 1))
      }
      for (const [unit, { id, name, side: of, formation, reserve }] of scenario.units.entries()) {
        if (of !== side || formation === undefined || reserve === 'security') continue
        const counts = spellings.get(plain(formation))
        if (counts === undefined || counts.size < 2) continue
        const [usual] = [...counts].sort(([, one], [, other]) => other - one)[0]
        if (formation === usual) continue
        const place = below(origins.units[unit], 'formation')
        yield {
          place,
          about: id,
          message: `${name} belongs to "${formation}"; others write "${usual}".`,
          hint: 'The order of battle is grouped by formation, and takes them for two.',
          fix: { title: `Write "${usual}"`, edits: [{ do: 'replace', at: place, text: JSON.stringify(usual) }] },
        }
      }
    }
  },
})

/** Shorter words are numbers and articles, which differ on purpose. */
const leastWord = 4

/** True if two names differ by one letter of one long word. */
const isSlip = (one: string, other: string): boolean => {
  const [words, others] = [one, other].map((name) => name.toLowerCase().split(/\s+/))
  const strange = words.filter((word, at) => word !== others[at])
  const [word] = strange
  if (words.length !== others.length || strange.length !== 1 || word.length < leastWord) return false
  return !/\d|^[ivxlc]+$/.test(word) && editDistance(word, others[words.indexOf(word)], 1) === 1
}
