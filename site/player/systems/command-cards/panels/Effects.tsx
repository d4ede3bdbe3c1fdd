/** A short list of what something does, each line with its rule. */
import { RuleLink } from '../../../panels/Terms.tsx'
import type { Effect } from '../effects.ts'

export const Effects = ({ title, effects }: { title: string; effects: readonly Effect[] }) =>
  effects.length === 0 ? null : (
    <section>
      <h3 class="label">{title}</h3>
      <ul class="cc-effects">
        {effects.map(({ text, rule }) => (
          <li key={text}>
            <span>{text}</span> <RuleLink rule={`command-cards.${rule}`} />
          </li>
        ))}
      </ul>
    </section>
  )
