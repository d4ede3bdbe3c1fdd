/** The preview of the offered order: both losses of an attack with their chances, who fires first and why; the way of a move. */
import type { Hex } from '../../../../../engine/hex.ts'
import { Card, Meter, RuleLink, Table, Why } from '../../../panels/parts.tsx'
import type { Expected } from '../expected.ts'
import { sees, wayOf } from '../map/drawing.ts'
import * as say from '../names.ts'
import { ordering } from '../shellOrders.ts'
import { usePlayer } from '../types.ts'

/** Losses that have columns of their own; all that are higher share the last one. */
const mostColumns = 6

const chancesTo = (chances: readonly number[], columns: number): readonly string[] =>
  Array.from({ length: columns }, (_, lost) => {
    const from = chances.slice(lost, lost + 1 < columns ? lost + 1 : undefined)
    return String(Math.round(from.reduce((sum, chance) => sum + chance, 0)))
  })

const Losses = ({ losses, mean }: Expected) => {
  // Half a per cent of a chance reads as none.
  const columns = Math.min(mostColumns, 1 + Math.max(...losses.map((all) => all.findLastIndex((one) => one >= 0.5))))
  const isCut = losses.some((all) => all.length > columns && all.slice(columns).some((one) => one >= 0.5))
  const heads = Array.from({ length: columns }, (_, lost) => `${lost}${isCut && lost + 1 === columns ? '+' : ''}`)
  return (
    <Table
      class="result losses"
      columns={['Loss, in %', ...heads, 'mean']}
      rows={losses.map((all, who) => [who === 0 ? 'yours' : 'its', ...chancesTo(all, columns), mean[who].toFixed(1)])}
    />
  )
}

const AttackCard = ({ expected }: { expected: Expected }) => {
  const { state, scenario } = usePlayer()
  const [unit, target] = expected.units
  const explained = ordering.explain(state)
  const title = `Attack ${say.unitName(scenario, target)}`
  const [ownGone, gone] = expected.losses.map((all) => Math.round(all.at(-1) ?? 0))
  const chances = [
    ['It is destroyed', gone],
    ['You are destroyed', ownGone],
    ['Rugged defence', expected.rugged],
  ] as const
  return (
    <Card title={title} label={`Forecast: ${title}`} chip={<b>{say.lossWords(expected)}</b>}>
      <Losses {...expected} />
      {chances.map(
        ([label, chance]) => chance > 0 && <Meter key={label} label={label} value={`${chance}\u00a0%`} part={chance} />,
      )}
      <Why label="Suppressed" value={expected.suppressed.map((one) => one.toFixed(1)).join(' : ')} />
      <p class="note">
        {say.orderWords(state, expected)} <RuleLink rule="tactical.G8" />
      </p>
      {expected.supporters.length > 0 && (
        <p class="boxed-note">
          {say.listWords(expected.supporters.map((one) => say.unitName(scenario, one)))} would fire at{' '}
          {say.unitName(scenario, unit)} first. <RuleLink rule="tactical.G4" />
        </p>
      )}
      {explained && <Why label="Added to each die" value={say.signed(explained.value)} explained={explained} />}
      <p class="note">Guns and fighters that nobody sees may join in.</p>
    </Card>
  )
}

const MoveCard = ({ unit, to }: { unit: number; to: Hex }) => {
  const { state, derived, scenario } = usePlayer()
  const { path, cost } = wayOf(state, unit, to)
  const unseen = path.filter((hex) => !sees(state, hex)).length
  return (
    <Card
      title={`Move to ${say.placeName(scenario, to)}`}
      label="The move"
      chip={
        <>
          cost <b>{cost}</b>
        </>
      }
    >
      <p class="note">{say.groundWords(derived.table, to)}.</p>
      {derived.known.entrenchment[unit] > 0 && <p class="note">It leaves what it has dug.</p>}
      {unseen > 0 && (
        <p class="boxed-note">
          {say.count(unseen, 'hex', 'hexes')} of the way cannot be seen: an enemy there would surprise it, and fire
          first. <RuleLink rule="tactical.F6" />
        </p>
      )}
    </Card>
  )
}

export const OfferCard = () => {
  const { state, derived } = usePlayer()
  const action = state.offered.value
  if (action?.type === 'move') return <MoveCard unit={action.unit} to={action.to} />
  return action?.type === 'attack' && derived.expected ? <AttackCard expected={derived.expected} /> : null
}
