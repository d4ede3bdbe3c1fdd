/** All units of a hex: each can be looked at, and taken along. */
import type { Hex } from '../../../../../engine/hex.ts'
import type { EchelonAction } from '../../../../../engine/systems/echelon/verbs/index.ts'
import { Drawn } from '../../../map/Drawn.tsx'
import { Button, Section } from '../../../panels/parts.tsx'
import { unitSubject } from '../../../subject.ts'
import { counterOf } from '../map/pieces.ts'
import * as say from '../names.ts'
import { countIn, seenIn } from '../seen.ts'
import { usePlayer } from '../types.ts'

/** A counter in a panel. */
export const Counter = ({ unit, size = 34 }: { unit: number; size?: number }) => (
  <svg class="ec-counter" viewBox="-22 -22 44 44" width={size} height={size} aria-hidden="true">
    <Drawn svg={counterOf(usePlayer().state, unit)} />
  </svg>
)

const takeOf = (unit: number): EchelonAction => ({ type: 'take', unit })

/** Takes units along with the selected one, or leaves the others. */
const useAlong = () => {
  const { actions, derived } = usePlayer()
  return (units: readonly number[]): void => {
    const { movers, unit: chosen } = derived
    if (movers.some((unit) => unit !== chosen && !units.includes(unit))) actions.order({ type: 'release' })
    for (const unit of units) if (!derived.movers.includes(unit)) actions.order(takeOf(unit))
  }
}

const Row = ({ unit }: { unit: number }) => {
  const { actions, orders, derived, scenario } = usePlayer()
  const { known, table, movers, unit: chosen } = derived
  const take = useAlong()
  const isAlong = movers.includes(unit)
  const others = movers.filter((one) => one !== unit && one !== chosen)
  const said = say.conditionsOf(scenario, known, unit).filter(({ harm }) => harm)
  return (
    <li class="ec-row">
      <Button class="ec-unit bare" aria-pressed={chosen === unit} press={() => actions.show(unitSubject(unit))}>
        <Counter unit={unit} />
        <span>
          {say.unitName(scenario, unit)}
          <small>
            {say.kindWords(table, known, unit)} · <span class="ec-numbers">{say.numberWords(table, known, unit)}</span>
            {said.map(({ text }) => ` · ${text}`)}
          </small>
        </span>
      </Button>
      {unit !== chosen && movers.length > 0 && orders.takeable.has(unit) && (
        <Button class="button small" aria-pressed={isAlong} press={() => take(isAlong ? others : [...others, unit])}>
          {isAlong ? '✓ ' : ''}Along<span class="visually-hidden">: {say.unitName(scenario, unit)}</span>
        </Button>
      )}
    </li>
  )
}

/** Nothing where the selected unit stands alone. */
export const StackList = ({ hex }: { hex: Hex }) => {
  const { state, orders, derived } = usePlayer()
  const take = useAlong()
  const units = hex > 0 ? seenIn(state, hex) : []
  const hidden = countIn(state, hex, units.length) - units.length
  const { movers, unit: chosen, stacks } = derived
  if (units.length + hidden === 0 || (units.length + hidden === 1 && chosen === units[0])) return null
  const willing = movers.length === 0 ? [] : units.filter((unit) => unit !== chosen && orders.takeable.has(unit))
  return (
    <Section title={`In the hex: ${say.count(units.length + hidden, 'unit')}`}>
      <ul class="stack stack-list">
        {units.map((unit) => (
          <Row key={unit} unit={unit} />
        ))}
      </ul>
      {hidden > 0 && <p class="boxed-note">{say.unseenWords(hidden, stacks.get(hex))}.</p>}
      {willing.some((unit) => !movers.includes(unit)) && (
        <Button class="button small" press={() => take(willing)}>
          All {willing.length + 1} together
        </Button>
      )}
    </Section>
  )
}
