/** A part of a panel or a dialog: its heading, with the rule that it is about, and what stands below. */
import type { ComponentChildren } from 'preact'
import { RuleLink } from './Terms.tsx'

export const Section = ({ title, rule, children }: { title: string; rule?: string; children: ComponentChildren }) => (
  <section>
    <h3 class="label">
      {title} {rule !== undefined && <RuleLink rule={rule} />}
    </h3>
    {children}
  </section>
)
