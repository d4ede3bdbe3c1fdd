/** The chain of terms behind a number: each with its rule, which links to the rulebook. */
import type { ComponentChildren } from 'preact'
import type { Explanation, RuleId, Term } from '../../../engine/game.ts'
import { usePlayer } from '../context.ts'
import { signed } from '../words.ts'

export const RuleLink = ({ rule }: { rule: RuleId | string }) => {
  const href = usePlayer().ruleHref(rule as RuleId)
  const short = rule.split('.')[1] ?? rule
  if (href === undefined) return <span class="rule-id">{short}</span>
  return (
    <a class="rule-id" href={href} target="_blank" rel="noopener" aria-label={`Rule ${short} in the rulebook`}>
      {short}
    </a>
  )
}

/** In odds a plus is good; in costs numbers are plain. */
const wordsOf = (term: Term, unit: Explanation['unit']): string => {
  if (unit === 'shift') return signed(term.value)
  const value = String(Math.round(term.value / 100) / 10).replace('-', '−')
  return unit === 'per cent' ? `${value} %` : value
}

const toneOf = (term: Term, unit: Explanation['unit']): string =>
  unit === 'movement points' || term.value === 0 ? 'even' : term.value > 0 ? 'gain' : 'harm'

export const Terms = ({ explained }: { explained: Pick<Explanation, 'terms' | 'unit'> }) => (
  <dl class="terms">
    {explained.terms.map((term, at) => (
      <div key={at} class="term">
        <dt>{term.label}</dt>
        <dd class="term-rule">
          <RuleLink rule={term.rule} />
        </dd>
        <dd class={`term-value ${toneOf(term, explained.unit)}`}>{wordsOf(term, explained.unit)}</dd>
      </div>
    ))}
  </dl>
)

interface WhyProps {
  readonly label: ComponentChildren
  readonly value: ComponentChildren
  readonly explained?: Pick<Explanation, 'terms' | 'unit'> | undefined
  readonly class?: string
}

/** A number with its name. Where it has terms, they fold out. */
export const Why = ({ label, value, explained, class: name = 'why-plain' }: WhyProps) =>
  explained === undefined || explained.terms.length === 0 ? (
    <p class={name}>
      <span>{label}</span> <b>{value}</b>
    </p>
  ) : (
    <details class="why">
      <summary>
        <span>{label}</span> <b>{value}</b>
      </summary>
      <Terms explained={explained} />
    </details>
  )
