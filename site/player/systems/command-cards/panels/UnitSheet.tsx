/** The selected unit: its figures, what it can do, its nation, what it has done in this turn, and the ground on which it stands. */
import { around } from '../../../../../engine/board.ts'
import { rangeOf } from '../../../../../engine/systems/command-cards/battle/guns.ts'
import { hexesOf } from '../../../../../engine/systems/command-cards/cards/effects.ts'
import { inReserve, phase } from '../../../../../engine/systems/command-cards/types.ts'
import type { CommandCardsAction } from '../../../../../engine/systems/command-cards/verbs/index.ts'
import { words } from '../../../../../engine/systems/command-cards/verbs/sentences.ts'
import { nationWords } from '../../../../systems/command-cards/data/nations.ts'
import { Button, type Condition, Conditions, PanelHead, RuleLink, Stat } from '../../../panels/parts.tsx'
import { Targets } from '../../../panels/Target.tsx'
import { readinessOf } from '../map/pieces.ts'
import { gearNames, placeName, sideName, statusNames, unitName, whereWords } from '../names.ts'
import { type PlayerState, usePlayer } from '../types.ts'
import { FaceMarks } from './DiceRoll.tsx'
import { GroundSentences, Sentences } from './lists.tsx'

interface UnitProps {
  readonly unit: number
}

/** Figures as pips: full while they stand, open when they are lost. */
const Figures = ({ unit }: UnitProps) => {
  const { table, known } = usePlayer().derived
  const has = known.figures[unit]
  const most = table.figures[unit]
  return (
    <p class="cc-figures" data-side={table.side[unit]} aria-label={`${has} of ${most} figures`} role="img">
      {Array.from({ length: Math.max(has, most) }, (_, at) => (
        <span key={at} class={at < has ? 'pip is-there' : 'pip is-lost'} />
      ))}
    </p>
  )
}

const Numbers = ({ unit }: UnitProps) => {
  const { state, derived } = usePlayer()
  const { table, known } = derived
  const { moves, battlesAfter, retreats, medals } = table.types[unit]
  const [least, most] = retreats
  const range = rangeOf(table, known, unit)
  const isOrdered = state.mayAct.value && statusNames(known, unit).includes('Ordered')
  const hexes = isOrdered ? hexesOf(table, known, unit) : moves
  const battles = battlesAfter === 0 ? ', or battles' : `, battles after ${battlesAfter}`
  return (
    <dl class="stats cc-stats">
      <Stat name={`${hexes === 1 ? 'hex' : 'hexes'}${battlesAfter < hexes ? battles : ''}`}>{hexes}</Stat>
      <Stat class="stat cc-range" name={`dice at 1${range.length > 1 ? ` to ${range.length} hexes` : ' hex'}`}>
        {range.join(' ')}
      </Stat>
      <Stat name="back for a flag">
        {least}
        {most > least && <small> – {most}</small>}
      </Stat>
      <Stat name={medals === 1 ? 'medal' : 'medals'}>{medals}</Stat>
    </dl>
  )
}

const readinessWords = { ready: 'Can act', partial: 'Has moved', spent: 'Done', idle: '' } as const

/** The unit's actions where it stands, in place of moving or battling. */
const Instead = ({ unit }: UnitProps) => {
  const { actions, orders } = usePlayer()
  const found = [...orders.groups.values()].flatMap(({ alone }) =>
    alone && 'unit' in alone && alone.unit === unit && !words[alone.type].isAttack ? [alone] : [],
  )
  if (found.length === 0) return null
  return (
    <div class="cc-acts stack">
      {found.map((action) => (
        <Button key={action.type} press={() => actions.order(action)}>
          {words[action.type].button}
        </Button>
      ))}
    </div>
  )
}

/** Returns the usual action of a unit in the phase: be ordered, take a step, battle the nearest enemy. */
const wantedOf = ({ orders, derived }: PlayerState, unit: number): CommandCardsAction | undefined => {
  const { table, known } = derived
  const hex = known.hex[unit]
  const [first] = orders.value.anyhow.values()
  if (first?.type === 'order') return orders.value.anyhow.has(hex) ? undefined : { type: 'order', unit }
  const own = orders.value.byUnit.get(unit)
  if (hex <= 0 || (own && own.moves.size + own.attacks.size > 0)) return undefined
  if (known.phase === phase.move) {
    const [to] = around(table.board, hex)
    return to === undefined ? undefined : { type: 'move', unit, to }
  }
  if (known.phase !== phase.battle) return undefined
  const far = (other: number): number => table.distance[hex * table.size + known.hex[other]]
  const isEnemy = (other: number): boolean => table.side[other] !== table.side[unit] && known.hex[other] > 0
  const [target] = [...table.side.keys()].filter(isEnemy).sort((a, b) => far(a) - far(b))
  return target === undefined ? undefined : { type: 'attack', unit, target }
}

/** Why an own unit can do nothing in this phase, in the engine's words. */
const WhyNot = ({ unit }: UnitProps) => {
  const { state, derived } = usePlayer()
  const position = state.position.value.state
  if (!state.mayAct.value || derived.table.side[unit] !== position.side) return null
  const wanted = wantedOf(state, unit)
  return wanted ? <p class="boxed-note">{state.game.refusal(position, position.side, wanted)}</p> : null
}

/** Lists the unit's actions in this turn, and its gear. */
const conditionsOf = ({ derived: { known }, scenario }: PlayerState, unit: number): readonly Condition[] => [
  ...statusNames(known, unit).map((text) => ({ text })),
  ...gearNames(known.gear[unit]).map(([text, rule]) => ({ text, rule: `command-cards.${rule}` })),
  ...(known.zeroed[unit] > 0 ? [{ text: `Zeroed in on ${unitName(scenario, known.zeroedOn[unit] - 1)}` }] : []),
]

export const UnitSheet = ({ unit }: UnitProps) => {
  const { state, orders, derived, scenario } = usePlayer()
  const { table, known } = derived
  const named = scenario.units[unit]
  const type = table.types[unit]
  const nation = table.nations[unit]
  const hex = known.hex[unit]
  const readiness = readinessOf(state, unit)
  return (
    <article class="unit-panel" data-side={named.side}>
      <PanelHead title={named.name}>{hex > 0 ? placeName(scenario, hex) : whereWords(scenario, hex)}</PanelHead>
      <p class="kind">
        {type.name} · {sideName(scenario, named.side)} <RuleLink rule={`command-cards.${type.rule}`} />
      </p>
      <Figures unit={unit} />
      <Conditions conditions={conditionsOf(state, unit)} />
      {state.mayAct.value && readinessWords[readiness] !== '' && (
        <p class={`readiness ${readiness}`}>{readinessWords[readiness]}</p>
      )}
      {hex === inReserve && orders.byUnit.has(unit) && <p>Choose on the map where it comes in.</p>}
      <WhyNot unit={unit} />
      <Instead unit={unit} />
      <Targets attacks={orders.byUnit.get(unit)?.attacks} />
      <Numbers unit={unit} />
      <p class="cc-faces">
        Hit by <FaceMarks faces={type.hitBy} />
        {type.hitConfirmedBy && ' that a second die confirms'}
      </p>
      {nation.rule && (
        <Sentences title={nation.name} rule={nation.rule} lines={nationWords(nation, scenario.rules.nations)} />
      )}
      {hex > 0 && <GroundSentences hex={hex} />}
    </article>
  )
}
