/** A short list of what something does, each line with its rule. */
import { RuleLink, Section } from '../../../panels/parts.tsx'
import type { Effect } from '../effects.ts'

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
