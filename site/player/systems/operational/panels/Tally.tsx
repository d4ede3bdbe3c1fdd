/** Both sides beside each other, a line for each thing that is counted. */
import { type Side, sides } from '../../../../../engine/game.ts'
import { useInstrument } from '../context.ts'
import { sideName } from '../words.ts'

/** What is counted: its name, and how much of it a side has. */
export type Line = readonly [name: string, of: (side: Side) => number | string]

/** `first` and `last` stand above and below what every battle counts. */
export const Tally = ({ first = [], last = [] }: { first?: readonly Line[]; last?: readonly Line[] }) => {
  const { state } = useInstrument()
  const { prestige, killed, scattered, specialistsLost, prisoners } = state.view.value
  const lines: readonly Line[] = [
    ...first,
    ['Prestige', (side) => prestige[side]],
    ['Steps lost for good', (side) => killed[side]],
    ['Steps scattered', (side) => scattered[side]],
    ['Specialists lost', (side) => specialistsLost[side]],
    ['Prisoners taken', (side) => prisoners[side]],
    ...last,
  ]
  return (
    <table class={first.length > 0 ? 'result tally' : 'result'}>
      <thead>
        <tr>
          <td />
          {sides.map((side) => (
            <th key={side} scope="col">
              <span class="side-dot" data-side={side} aria-hidden="true" /> {sideName(state.bundle.scenario, side)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(([name, of]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {sides.map((side) => (
              <td key={side}>{String(of(side)).replace('-', '−')}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
