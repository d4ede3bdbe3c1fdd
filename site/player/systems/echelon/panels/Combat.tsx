/** A combat from the naming of its hex to the last advance: who takes part, what it promises, and the decision that is due. */
import type { Hex } from '../../../../../engine/hex.ts'
import { attackersOf, defendersOf, hexesOf } from '../../../../../engine/systems/echelon/combat/attack.ts'
import { givenBy } from '../../../../../engine/systems/echelon/combat/losses.ts'
import { strengthText } from '../../../../../engine/systems/echelon/combat/odds.ts'
import { paymentsFor } from '../../../../../engine/systems/echelon/combat/payment.ts'
import { point, type ResultKind, resultKinds } from '../../../../../engine/systems/echelon/rules.ts'
import { type EchelonAction, phase, status } from '../../../../../engine/systems/echelon/types.ts'
import { Button, Card, Meter, RuleLink, Section, SubjectLink, Why } from '../../../panels/parts.tsx'
import { Target } from '../../../panels/Target.tsx'
import { unitSubject } from '../../../subject.ts'
import type { AttackShown } from '../attack.ts'
import { aloneOf, ofUnit } from '../orders.ts'
import { usePlayer } from '../types.ts'
import {
  actionName,
  conditionsOf,
  count,
  numberWords,
  phaseWords,
  placeName,
  resultNames,
  sideName,
  signed,
  unitName,
} from '../words.ts'

/** Odds, every term before the die, and how likely each result is. */
export const ForecastCard = ({ attack }: { attack: AttackShown }) => {
  const { scenario } = usePlayer()
  const { attackers, defenders, modifiers, oddsText, chances, unseen, heavy, againstHeavy, surprise } = attack
  const thousandths = (strength: number): number => Math.round((strength * 1000) / point)
  const dice = heavy + againstHeavy + (surprise === undefined ? 0 : 1)
  const likely = resultKinds.filter((kind) => chances[kind] > 0)
  const title = `Attack on ${placeName(scenario, attack.attack.hex)}`
  return (
    <Card title={title} label={`Forecast: ${title}`} chip={<b>{oddsText}</b>}>
      {[attackers, defenders].map(({ side, strength, terms }) => (
        <Why
          key={side}
          label={sideName(scenario, side)}
          value={strengthText(strength)}
          explained={{ unit: 'points', terms: terms.map((term) => ({ ...term, value: Math.abs(term.value) })) }}
        />
      ))}
      {thousandths(defenders.strength) === 0 && <p class="note">Nothing resists.</p>}
      <Why
        label="On the die"
        value={signed(modifiers.sum * 1000)}
        explained={{ unit: 'shift', terms: modifiers.terms }}
      />
      {dice > 0 && <p class="note">{count(dice, 'more die', 'more dice')} may change it: heavy armour or surprise.</p>}
      {unseen > 0 && (
        <p class="boxed-note">{count(unseen, 'unit')} there nobody has seen: the odds are worse than these.</p>
      )}
      {likely.map((kind: ResultKind) => (
        <Meter
          key={kind}
          label={
            <>
              <b class="ec-code">{kind}</b> {resultNames[kind]}
            </>
          }
          value={`${Math.round(chances[kind] / 100)} %`}
          part={chances[kind] / 100}
        />
      ))}
    </Card>
  )
}

/** A unit with what it can be told in this decision. */
const UnitLine = ({
  unit,
  actions: offered,
  note,
}: {
  unit: number
  actions: readonly EchelonAction[]
  note?: string | undefined
}) => {
  const { actions, derived, scenario } = usePlayer()
  const { known, table } = derived
  const isIn = (known.status[unit] & status.committed) !== 0
  const said = conditionsOf(scenario, known, unit).filter(({ text }) => text !== 'In the attack')
  return (
    <li class="ec-row">
      <span>
        {isIn && <span aria-hidden="true">✓ </span>}
        <SubjectLink subject={unitSubject(unit)}>{unitName(scenario, unit)}</SubjectLink>
        {isIn && <span class="visually-hidden"> takes part</span>}
        <small>
          {[numberWords(table, known, unit), ...said.map(({ text }) => text.toLowerCase()), note]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </span>
      <span class="cluster">
        {offered.map((action) => (
          <Button key={action.type} class="button small" press={() => actions.order(action)}>
            {actionName(scenario, action)}
            <span class="visually-hidden">: {unitName(scenario, unit)}</span>
          </Button>
        ))}
      </span>
    </li>
  )
}

const offeredTo = (orders: ReturnType<typeof usePlayer>['orders'], unit: number, ...types: EchelonAction['type'][]) =>
  types.flatMap((type) => ofUnit(orders, type, unit) ?? [])

/** Who attacks from each hex, who could, and whether supply is at hand for it. */
const Attackers = () => {
  const { state, actions, orders, derived, scenario } = usePlayer()
  const { known, table } = derived
  const taking = attackersOf(table, known)
  const joining = [...orders.byUnit.keys()].filter((unit) => ofUnit(orders, 'commit', unit) !== undefined)
  const { paid } = paymentsFor(state.game.services, known, { side: known.active, hex: known.target, units: taking })
  const units = [...taking, ...joining]
  const joinAll = (): void => {
    for (const unit of joining) {
      const action = ofUnit(orders, 'commit', unit)
      if (action) actions.order(action)
    }
  }
  const supplyWords = (hex: Hex): string => {
    if (!taking.some((unit) => known.hex[unit] === hex)) return 'nobody attacks from here yet'
    return paid.has(hex) ? 'supply is paid' : 'no supply: halved'
  }
  return (
    <>
      {hexesOf(known, units).map((hex) => (
        <Section key={hex} title={`From ${placeName(scenario, hex)}: ${supplyWords(hex)}`} rule="echelon.C2">
          <ul class="stack">
            {units
              .filter((unit) => known.hex[unit] === hex)
              .map((unit) => (
                <UnitLine key={unit} unit={unit} actions={offeredTo(orders, unit, 'commit', 'dismount')} />
              ))}
          </ul>
        </Section>
      ))}
      {joining.length > 1 && (
        <Button class="button small" press={joinAll}>
          All {joining.length} join
        </Button>
      )}
      {taking.length > 0 && <p class="note">Undo (U) takes back who joined last.</p>}
    </>
  )
}

/** Choices that nobody in particular makes, as `support`. */
const Choices = ({ types }: { types: readonly EchelonAction['type'][] }) => {
  const { actions, orders, derived, scenario } = usePlayer()
  const { known } = derived
  const left = { support: known.airPoints[known.side], gunfire: known.navalPoints[known.side] } as const
  const found = types.flatMap((type) => aloneOf(orders, type) ?? [])
  return (
    <p class="button-row">
      {found.map((action) => (
        <Button key={action.type} press={() => actions.order(action)}>
          {actionName(scenario, action)}
          {(action.type === 'support' || action.type === 'gunfire') && <span class="badge">{left[action.type]}</span>}
        </Button>
      ))}
    </p>
  )
}

const strength = (parts: number): string => count(Math.ceil(parts / point), 'point')

/** What is asked of the side, and what each unit would pay. */
const Losses = () => {
  const { state, orders, derived } = usePlayer()
  const { known, table } = derived
  const { side } = known
  const [losses, disruption] = [known.lossLeft[side], known.disruptionLeft[side]]
  const units = [...orders.byUnit.keys()]
  const costOf = (unit: number): string => {
    const gives = givenBy(state.game.services, known, unit)
    if (losses === 0)
      return known.status[unit] & status.disrupted
        ? 'disrupted already: it would be lost'
        : 'until its next initial phase'
    const isCadre = table.profiles[unit].hasCadre && known.reversed[unit] === 0
    const over = gives > losses ? `, ${strength(gives - losses)} more than asked` : `, ${strength(losses - gives)} left`
    return `pays ${strength(gives)}${over}${isCadre ? '; a cadre remains' : '; it goes'}`
  }
  return (
    <>
      <p class="boxed-note">
        {losses > 0 ? `${strength(losses)} to lose` : ''}
        {losses > 0 && disruption > 0 ? ', then ' : ''}
        {disruption > 0 ? `${strength(disruption)} to disrupt` : ''}. <RuleLink rule="echelon.C9" />
      </p>
      <ul class="stack">
        {units.map((unit) => (
          <UnitLine key={unit} unit={unit} actions={offeredTo(orders, unit, 'lose', 'disrupt')} note={costOf(unit)} />
        ))}
      </ul>
    </>
  )
}

/** Where units fall back to, or go on: each with its hexes as buttons. */
const Ways = () => {
  const { orders, derived, scenario } = usePlayer()
  const units = derived.table.unitsOf[derived.known.side].filter((unit) => orders.placesOf(unit).moves.size > 0)
  return (
    <>
      {units.map((unit) => (
        <Section key={unit} title={<SubjectLink subject={unitSubject(unit)}>{unitName(scenario, unit)}</SubjectLink>}>
          <div class="targets">
            {[...orders.placesOf(unit).moves].map(([hex, action]) => (
              <Target key={hex} hex={hex} action={action}>
                {placeName(scenario, hex)}
              </Target>
            ))}
          </div>
        </Section>
      ))}
    </>
  )
}

const Defenders = ({ types }: { types: readonly EchelonAction['type'][] }) => {
  const { state, orders, derived } = usePlayer()
  return (
    <ul class="stack">
      {defendersOf(state.game.services, derived.known).map((unit) => (
        <UnitLine key={unit} unit={unit} actions={offeredTo(orders, unit, ...types)} />
      ))}
    </ul>
  )
}

const Decision = () => {
  switch (usePlayer().derived.known.phase) {
    case phase.commit:
      return (
        <>
          <Attackers />
          <Choices types={['engineers', 'surprise', 'support', 'gunfire']} />
        </>
      )
    case phase.withdraw:
      return <Defenders types={['withdraw']} />
    case phase.answer:
      return (
        <>
          <Defenders types={['turn']} />
          <Choices types={['support', 'gunfire']} />
        </>
      )
    case phase.losses:
      return <Losses />
    default:
      return <Ways />
  }
}

export const Combat = () => {
  const { state, actions, orders, derived, scenario } = usePlayer()
  const { known, attack } = derived
  const { asked, task, end } = phaseWords(known.phase)
  const launch = aloneOf(orders, 'attack')
  const { endTurn } = orders
  return (
    <article class="ec-combat stack" aria-label={`Combat at ${placeName(scenario, known.target)}`}>
      <h2>
        {asked} <small>{sideName(scenario, known.side)}</small>
      </h2>
      {attack?.rolled !== undefined && (
        <p class="boxed-note">
          <b class="ec-code">{attack.rolled}</b> {resultNames[attack.rolled]}. <RuleLink rule="echelon.C8" />
        </p>
      )}
      {state.mayAct.value ? (
        <>
          <p class="note">{task}</p>
          <Decision />
          <p class="button-row">
            {launch && (
              <Button class="button main" disabled={attack?.column === 'tooLow'} press={() => actions.order(launch)}>
                Attack{attack ? ` at ${attack.oddsText}` : ''}
              </Button>
            )}
            {endTurn && <Button press={() => actions.order(endTurn)}>{end}</Button>}
          </p>
        </>
      ) : (
        <p class="note">{sideName(scenario, known.side)} decides.</p>
      )}
      {attack !== undefined && attack.rolled === undefined && <ForecastCard attack={attack} />}
    </article>
  )
}
