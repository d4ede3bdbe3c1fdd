/** All units of a hex: each can be looked at, and taken along. */
import type { Hex } from '../../../../../engine/hex.ts'
import { mayStack } from '../../../../../engine/systems/echelon/stacks.ts'
import { Drawn } from '../../../map/Drawn.tsx'
import { Button, Section } from '../../../panels/parts.tsx'
import { isSame, unitSubject } from '../../../subject.ts'
import { counterOf, countIn, seenIn } from '../map/pieces.ts'
import { usePlayer } from '../types.ts'
import { conditionsOf, count, kindWords, numberWords, unitName } from '../words.ts'

/** A counter in a panel. */
export const Counter = ({ unit, size = 34 }: { unit: number; size?: number }) => {
  const { state } = usePlayer()
  return (
    <svg class="ec-counter" viewBox="-22 -22 44 44" width={size} height={size} aria-hidden="true">
      <Drawn svg={counterOf(state, unit)} />
    </svg>
  )
}

/** Takes a unit along with the selected one, or leaves it. */
const Along = ({ unit }: { unit: number }) => {
  const { actions, orders, derived, scenario } = usePlayer()
  const { movers, unit: chosen } = derived
  if (chosen === null || chosen === unit || movers.length === 0 || !orders.takeable.has(unit)) return null
  const isAlong = movers.includes(unit)
  const toggle = (): void => {
    if (!isAlong) {
      actions.order({ type: 'take', unit } as never)
      return
    }
    const others = movers.filter((one) => one !== unit && one !== chosen)
    actions.order({ type: 'release' })
    for (const one of others) actions.order({ type: 'take', unit: one } as never)
  }
  return (
    <Button class="button small" aria-pressed={isAlong} press={toggle}>
      {isAlong ? '✓ ' : ''}Along<span class="visually-hidden"> with it: {unitName(scenario, unit)}</span>
    </Button>
  )
}

const Row = ({ unit }: { unit: number }) => {
  const { state, actions, derived, scenario } = usePlayer()
  const { known, table } = derived
  const subject = unitSubject(unit)
  const harm = conditionsOf(scenario, known, unit).find((one) => one.harm === true)
  return (
    <li class="ec-row">
      <Button
        class="ec-unit bare"
        aria-pressed={isSame(state.selected.value, subject)}
        press={() => actions.show(subject)}
      >
        <Counter unit={unit} />
        <span>
          {unitName(scenario, unit)}
          <small>
            {kindWords(table, known, unit)} · {numberWords(table, known, unit)}
            {harm && ` · ${harm.text.toLowerCase()}`}
          </small>
        </span>
      </Button>
      <Along unit={unit} />
    </li>
  )
}

/** Everybody who can still be taken goes along. */
const WholeStack = ({ units }: { units: readonly number[] }) => {
  const { actions, orders, derived } = usePlayer()
  const { movers, unit: chosen } = derived
  const others = units.filter((unit) => unit !== chosen && orders.takeable.has(unit) && !movers.includes(unit))
  if (movers.length === 0 || others.length === 0) return null
  const take = (): void => {
    for (const unit of others) actions.order({ type: 'take', unit } as never)
  }
  return (
    <Button class="button small" press={take}>
      All {movers.length + others.length} together
    </Button>
  )
}

/** More than one unit, or one that is not selected. */
export const StackList = ({ hex }: { hex: Hex }) => {
  const { state, derived } = usePlayer()
  const units = seenIn(state, hex)
  const hidden = countIn(state, hex, units.length) - units.length
  const isAlone = units.length === 1 && hidden === 0 && derived.unit === units[0]
  if (units.length + hidden === 0 || isAlone) return null
  const isFull = !mayStack(derived.table, derived.known, hex, units)
  const re = derived.stacks.get(hex)?.re
  return (
    <Section title={`In the hex: ${count(units.length + hidden, 'unit')}`} rule="echelon.C1" class="ec-stack">
      <ul class="stack">
        {units.map((unit) => (
          <Row key={unit} unit={unit} />
        ))}
      </ul>
      {hidden > 0 && (
        <p class="boxed-note">
          {count(hidden, 'unit')} below that nobody has seen
          {re === undefined ? '' : `; ${Math.round(re / 144)} RE in all`}.
        </p>
      )}
      {isFull && <p class="note">More than may stay together here.</p>}
      <WholeStack units={units} />
    </Section>
  )
}
