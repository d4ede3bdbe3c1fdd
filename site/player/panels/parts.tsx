/** The parts that panels and dialogs are made of: buttons, heads, sections, cards, tables, numbers with their terms. */
import type { ButtonHTMLAttributes, ComponentChildren, TargetedMouseEvent } from 'preact'
import type { Explanation, RuleId, Side, Term } from '../../../engine/game.ts'
import { usePlayer } from '../context.ts'
import type { Subject } from '../types.ts'
import { printed, sideName, signed } from '../words.ts'
import { Icon, type IconName } from './Icon.tsx'

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

/** The terms behind a number; the unit `roll` is that of the least roll that does something. */
interface Explained {
  readonly unit: Explanation['unit'] | 'roll'
  readonly terms: readonly Term[]
}

/** In odds a plus is good; in costs and rolls, where it is not, numbers are plain. */
const wordsOf = (term: Term, unit: Explained['unit']): string => {
  if (unit === 'shift') return signed(term.value)
  const value = printed(Math.round(term.value / 100) / 10)
  return unit === 'per cent' ? `${value} %` : value
}

const toneOf = (term: Term, unit: Explained['unit']): string =>
  unit === 'movement points' || unit === 'roll' || term.value === 0 ? 'even' : term.value > 0 ? 'gain' : 'harm'

export const Terms = ({ explained }: { explained: Explained }) => (
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
  readonly explained?: Explained | undefined
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

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'onClick' | 'icon'> {
  readonly press: (event: TargetedMouseEvent<HTMLButtonElement>) => void
}

/** Looks like a button unless `class` says otherwise, as `link` does. */
export const Button = ({ press, ...attributes }: ButtonProps) => (
  <button class="button" {...attributes} type="button" onClick={press} />
)

/** An icon whose name only screen readers hear. */
export const IconButton = ({ icon, name, ...attributes }: ButtonProps & { icon: IconName; name: string }) => (
  <Button {...attributes}>
    <Icon name={icon} />
    <span class="visually-hidden">{name}</span>
  </Button>
)

/** Selects a subject, and closes the dialog in which it is named. */
export const SubjectLink = ({ subject, children }: { subject: Subject; children: ComponentChildren }) => {
  const { actions } = usePlayer()
  return (
    <Button class="link" press={() => actions.show(subject)}>
      {children}
    </Button>
  )
}

interface Titled {
  readonly title: ComponentChildren
  readonly children: ComponentChildren
}

/** The head of a panel: what it is about, and where that stands. */
export const PanelHead = ({ title, children }: { title: ComponentChildren; children?: ComponentChildren }) => (
  <header class="panel-head ends">
    <h2>{title}</h2>
    {children !== undefined && <span class="place">{children}</span>}
  </header>
)

/** A part of a panel or a dialog, with the rule that it is about. */
export const Section = ({
  title,
  rule,
  children,
  ...rest
}: Titled & { rule?: string; class?: string; 'aria-label'?: string }) => (
  <section {...rest}>
    <h3 class="label">
      {title} {rule !== undefined && <RuleLink rule={rule} />}
    </h3>
    {children}
  </section>
)

/** The preview of an order. `chip` stands beside the title. */
export const Card = ({ title, label, chip, children }: Titled & { label: string; chip?: ComponentChildren }) => (
  <section class="card stack" aria-label={label}>
    <header class="card-head">
      <h3>{title}</h3>
      {chip !== undefined && <span class="chip">{chip}</span>}
    </header>
    {children}
  </section>
)

export const Stat = ({
  name,
  children,
  ...rest
}: {
  name: ComponentChildren
  children: ComponentChildren
  class?: string
}) => (
  <div class="stat" {...rest}>
    <dd>{children}</dd>
    <dt>{name}</dt>
  </div>
)

/** What is left of so many, of which nothing is said while all are there. */
export const StatLeft = ({ name, left, most }: { name: string; left: number; most: number }) => (
  <Stat name={name}>
    {left}
    {left !== most && <small> / {most}</small>}
  </Stat>
)

/** A condition of a unit or a headquarters, with the rule that it comes from. */
export interface Condition {
  readonly text: string
  readonly rule?: string
  readonly harm?: boolean
}

export const Conditions = ({ conditions }: { conditions: readonly Condition[] }) => (
  <ul class="conditions">
    {conditions.map(({ text, rule, harm }) => (
      <li key={text} class={harm ? 'condition harm' : 'condition'}>
        {text} {rule !== undefined && <RuleLink rule={rule} />}
      </li>
    ))}
  </ul>
)

export const SideDot = ({ side }: { side: Side }) => <span class="side-dot" data-side={side} aria-hidden="true" />

export const SideLabel = ({ side }: { side: Side }) => (
  <>
    <SideDot side={side} /> {sideName(usePlayer().scenario, side)}
  </>
)

interface TableProps {
  readonly class: string
  readonly columns: readonly ComponentChildren[]
  /** The first cell of a row is its heading. */
  readonly rows: readonly (readonly ComponentChildren[])[]
}

export const Table = ({ class: name, columns, rows }: TableProps) => (
  <table class={name}>
    <thead>
      <tr>
        {columns.map((column, at) =>
          column === null ? (
            <td key={at} />
          ) : (
            <th key={at} scope="col">
              {column}
            </th>
          ),
        )}
      </tr>
    </thead>
    <tbody>
      {rows.map(([heading, ...cells], row) => (
        <tr key={row}>
          <th scope="row">{heading}</th>
          {cells.map((cell, at) => (
            <td key={at}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

/** A line of a tally: what is counted, and how much of it a side has. `S` are the sides that the system has. */
export type TallyLine<S extends Side = Side> = readonly [name: string, of: (side: S) => number | string]

/** The sides beside each other, a line for each thing that is counted. */
export const Tally = <S extends Side>({ class: name, lines }: { class: string; lines: readonly TallyLine<S>[] }) => {
  const sides = [...usePlayer().scenario.sides.keys()] as S[]
  return (
    <Table
      class={name}
      columns={[null, ...sides.map((side) => <SideLabel key={side} side={side} />)]}
      rows={lines.map(([what, of]) => [what, ...sides.map((side) => printed(of(side)))])}
    />
  )
}

export const Meter = ({ label, value, part }: { label: ComponentChildren; value: string; part: number }) => (
  <div class="meter">
    <p class="ends">
      <span>{label}</span> <b>{value}</b>
    </p>
    <div class="meter-track" aria-hidden="true">
      <span style={{ inlineSize: `${part}%` }} />
    </div>
  </div>
)
