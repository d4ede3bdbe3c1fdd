/** What the offered order would bring: the dice of a battle term by term, or the hexes of a move; and why there is no line of sight. */

import { ignoresOf } from '../../../../../engine/systems/command-cards/battle/flags.ts'
import type { BattleForecast } from '../../../../../engine/systems/command-cards/index.ts'
import { type CommandCardsAction, phase } from '../../../../../engine/systems/command-cards/types.ts'
import { Meter } from '../../../panels/Meter.tsx'
import { Terms, Why } from '../../../panels/Terms.tsx'
import { useInstrument } from '../context.ts'
import { perCent } from '../speech.ts'
import { count, groundWords, placeName, unitName } from '../words.ts'
import { FaceMark } from './Die.tsx'

type Attack = Extract<CommandCardsAction, { type: 'attack' }>

/** Which faces hit the target, and what flags do to it. */
const Faces = ({ action }: { action: Attack }) => {
  const { table } = useInstrument().state.game
  const { kind, hitBy, hitConfirmedBy } = table.types[action.target]
  const hits = table.types[action.unit].hitsWith?.[kind] ?? hitBy
  return (
    <p class="cc-faces">
      Hits with{' '}
      {hits.map((face) => (
        <FaceMark key={face} face={face} />
      ))}
      {hitConfirmedBy && (
        <>
          {' '}
          and then{' '}
          {hitConfirmedBy.map((face) => (
            <FaceMark key={face} face={face} />
          ))}
        </>
      )}
    </p>
  )
}

/** The pool: dice term by term, and what they promise. command-cards.C10-C17, C22 */
export const DicePool = ({ action, forecast }: { action: Attack; forecast: BattleForecast }) => {
  const { state } = useInstrument()
  const { scenario } = state.bundle
  const position = state.position.value.state
  const { may, must } = ignoresOf(state.game.table, position, action.target, position.hex[action.unit])
  const flags = state.game.explain(position, { about: 'flags', unit: action.target })
  return (
    <section class="card" aria-label={`Forecast: attack ${unitName(scenario, action.target)}`}>
      <header class="card-head">
        <h3>Attack {unitName(scenario, action.target)}</h3>
        <span class="chip">
          <b>{count(forecast.dice, 'die', 'dice')}</b>
        </span>
      </header>
      <Terms explained={{ subject: '', unit: 'dice', value: forecast.dice * 1000, terms: forecast.terms }} />
      <p class="sum">
        <span>Figures lost on average</span>
        <b>{(forecast.hits / 1000).toFixed(2)}</b>
      </p>
      <Meter label="Destroyed" value={perCent(forecast.kill)} part={forecast.kill / 10} />
      <Meter label="Falls back" value={perCent(forecast.retreat)} part={forecast.retreat / 10} />
      <Faces action={action} />
      {must + may > 0 && (
        <Why label="Flags that it can ignore" value={must + may >= 9 ? 'all' : String(must + may)} explained={flags} />
      )}
    </section>
  )
}

const MoveCard = ({ action }: { action: Extract<CommandCardsAction, { type: 'move' }> }) => {
  const { state } = useInstrument()
  const position = state.position.value.state
  const explained = state.game.explain(position, { about: 'movement', unit: action.unit, to: action.to })
  if (explained === undefined) return null
  return (
    <section class="card" aria-label="The move">
      <header class="card-head">
        <h3>Move to {placeName(state.bundle.scenario, action.to)}</h3>
        <span class="chip">
          <b>{count(Math.round(explained.value / 1000), 'hex', 'hexes')}</b>
        </span>
      </header>
      <p class="note">{groundWords(state, action.to)}</p>
      <Terms explained={explained} />
    </section>
  )
}

/** Why an enemy that is pointed at cannot be attacked: sight, and what the engine says. */
const NoAttack = () => {
  const { state } = useInstrument()
  const { scenario } = state.bundle
  const sight = state.desk.sight.value
  const unit = state.desk.unit.value
  const position = state.position.value.state
  if (sight === undefined || unit === null) return null
  const target = state.desk.known.value.hex.indexOf(sight.to)
  const isMine = state.mayAct.value && position.phase === phase.battle && state.game.table.side[unit] === position.side
  const reason = isMine ? state.game.refusal(position, position.side, { type: 'attack', unit, target }) : undefined
  const distance = state.game.table.distance[sight.from * state.game.table.size + sight.to]
  return (
    <section class="card" aria-label="Line of sight">
      <header class="card-head">
        <h3>{sight.blockers.length === 0 ? 'The line of sight is free' : 'No line of sight'}</h3>
        <span class="chip">
          <b>{count(distance, 'hex', 'hexes')}</b>
        </span>
      </header>
      {sight.blockers.map((hex) => (
        <p key={hex}>
          <b>{placeName(scenario, hex)}</b>: {blockerWords(state.desk.known.value.hex.indexOf(hex), scenario.units)}
          {groundWords(state, hex)}
        </p>
      ))}
      {reason !== undefined && <p class="note">{reason}</p>}
    </section>
  )
}

const blockerWords = (unit: number, units: readonly { readonly name: string }[]): string =>
  unit < 0 ? '' : `${units[unit].name}, `

export const OfferCard = () => {
  const { state } = useInstrument()
  const action = state.offered.value
  const forecast = state.desk.forecast.value
  if (action?.type === 'attack' && forecast) return <DicePool action={action} forecast={forecast} />
  if (action?.type === 'move') return <MoveCard action={action} />
  return action === undefined ? <NoAttack /> : null
}
