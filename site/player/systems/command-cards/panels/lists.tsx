/** Lists that the panels share. */
import type { Hex } from '../../../../../engine/hex.ts'
import { groundsAt } from '../../../../../engine/systems/command-cards/ground.ts'
import { groundWords } from '../../../../systems/command-cards/data/groundWords.ts'
import { rulesInForce } from '../../../../systems/command-cards/data/rulesInForce.ts'
import { RuleLink, Section, SubjectLink } from '../../../panels/parts.tsx'
import { unitSubject } from '../../../subject.ts'
import { unitName } from '../names.ts'
import { usePlayer } from '../types.ts'

/** The special rules in force, as they stand now. */
export const SpecialRules = () => {
  const { derived, scenario } = usePlayer()
  const lines = rulesInForce(scenario, derived.known)
  if (lines.length === 0) return null
  return (
    <Section title="In this battle">
      <ul class="cc-effects stack">
        {lines.map(({ text, rule }) => (
          <li key={text}>
            <span>{text}</span> <RuleLink rule={`command-cards.${rule}`} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The effects of something, in sentences. */
export const Sentences = ({ title, rule, lines }: { title: string; rule: string; lines: readonly string[] }) =>
  lines.length === 0 ? null : (
    <Section title={title} rule={`command-cards.${rule}`}>
      <ul class="cc-effects stack">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Section>
  )

/** The effects of a hex's terrain and obstacle. */
export const GroundSentences = ({ hex }: { hex: Hex }) => {
  const { derived, scenario } = usePlayer()
  const { table, known } = derived
  return (
    <>
      {groundsAt(table, known, hex).map((ground) => (
        <Sentences
          key={ground.name}
          title={ground.name}
          rule={ground.rule}
          lines={Object.values(groundWords(ground, scenario.rules)).flat()}
        />
      ))}
    </>
  )
}

/** Units by name: each links to its sheet. `note` is what is added about a unit. */
export const UnitLinks = ({ units, note }: { units: readonly number[]; note?(unit: number): string }) => {
  const { scenario } = usePlayer()
  return (
    <ul class="cc-preview">
      {units.map((unit) => (
        <li key={unit}>
          <SubjectLink subject={unitSubject(unit)}>{unitName(scenario, unit)}</SubjectLink>
          {note?.(unit) && <b> {note(unit)}</b>}
        </li>
      ))}
    </ul>
  )
}
