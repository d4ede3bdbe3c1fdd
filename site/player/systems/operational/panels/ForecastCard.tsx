/** The preview of the offered order: a fight's forecast, the cost of a move, the chances of a strike from the air or the sea. */
import { keyedDice } from '../../../../../engine/dice.ts'
import { strikeForecast } from '../../../../../engine/systems/operational/assets/strike.ts'
import { isLanding } from '../../../../../engine/systems/operational/combat/attack.ts'
import type { Forecast } from '../../../../../engine/systems/operational/combat/forecastTypes.ts'
import type { OperationalGame } from '../../../../../engine/systems/operational/index.ts'
import { countActive, isTowed } from '../../../../../engine/systems/operational/steps.ts'
import { type OperationalState, queued } from '../../../../../engine/systems/operational/types.ts'
import type { OperationalAction } from '../../../../../engine/systems/operational/verbs/index.ts'
import type { UnitView } from '../../../../../engine/systems/operational/viewTypes.ts'
import { Card, Meter, Table, Terms, Why } from '../../../panels/parts.tsx'
import { expectedLosses, perCent, placeName, signed, unitName } from '../names.ts'
import type { Fight } from '../orderGroups.ts'
import { actionName } from '../orderWords.ts'
import { usePlayer } from '../types.ts'
import { Supply } from './Supply.tsx'

/** Thousandths of a step as steps, to one decimal. */
const tenths = (thousandths: number): string => (Math.round(thousandths / 100) / 10).toFixed(1)

/** The chances of a side's losses, in per cent: those of so many and more together at the end. */
const chancesTo = (chances: readonly number[], columns: number): readonly string[] =>
  Array.from({ length: columns }, (_, lost) => {
    const from = chances.slice(lost, lost + 1 < columns ? lost + 1 : undefined)
    return `${Math.round(from.reduce((sum, chance) => sum + chance, 0))}`
  })

const meanOf = (chances: readonly number[]): string =>
  tenths(10 * chances.reduce((sum, chance, lost) => sum + chance * lost, 0))

/** Losses that have columns of their own; all that are higher share the last one. */
const mostColumns = 5

/** How likely each side is to lose how much. */
const LossChances = ({ fight, forecast }: { fight: Fight; forecast: Forecast }) => {
  const { view } = usePlayer()
  const sides = [
    within(view.units[fight.unit], forecast.attackerLosses),
    within(view.units[fight.target], forecast.defenderLosses),
  ] as const
  // Half a per cent of a chance reads as none.
  const columns = Math.min(mostColumns, 1 + Math.max(...sides.map((all) => all.findLastIndex((one) => one >= 0.5))))
  if (columns < 2) return null
  const isCut = sides.some((all) => all.length > columns)
  const heads = Array.from({ length: columns }, (_, lost) => (lost + 1 === columns && isCut ? `${lost}+` : `${lost}`))
  return (
    <Table
      class="result losses"
      columns={['Loss, in %', ...heads, 'mean']}
      rows={sides.map((chances, at) => [at === 0 ? 'yours' : 'its', ...chancesTo(chances, columns), meanOf(chances)])}
    />
  )
}

/** Chances of losses that are no higher than what a unit has to lose, where that is known. */
const within = (unit: UnitView | undefined, chances: readonly number[]): readonly number[] => {
  const most = unit?.queue.length ?? 0
  if (most === 0 || most + 1 >= chances.length) return chances
  return [...chances.slice(0, most), chances.slice(most).reduce((sum, chance) => sum + chance, 0)]
}

/** The chance in per cent that losses take the last step of a unit; 0 when its strength is not known. */
const fatalChance = (unit: UnitView | undefined, chances: readonly number[]): number => {
  const last = unit?.queue.findLastIndex((entry) => entry < queued.slot) ?? -1
  return last < 0 ? 0 : chances.slice(last + 1).reduce((sum, chance) => sum + chance, 0)
}

/** When a known order of the target changes the kind of fight. */
const turned: Readonly<Partial<Record<string, string>>> = {
  feint: 'Its rearguard slips away: no more than a feint comes of it.',
  counterattack: 'It stands ready and strikes first: the odds are those of its counterattack.',
}

const AttackCard = ({ action, fight }: { action: OperationalAction; fight: Fight }) => {
  const { state, derived, scenario, view } = usePlayer()
  const { forecast } = derived
  if (!forecast) return null
  const [own, theirs] = expectedLosses(view, fight, forecast)
  const verb = actionName(state, action.type)
  const target = unitName(scenario, fight.target)
  const hasOdds = forecast.kind !== 'feint' && forecast.kind !== 'suppressive-fire'
  const odds = hasOdds && <b>{signed(forecast.odds)}</b>
  // The terms that each roll adds to the odds; most add nothing.
  const rolls = [
    ['Shift of own loss', forecast.attackerLossTerms],
    ['Shift of its loss', forecast.defenderLossTerms],
    ['Shift of its retreat', forecast.retreatTerms],
  ] as const
  const [fatal, ownFatal] = [
    fatalChance(view.units[fight.target], forecast.defenderLosses),
    fatalChance(view.units[fight.unit], forecast.attackerLosses),
  ].map(Math.round)
  const chances = [
    ['It loses its last step', fatal, fatal > 0],
    ['Your last step is lost', ownFatal, ownFatal > 0 && !isLanding(forecast.kind)],
    ['It retreats', Math.round(forecast.retreatChance), hasOdds],
    ['Overrun', Math.round(forecast.overrunChance), Math.round(forecast.overrunChance) > 0],
    ['A level of trenches', forecast.entrenchmentChance, forecast.entrenchmentChance > 0],
    ['The city falls to ruins', Math.round(forecast.ruinChance), forecast.ruinChance > 0],
  ] as const
  return (
    <Card
      title={`${verb} ${target}`}
      label={`Forecast: ${verb.toLowerCase()} ${target}`}
      chip={hasOdds ? <>odds {odds}</> : undefined}
    >
      {forecast.kind !== fight.kind && <p class="note">{turned[forecast.kind] ?? ''}</p>}
      {isLanding(forecast.kind) && <p class="note">Your unit is lost unless the hex is cleared.</p>}
      <Terms explained={{ unit: hasOdds ? 'shift' : 'per cent', terms: forecast.terms }} />
      <p class="sum ends">
        <span>
          Expected loss: yours {own}, its {theirs}
          {forecast.defenderSuppression > 0 && theirs === 0 && (
            <small> and {forecast.defenderSuppression} suppressed if it stands</small>
          )}
        </span>
        {odds}
      </p>
      {!hasOdds && (
        <Why
          label="Suppressed on average"
          value={`yours ${tenths(forecast.meanAttackerSuppression)}, its ${tenths(forecast.meanDefenderSuppression)}`}
        />
      )}
      <LossChances fight={fight} forecast={forecast} />
      {rolls.map(([label, terms]) => {
        const value = signed(terms.reduce((sum, term) => sum + term.value, 0))
        return terms.length > 0 && <Why key={label} label={label} value={value} explained={{ unit: 'shift', terms }} />
      })}
      {chances.map(
        ([label, chance, isShown]) =>
          isShown && <Meter key={label} label={label} value={`${chance} %`} part={chance} />,
      )}
    </Card>
  )
}

/** A position after a move or an arrival, which roll no dice, as far as is known. */
const afterwards = (game: OperationalGame, known: OperationalState, action: OperationalAction): OperationalState => {
  const state = game.copy(known)
  game.apply({ state, dice: keyedDice(1), emit: () => {} }, state.side, action)
  return state
}

type MoveType = 'move' | 'enter' | 'land' | 'drop' | 'recon-in-force' | 'river-crossing'

const MoveCard = ({ action }: { action: Extract<OperationalAction, { type: MoveType }> }) => {
  const { state, orders, derived, scenario } = usePlayer()
  const { type, unit, to } = action
  const own = orders.byUnit.get(unit)
  const cost = own?.cost.get(to)
  const { known, table } = derived
  const after = action.type === 'move' || action.type === 'enter' ? afterwards(state.game, known, action) : known
  const hasMoved = after !== known
  const notes = [
    own?.extended.has(to) && 'Extended: spends the action point, so no attack afterwards.',
    own?.takesAll.has(to) && 'Takes all movement points of a fresh unit.',
    own?.inZone.has(to) && 'Ends the move: an enemy zone of control.',
    countActive(table, after, unit, isTowed) < countActive(table, known, unit, isTowed) &&
      'Towed guns do not fire after it, until the enemy moves.',
    (after.entrenchment[unit] ?? 0) < (known.entrenchment[unit] ?? 0) && 'Leaves its trenches.',
  ].filter((note) => typeof note === 'string')
  const verb = type === 'enter' ? 'Arrive at' : type === 'move' ? 'Move to' : `${actionName(state, type)}:`
  const price = (
    <>
      cost <b>{cost}</b>
    </>
  )
  return (
    <Card
      title={`${verb} ${placeName(scenario, to)}`}
      label="Cost of the move"
      chip={cost === undefined ? undefined : price}
    >
      {derived.moveCost && <Terms explained={derived.moveCost} />}
      {hasMoved && <Supply side={table.side[unit] === 0 ? 0 : 1} hex={to} unit={unit} where="there" after={after} />}
      {notes.map((note) => (
        <p key={note} class="note">
          {note}
        </p>
      ))}
    </Card>
  )
}

export const ForecastCard = () => {
  const { state, derived } = usePlayer()
  const action = state.offered.value
  if (!action) return null
  if (derived.fight) return <AttackCard action={action} fight={derived.fight} />
  switch (action.type) {
    case 'move':
    case 'enter':
    case 'land':
    case 'drop':
    case 'recon-in-force':
    case 'river-crossing':
      return <MoveCard action={action} />
    default:
      return null
  }
}

export const StrikeCard = () => {
  const { state, derived, scenario } = usePlayer()
  const action = state.offered.value
  if (action?.type !== 'strike') return null
  const rules = derived.table.assets[action.asset]
  const forecast = strikeForecast(derived.table, state.position.value.state, action.asset, action.target)
  if (!rules || !forecast) return null
  const target = unitName(scenario, action.target)
  const { shift, terms } = forecast
  return (
    <Card title={`${rules.name}: ${target}`} label={`Forecast: ${rules.name} on ${target}`}>
      <Table
        class="result strike"
        columns={['Chance', 'Suppressed', 'Lost']}
        rows={forecast.results.map(({ chance, suppressed, lost }) => [perCent(chance), suppressed, lost])}
      />
      {terms.length > 0 && (
        <Why
          label={shift < 0 ? 'Milder than usual' : 'Harder than usual'}
          value={signed(shift * 1000)}
          explained={{ unit: 'shift', terms }}
        />
      )}
      {forecast.ruin > 0 && <Why label="The city falls to ruins" value={perCent(forecast.ruin)} />}
      {forecast.fortRuin > 0 && <Why label="The fort is destroyed" value={perCent(forecast.fortRuin)} />}
    </Card>
  )
}
