/** Boats and aircraft: where to go ashore and where to jump. operational.H11-H13 */
import type { OperationalGame } from '../index.ts'
import { friendsBeside, stepsOf } from './front.ts'
import { far, type Ground } from './ground.ts'
import { bestOf, type Options, type Proposal, strongest } from './options.ts'
import type { Picture } from './picture.ts'
import { weights } from './weights.ts'

/** Worth of standing in a hex of the bridgehead: near the goals, near friends, not under the enemy's fist. */
const footing = (game: OperationalGame, ground: Ground, picture: Picture, unit: number, hex: number): number => {
  const { toGoal, goals, threat } = picture
  const near = toGoal ? Math.min(far, toGoal.infantry[hex]) : 0
  const strength = Math.max(1, game.table.types[unit].defence * stepsOf(picture.state, unit))
  return (
    (goals.has(hex) ? weights.takeObjective : 0) -
    weights.nearer * Math.min(30, near) -
    Math.min(weights.exposedMost, Math.floor((100 * threat[hex]) / strength)) +
    weights.company * Math.min(3, friendsBeside(ground, picture, hex))
  )
}

export const planLanding = (game: OperationalGame, ground: Ground, picture: Picture, options: Options) => {
  const { state } = picture
  const least = Number.MIN_SAFE_INTEGER
  const landing = bestOf(options.of('land'), least, ({ unit, to }) => footing(game, ground, picture, unit, to))
  const assault = bestOf(options.of('assault-beach'), weights.attackThreshold, ({ unit, target }) => {
    const forecast = game.forecast(state, unit, target, 'assault-beach')
    if (!forecast) return 0
    // What fails is lost altogether.
    const stake = stepsOf(state, unit) * weights.ownLost
    const won = forecast.retreatChance * (weights.bridgehead + weights.dislodged)
    return Math.floor((won - (100 - forecast.retreatChance) * stake) / 100)
  })
  const drop: Proposal | undefined = bestOf(options.of('drop'), weights.dropThreshold, ({ unit, to }) => {
    const held = picture.unitAt[to]
    const worth = footing(game, ground, picture, unit, to) + weights.dropBase
    if (held < 0) return state.hubHex.includes(to) ? worth + weights.takeHub : worth
    const forecast = game.forecast(state, unit, held, 'drop')
    return forecast ? Math.floor((worth * forecast.retreatChance) / 100) - stepsOf(state, unit) * weights.ownLost : 0
  })
  return strongest(landing, assault, drop)
}
