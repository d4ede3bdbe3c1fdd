/** Units by name: each links to its sheet. `note` is what is added about a unit. */
import { SubjectLink } from '../../../panels/parts.tsx'
import { unitSubject } from '../../../subject.ts'
import { usePlayer } from '../types.ts'
import { unitName } from '../words.ts'

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
