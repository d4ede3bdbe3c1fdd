/** The selected unit: its figures, what it can do, its nation, what it has done in this turn, and the ground on which it stands. */
import { rangeOf } from '../../../../../engine/systems/command-cards/battle/guns.ts'
import { hexesOf } from '../../../../../engine/systems/command-cards/cards/effects.ts'
import { inReserve } from '../../../../../engine/systems/command-cards/types.ts'
import { Target } from '../../../panels/Target.tsx'
import { RuleLink } from '../../../panels/Terms.tsx'
import { useInstrument } from '../context.ts'
import { groundEffects, nationEffects } from '../effects.ts'
import { readinessOf } from '../map/pieces.ts'
import { gearNames, placeName, sideName, statusNames, unitName, whereWords } from '../words.ts'
import { FaceMark } from './Die.tsx'
import { Effects } from './Effects.tsx'

/** Figures as pips: full while they stand, open when they are lost. */
const Figures = ({ has, most, side }: { has: number; most: number; side: number }) => (
  <p class="cc-figures" data-side={side} aria-label={`${has} of ${most} figures`} role="img">
    {Array.from({ length: Math.max(has, most) }, (_, at) => (
      <span key={at} class={at < has ? 'pip is-there' : 'pip is-lost'} />
    ))}
  </p>
)

const Numbers = ({ unit }: { unit: number }) => {
  const { state } = useInstrument()
  const { table } = state.game
  const known = state.desk.known.value
  const type = table.types[unit]
  const range = rangeOf(table, known, unit)
  const isOrdered = state.mayAct.value && statusNames(known, unit).includes('Ordered')
  const moves = isOrdered ? hexesOf(table, known, unit) : type.moves
  return (
    <dl class="stats cc-stats">
      <div class="stat">
        <dd>{moves}</dd>
        <dt>
          {moves === 1 ? 'hex' : 'hexes'}
          {type.battlesAfter < moves &&
            (type.battlesAfter === 0 ? ', or battles' : `, battles after ${type.battlesAfter}`)}
        </dt>
      </div>
      <div class="stat cc-range">
        <dd>{range.join(' ')}</dd>
        <dt>dice at 1{range.length > 1 ? ` to ${range.length} hexes` : ' hex'}</dt>
      </div>
      <div class="stat">
        <dd>
          {type.retreats[0]}
          {type.retreats[1] > type.retreats[0] && <small> – {type.retreats[1]}</small>}
        </dd>
        <dt>back for a flag</dt>
      </div>
      <div class="stat">
        <dd>{type.medals}</dd>
        <dt>{type.medals === 1 ? 'medal' : 'medals'}</dt>
      </div>
    </dl>
  )
}

const readinessWords = { ready: 'Can act', partial: 'Has moved', spent: 'Done', idle: '' } as const

/** What it could attack, as buttons. */
const Targets = ({ unit }: { unit: number }) => {
  const { state } = useInstrument()
  const attacks = [...(state.orders.value.byUnit.get(unit)?.attacks ?? [])]
  if (attacks.length === 0) return null
  return (
    <section class="targets-of">
      <h3 class="label">Can attack</h3>
      <div class="targets">
        {attacks.map(([hex, action]) => (
          <Target key={hex} hex={hex} action={action}>
            {state.ui.words.target(state, hex)}
          </Target>
        ))}
      </div>
    </section>
  )
}

/** What it can do where it stands, in place of moving or battling. */
const Instead = ({ unit }: { unit: number }) => {
  const { state, control } = useInstrument()
  const names = { clear: 'Clear the ground', seal: 'Seal the cave', recover: 'Recover' } as const
  const groups = (['recover', 'clear', 'seal'] as const).flatMap((type) => {
    const alone = state.orders.value.groups.get(`${type}.${unit}`)?.alone
    return alone ? [{ type, alone }] : []
  })
  if (groups.length === 0) return null
  return (
    <div class="cc-acts">
      {groups.map(({ type, alone }) => (
        <button key={type} type="button" class="button" onClick={() => control.order(alone)}>
          {names[type]}
        </button>
      ))}
    </div>
  )
}

/** Why an own unit cannot be ordered, while units are. */
const NoOrder = ({ unit }: { unit: number }) => {
  const { state } = useInstrument()
  const position = state.position.value.state
  const isAsked =
    state.mayAct.value && state.orders.value.anyhow.size > 0 && state.game.table.side[unit] === position.side
  const first = [...state.orders.value.anyhow.values()][0]
  if (!isAsked || first?.type !== 'order' || state.orders.value.anyhow.has(position.hex[unit])) return null
  return <p class="cc-why">{state.game.refusal(position, position.side, { type: 'order', unit })}</p>
}

export const UnitSheet = ({ unit }: { unit: number }) => {
  const { state } = useInstrument()
  const { scenario } = state.bundle
  const { table } = state.game
  const known = state.desk.known.value
  const named = scenario.units[unit]
  const type = table.types[unit]
  const hex = known.hex[unit]
  const gear = gearNames(known.gear[unit])
  const statuses = statusNames(known, unit)
  const readiness = readinessOf(state, unit)
  return (
    <article class="unit-panel" data-side={named.side}>
      <header class="panel-head">
        <h2>{named.name}</h2>
        <span class="place">{hex > 0 ? placeName(scenario, hex) : whereWords(scenario, hex)}</span>
      </header>
      <p class="kind">
        {type.name} · {sideName(scenario, named.side)} <RuleLink rule={`command-cards.${type.rule}`} />
      </p>
      <Figures has={known.figures[unit]} most={table.figures[unit]} side={named.side} />
      {(statuses.length > 0 || gear.length > 0) && (
        <ul class="conditions">
          {statuses.map((name) => (
            <li key={name} class="condition">
              {name}
            </li>
          ))}
          {gear.map(([name, rule]) => (
            <li key={rule} class="condition">
              {name} <RuleLink rule={`command-cards.${rule}`} />
            </li>
          ))}
          {known.zeroed[unit] > 0 && (
            <li class="condition">Zeroed in on {unitName(scenario, known.zeroedOn[unit] - 1)}</li>
          )}
        </ul>
      )}
      {state.mayAct.value && readinessWords[readiness] !== '' && (
        <p class={`readiness ${readiness}`}>{readinessWords[readiness]}</p>
      )}
      {hex === inReserve && state.orders.value.byUnit.has(unit) && <p>Choose on the map where it comes in.</p>}
      <NoOrder unit={unit} />
      <Instead unit={unit} />
      <Targets unit={unit} />
      <Numbers unit={unit} />
      <p class="cc-faces">
        Hit by{' '}
        {type.hitBy.map((face) => (
          <FaceMark key={face} face={face} />
        ))}
        {type.hitConfirmedBy && ' that a second die confirms'}
      </p>
      <Effects title={table.nations[unit].name} effects={nationEffects(table, unit)} />
      {hex > 0 && <Effects title="The ground" effects={groundEffects(table, known, hex, type.kind)} />}
    </article>
  )
}
