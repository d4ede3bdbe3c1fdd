/** Conditions of a unit or a headquarters, as chips with their rules. */
import { RuleLink } from '../../../panels/parts.tsx'
import type { Condition } from '../words.ts'

export const Conditions = ({ conditions }: { conditions: readonly Condition[] }) => (
  <ul class="conditions">
    {conditions.map(({ text, rule, harm }) => (
      <li key={text} class={harm ? 'condition harm' : 'condition'}>
        {text} <RuleLink rule={rule} />
      </li>
    ))}
  </ul>
)
