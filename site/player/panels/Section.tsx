/** How panels and dialogs are laid out: heads, sections, cards, tables and figures. */
import type { ComponentChildren } from 'preact'
import { type Side, sides } from '../../../engine/game.ts'
import { usePlayer } from '../context.ts'
import { sideName } from '../words.ts'
import { RuleLink } from './Terms.tsx'

interface Titled {
  readonly title: ComponentChildren
  readonly children: ComponentChildren
}

/** The head of a panel: what it is about, and where that stands. */
export const PanelHead = ({ title, children }: { title: ComponentChildren; children?: ComponentChildren }) => (
  <header class="panel-head">
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

/** What an order would bring. `chip` stands beside the title. */
export const Card = ({ title, label, chip, children }: Titled & { label: string; chip?: ComponentChildren }) => (
  <section class="card" aria-label={label}>
    <header class="card-head">
      <h3>{title}</h3>
      {chip !== undefined && <span class="chip">{chip}</span>}
    </header>
    {children}
  </section>
)

/** A number with its name below it. */
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

export const SideDot = ({ side }: { side: Side }) => <span class="side-dot" data-side={side} aria-hidden="true" />

/** The name of a side with its colour. */
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

/** A line of a tally: what is counted, and how much of it a side has. */
export type TallyLine = readonly [name: string, of: (side: Side) => number | string]

/** Both sides beside each other, a line for each thing that is counted. */
export const Tally = ({ class: name, lines }: { class: string; lines: readonly TallyLine[] }) => (
  <Table
    class={name}
    columns={[null, ...sides.map((side) => <SideLabel key={side} side={side} />)]}
    rows={lines.map(([what, of]) => [what, ...sides.map((side) => String(of(side)).replace('-', '−'))])}
  />
)
