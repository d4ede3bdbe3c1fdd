/**
 * The preview of the offered order: the dice of a battle term by term, or the hexes of a move; and the reason for a blocked line of sight.
 */
import { ignoresOf } from '../../../../../engine/systems/command-cards/battle/flags.ts'
import { hittingFaces } from '../../../../../engine/systems/command-cards/battle/roll.ts'
import type { BattleForecast } from '../../../../../engine/systems/command-cards/index.ts'
import { phase } from '../../../../../engine/systems/command-cards/types.ts'
import type { CommandCardsAction } from '../../../../../engine/systems/command-cards/verbs/index.ts'
import { Card, Meter, Terms, Why } from '../../../panels/parts.tsx'
import { count, groundWords, perCent, placeName, unitName } from '../names.ts'
import { usePlayer } from '../types.ts'
import { FaceMarks } from './DiceRoll.tsx'

type Attack = Extract<CommandCardsAction, { type: 'attack' }>

const HittingFaces = ({ action }: { action: Attack }) => {
  const { table } = usePlayer().derived
  const { hitConfirmedBy } = table.types[action.target]
  return (
    <p class="cc-faces">
      Hits with <FaceMarks faces={hittingFaces(table, action.unit, action.target)} />
      {hitConfirmedBy && (
        <>
          {' '}
          and then <FaceMarks faces={hitConfirmedBy} />
        </>
      )}
    </p>
  )
}

/** Dice term by term, and what they promise. command-cards.C10-C17, C22 */
const DicePool = ({ action, forecast }: { action: Attack; forecast: BattleForecast }) => {
  const { state, derived, scenario } = usePlayer()
  const position = state.position.value.state
  const { may, must } = ignoresOf(derived.table, position, action.target, position.hex[action.unit])
  const ignored = must + may
  const flags = state.game.explain(position, { about: 'flags', unit: action.target })
  const name = unitName(scenario, action.target)
  return (
    <Card
      title={`Attack ${name}`}
      label={`Forecast: attack ${name}`}
      chip={<b>{count(forecast.dice, 'die', 'dice')}</b>}
    >
      <Terms explained={{ unit: 'dice', terms: forecast.terms }} />
      <p class="sum ends">
        <span>Figures lost on average</span>
        <b>{(forecast.hits / 1000).toFixed(2)}</b>
      </p>
      <Meter label="Destroyed" value={perCent(forecast.kill)} part={forecast.kill / 10} />
      <Meter label="Falls back" value={perCent(forecast.retreat)} part={forecast.retreat / 10} />
      <HittingFaces action={action} />
      {ignored > 0 && (
        <Why label="Flags that it can ignore" value={ignored >= 9 ? 'all' : String(ignored)} explained={flags} />
      )}
    </Card>
  )
}

const MoveCard = ({ action: { unit, to } }: { action: Extract<CommandCardsAction, { type: 'move' }> }) => {
  const { state, scenario } = usePlayer()
  const explained = state.game.explain(state.position.value.state, { about: 'movement', unit, to })
  if (explained === undefined) return null
  const hexes = count(Math.round(explained.value / 1000), 'hex', 'hexes')
  return (
    <Card title={`Move to ${placeName(scenario, to)}`} label="The move" chip={<b>{hexes}</b>}>
      <p class="note">{groundWords(state, to)}</p>
      <Terms explained={explained} />
    </Card>
  )
}

/** Why an enemy that is pointed at cannot be attacked: sight, and the engine's reason. */
const NoAttack = () => {
  const { state, derived, scenario } = usePlayer()
  const { table, known, sight, unit } = derived
  if (sight === undefined || unit === null) return null
  const position = state.position.value.state
  const target = known.hex.indexOf(sight.to)
  const isMine = state.mayAct.value && position.phase === phase.battle && table.side[unit] === position.side
  const distance = table.distance[sight.from * table.size + sight.to]
  return (
    <Card
      title={sight.blockers.length === 0 ? 'The line of sight is free' : 'No line of sight'}
      label="Line of sight"
      chip={<b>{count(distance, 'hex', 'hexes')}</b>}
    >
      {sight.blockers.map((hex) => {
        const blocker = known.hex.indexOf(hex)
        return (
          <p key={hex}>
            <b>{placeName(scenario, hex)}</b>: {blocker < 0 ? '' : `${scenario.units[blocker].name}, `}
            {groundWords(state, hex)}
          </p>
        )
      })}
      {isMine && <p class="note">{state.game.refusal(position, position.side, { type: 'attack', unit, target })}</p>}
    </Card>
  )
}

export const OfferCard = () => {
  const { state, derived } = usePlayer()
  const action = state.offered.value
  const { forecast } = derived
  if (action?.type === 'attack' && forecast) return <DicePool action={action} forecast={forecast} />
  if (action?.type === 'move') return <MoveCard action={action} />
  return action === undefined ? <NoAttack /> : null
}
