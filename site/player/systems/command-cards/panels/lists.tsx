/** Lists that the panels share. */
import { RuleLink, Section, SubjectLink } from '../../../panels/parts.tsx'
import { unitSubject } from '../../../subject.ts'
import type { Effect } from '../effects.ts'
import { usePlayer } from '../types.ts'
import { unitName } from '../words.ts'

/** What something does, each line with its rule. */
export const Effects = ({ title, effects }: { title: string; effects: readonly Effect[] }) =>
  effects.length === 0 ? null : (
    <Section title={title}>
      <ul class="cc-effects">
        {effects.map(({ text, rule }) => (
          <li key={text}>
            <span>{text}</span> <RuleLink rule={`command-cards.${rule}`} />
          </li>
        ))}
      </ul>
    </Section>
  )

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
