/** A combat from the naming of its hex to the last advance: who takes part, what it promises, and the decision that is due. */
import { airPointsLeft, navalPointsLeft } from '../../../../../engine/systems/echelon/air/support.ts'
import { attackersOf, defendersOf, hexesOf } from '../../../../../engine/systems/echelon/combat/attack.ts'
import { strengthText } from '../../../../../engine/systems/echelon/combat/odds.ts'
import { paymentsFor } from '../../../../../engine/systems/echelon/combat/payment.ts'
import { supportsUnfighting } from '../../../../../engine/systems/echelon/combat/support.ts'
import { point, resultKinds } from '../../../../../engine/systems/echelon/rules.ts'
import { unitsAt } from '../../../../../engine/systems/echelon/stacks.ts'
import { phase, status } from '../../../../../engine/systems/echelon/types.ts'
import type { EchelonActionType } from '../../../../../engine/systems/echelon/verbs/index.ts'
import { Button, Card, Meter, RuleLink, Section, SubjectLink, Why } from '../../../panels/parts.tsx'
import { unitSubject } from '../../../subject.ts'
import type { AttackShown } from '../attack.ts'
import * as say from '../names.ts'
import { after, aloneOf, ofUnit } from '../orderGroups.ts'
import { usePlayer } from '../types.ts'

type Types = readonly EchelonActionType[]

/** Odds, every term before the die, and how likely each result is. */
export const ForecastCard = ({ attack }: { attack: AttackShown }) => {
  const { derived, scenario } = usePlayer()
  const { attackers, defenders, modifiers, oddsText, chances, unseen, heavy, againstHeavy, surprise, together } = attack
  const dice = heavy + againstHeavy + (surprise === undefined ? 0 : 1)
  const { units } = attack.attack
  const title = `Attack on ${say.placeName(scenario, attack.attack.hex)}`
  return (
    <Card title={title} label={`Forecast: ${title}`} chip={<b>{oddsText}</b>}>
      {attack.isOffered && units.length > 1 && (
        <p class="note">{say.listWords(units.map((unit) => say.unitName(scenario, unit)))} together.</p>
      )}
      {together && (
        <p class="note">
          All {together.count} that can attack it: <b>{together.oddsText}</b>.
        </p>
      )}
      {[attackers, defenders].map(({ side, strength, terms }) => (
        <Why
          key={side}
          label={say.sideName(scenario, side)}
          value={strengthText(strength)}
          explained={{ unit: 'points', terms }}
        />
      ))}
      <Why
        label="On the die"
        value={say.signed(modifiers.sum * 1000)}
        explained={{ unit: 'shift', terms: modifiers.terms }}
      />
      {dice > 0 && <p class="note">{say.count(dice, 'more die', 'more dice')} may change it.</p>}
      {unseen > 0 && (
        <p class="boxed-note">
          {say.unseenWords(unseen, derived.stacks.get(attack.attack.hex))}: the odds are worse than these.
        </p>
      )}
      {resultKinds
        .filter((kind) => chances[kind] > 0)
        .map((kind) => (
          <Meter
            key={kind}
            label={say.resultWords(kind)}
            value={`${Math.round(chances[kind] / 100)}\u00a0%`}
            part={chances[kind] / 100}
          />
        ))}
    </Card>
  )
}

/** A unit with what it can be told in this decision. */
const UnitLine = ({ unit, types, note = '' }: { unit: number; types: Types; note?: string }) => {
  const { actions, orders, derived, scenario } = usePlayer()
  const { known, table } = derived
  const name = say.unitName(scenario, unit)
  const said = say.conditionsOf(scenario, known, unit).map(({ text }) => text.toLowerCase())
  return (
    <li class="ec-row">
      <span>
        {known.phase === phase.commit && known.status[unit] & status.committed ? '✓ ' : ''}
        <SubjectLink subject={unitSubject(unit)}>{name}</SubjectLink>
        <small>{[say.numberWords(table, known, unit), ...said, note].filter(Boolean).join(' · ')}</small>
      </span>
      <span class="cluster">
        {types
          .flatMap((type) => ofUnit(orders, type, unit) ?? [])
          .map((action) => (
            <Button key={action.type} class="button small" press={() => actions.order(action)}>
              {say.buttonWords(scenario, action)}
              <span class="visually-hidden">: {name}</span>
            </Button>
          ))}
      </span>
    </li>
  )
}

const UnitLines = (lines: { units: readonly number[]; types: Types; noteOf?(unit: number): string }) => (
  <ul class="stack">
    {lines.units.map((unit) => (
      <UnitLine key={unit} unit={unit} types={lines.types} note={lines.noteOf?.(unit) ?? ''} />
    ))}
  </ul>
)

/** The attackers from each hex, the units that could join, and their supply. */
const Attackers = () => {
  const { state, actions, orders, derived, scenario } = usePlayer()
  const { known, table } = derived
  const taking = attackersOf(table, known)
  const joining = [...orders.byUnit.keys()].flatMap((unit) => ofUnit(orders, 'commit', unit) ?? [])
  const { paid, payments } = paymentsFor(state.game.services, known, {
    side: known.active,
    hex: known.target,
    units: taking,
  })
  const units = [...taking, ...joining.flatMap((action) => ('unit' in action ? [action.unit] : []))]
  const from = hexesOf(known, taking)
  const fighters = derived.attack?.attackers.fighters ?? []
  const noteOf = (unit: number): string => {
    const fighter = fighters.find((one) => one.unit === unit)
    if (fighter === undefined || !taking.includes(unit)) return ''
    const { isArtillery } = table.profiles[unit]
    const support = isArtillery ? 'lends support' : fighter.isSupported ? 'supported' : 'unsupported'
    return `counts ${strengthText(fighter.strength)}, ${support}`
  }
  return (
    <>
      {joining.length > 1 && (
        <Button class="button small" press={() => joining.every((action) => actions.order(action))}>
          All {joining.length} join
        </Button>
      )}
      {hexesOf(known, units).map((hex) => (
        <Section
          key={hex}
          title={`From ${say.placeName(scenario, hex)}${from.includes(hex) && !paid.has(hex) ? ': no supply, halved' : ''}`}
          rule="echelon.C2"
        >
          <UnitLines
            units={units.filter((unit) => known.hex[unit] === hex)}
            types={['commit', 'dismount']}
            noteOf={noteOf}
          />
          {unitsAt(state.game.services, known, hex)
            .filter((unit) => !taking.includes(unit) && supportsUnfighting(table, known, unit))
            .map((unit) => (
              <p key={unit} class="note">
                {say.unitName(scenario, unit)} supports without fighting. <RuleLink rule="echelon.C5" />
              </p>
            ))}
        </Section>
      ))}
      {payments.length > 0 && (
        <p class="note">
          Supply comes from {say.listWords([...new Set(payments.map(({ payer }) => say.payerName(scenario, payer)))])}.{' '}
          <RuleLink rule="echelon.C2" />
        </p>
      )}
      <Choices types={['engineers', 'surprise']} />
      <Calls />
      {taking.length > 0 && <p class="note">Undo (U) takes back who joined last.</p>}
    </>
  )
}

/** Choices that nobody in particular makes, as `engineers`. */
const Choices = ({ types }: { types: Types }) => {
  const { actions, orders, scenario } = usePlayer()
  const choices = types.flatMap((type) => aloneOf(orders, type) ?? [])
  if (choices.length === 0) return null
  return (
    <p class="button-row">
      {choices.map((action) => (
        <Button key={action.type} press={() => actions.order(action)}>
          {say.buttonWords(scenario, action)}
        </Button>
      ))}
    </p>
  )
}

/** Support from the air and from the sea: a point more with each press, or all that can come. */
const Calls = () => {
  const { actions, orders, derived, scenario } = usePlayer()
  const { known, table } = derived
  const { side, airSupport, navalSupport, target } = known
  const left = { support: airPointsLeft(table, known, side), gunfire: navalPointsLeft(table, known, side, target) }
  const called = { support: airSupport[side], gunfire: navalSupport[side] }
  return (['support', 'gunfire'] as const).map((type) => {
    const action = aloneOf(orders, type)
    const name = say.buttonWords(scenario, { type })
    return (
      (action !== undefined || called[type] > 0) && (
        <p key={type} class="button-row">
          <Button disabled={action === undefined} press={() => actions.order({ type })}>
            {name}: {called[type]} of {called[type] + left[type]}
          </Button>
          {action !== undefined && (
            <Button press={() => Array.from({ length: left[type] }).every(() => actions.order({ type }))}>
              All<span class="visually-hidden">: {name}</span>
            </Button>
          )}
        </p>
      )
    )
  })
}

const points = (parts: number): string => say.count(Math.ceil(parts / point), 'point')

/** The losses demanded of the side, and the share that each unit would cover: found by naming it on a copy of the position. */
const Losses = () => {
  const { state, orders, derived } = usePlayer()
  const { side, lossLeft, disruptionLeft } = derived.known
  const now = state.position.value.state
  const costOf = (unit: number): string => {
    const action = ofUnit(orders, 'lose', unit) ?? ofUnit(orders, 'disrupt', unit)
    if (action === undefined) return ''
    const next = after(state.game, now, [action])
    const left = lossLeft[side] > 0 ? next.lossLeft[side] : next.disruptionLeft[side]
    const paid = left > 0 ? `leaves ${points(left)} to pay` : 'pays all'
    if (next.hex[unit] <= 0) return `${paid}; it is lost`
    return next.reversed[unit] === now.reversed[unit] ? paid : `${paid}; a cadre remains`
  }
  return (
    <>
      <p class="boxed-note">
        {lossLeft[side] > 0 && `${points(lossLeft[side])} to lose. `}
        {disruptionLeft[side] > 0 && `${points(disruptionLeft[side])} to disrupt. `}
        <RuleLink rule="echelon.C9" />
      </p>
      <UnitLines units={[...orders.byUnit.keys()]} types={['lose', 'disrupt']} noteOf={costOf} />
    </>
  )
}

/** Where units fall back to, or go on: each with its hexes as buttons, and one for all that have the same way. */
const Ways = () => {
  const { state, actions, derived, scenario } = usePlayer()
  const movesOf = (unit: number) => state.orders.value.placesOf(unit).moves
  const units = derived.table.unitsOf[derived.known.side].filter((unit) => movesOf(unit).size > 0)
  const goingTo = (hex: number) => units.filter((unit) => movesOf(unit).has(hex))
  const sendAll = (hex: number): void => {
    for (const unit of goingTo(hex)) {
      const action = movesOf(unit).get(hex)
      if (action !== undefined) actions.order(action)
    }
  }
  const places = new Set(units.flatMap((unit) => [...movesOf(unit).keys()]))
  const shared = [...places].filter((hex) => goingTo(hex).length > 1)
  return (
    <>
      {shared.length > 0 && (
        <div class="targets">
          {shared.map((hex) => (
            <Button key={hex} class="target" press={() => sendAll(hex)}>
              All {goingTo(hex).length}: {say.placeName(scenario, hex)}
            </Button>
          ))}
        </div>
      )}
      {units.map((unit) => (
        <Section
          key={unit}
          title={<SubjectLink subject={unitSubject(unit)}>{say.unitName(scenario, unit)}</SubjectLink>}
        >
          <div class="targets">
            {[...movesOf(unit)].map(([hex, action]) => (
              <Button key={hex} class="target" press={() => actions.order(action)}>
                {say.placeName(scenario, hex)}
              </Button>
            ))}
          </div>
        </Section>
      ))}
    </>
  )
}

const Decision = () => {
  const { state, derived } = usePlayer()
  const { known } = derived
  const defenders = defendersOf(state.game.services, known)
  if (known.phase === phase.commit) return <Attackers />
  if (known.phase === phase.withdraw) return <UnitLines units={defenders} types={['withdraw']} />
  if (known.phase === phase.losses) return <Losses />
  if (known.phase !== phase.answer) return <Ways />
  return (
    <>
      <UnitLines units={defenders} types={['turn']} />
      <Calls />
    </>
  )
}

export const Combat = () => {
  const { state, actions, orders, derived, scenario } = usePlayer()
  const { known, attack } = derived
  const launch = aloneOf(orders, 'attack')
  const { endTurn } = orders
  const who = say.sideName(scenario, known.side)
  return (
    <article class="ec-combat stack" aria-label={`Combat at ${say.placeName(scenario, known.target)}`}>
      <h2>
        {say.askedWords(known.phase)} <small>{who}</small>
      </h2>
      {attack?.rolled !== undefined && (
        <p class="boxed-note">
          The result: {say.resultWords(attack.rolled)}. <RuleLink rule="echelon.C8" />
        </p>
      )}
      <p class="note">{state.mayAct.value ? say.taskWords(known.phase) : `${who} decides.`}</p>
      {state.mayAct.value && <Decision />}
      <div class="forecast">
        {attack !== undefined && attack.rolled === undefined && <ForecastCard attack={attack} />}
      </div>
      <p class="button-row">
        {launch && (
          <Button class="button main" disabled={attack?.column === 'tooLow'} press={() => actions.order(launch)}>
            Attack{attack ? ` at ${attack.oddsText}${attack.unseen > 0 ? ' or worse' : ''}` : ''}
          </Button>
        )}
        {endTurn && <Button press={() => actions.order(endTurn)}>{say.actionWords(scenario, known, endTurn)}</Button>}
      </p>
    </article>
  )
}
