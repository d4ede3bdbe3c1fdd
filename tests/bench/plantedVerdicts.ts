/**
 * `npm run verdicts:planted -- [scenario] [--handicaps N] [--verdicts N] [--truth N]`: how often verdicts err about real battles.
 * Handicaps are planted: from none to several units of a side, drawn by a seed, lose two steps or figures. The value of the game is
 * then measured by many games of each pair of players; verdicts are asked for, each from seeds of its own. A verdict errs when it is
 * pass and the value lies ten points outside of the band or more, or when it is fail and the value lies inside. Between these nothing is wrong.
 * What was played is remembered: a run that was stopped goes on where it was.
 */
import { part } from '../support/part.ts'
import '../support/host.ts'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { matrixOf, pairsOf } from '../../compiler/course/pairs.ts'
import { makeReport } from '../../compiler/diagnostics/diagnostic.ts'
import { readDirectory } from '../../compiler/disk.ts'
import { playedFacts } from '../../compiler/playtest/facts.ts'
import { withSettings } from '../../compiler/playtest/levers/lever.ts'
import { panelOf, playPair, playUntilClear } from '../../compiler/playtest/panel.ts'
import { openPool } from '../../compiler/playtest/pool.ts'
import { judgeValue, type Matrix, mostGames, valueIn } from '../../compiler/statistics/styles.ts'
import { leversFor } from '../../compiler/systems/games.ts'
import { openWorkspace } from '../../compiler/workspace.ts'
import { rollingDice } from '../../engine/dice.ts'
import { openMemory } from '../support/remember.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    handicaps: { type: 'string', default: '10' },
    verdicts: { type: 'string', default: '10' },
    truth: { type: 'string', default: '600' },
  },
})
const [id = 'singling'] = positionals
const root = new URL('../../', import.meta.url).pathname
const found = openWorkspace(await readDirectory(join(root, 'content'), makeReport())).scenario(id)?.scenario
if (found === undefined) throw new Error(`no scenario ${id}`)
const { scenario: fair, origins, balance } = found
const panel = panelOf(fair)
const truthGames = Number(values.truth)

/** First seeds of the games that measure, and of the first verdict; those of verdicts lie further apart than all pairs of one. */
const [truthSeed, verdictSeed, seedsOfVerdict] = [5_000_000, 6_000_000, 1_000_000]

/** Points outside of the band that have to be found out. */
const outside = 10

const unitLevers = leversFor(fair.system)
  .leversOf(fair, origins)
  .flatMap(({ id, less: [, two] }) => (/^(steps|figures) /.test(id) && two !== undefined ? [two.settings] : []))

/** Half of the handicaps hit the first side, half the second; each pair hits a unit more. */
const handicapOf = (number: number) => {
  const dice = rollingDice(number)
  const { units } = part<{ readonly units: readonly { readonly side: number }[] }>(fair)
  const own = unitLevers.filter(([{ path }]) => units[Number(path[1])].side === number % 2)
  const lost = Array.from({ length: Math.min(own.length, number >> 1) }, () => own.splice(dice.below(own.length), 1)[0])
  return withSettings(fair, lost.flat())
}

const remember = openMemory(join(root, '.sandtable/planted.jsonl'))

const pool = openPool()
const total = { verdicts: 0, games: 0, fair: 0, wronglyOff: 0, unfair: 0, wronglyPassed: 0, undecided: 0 }
for (let number = 0; number < Number(values.handicaps); number++) {
  const scenario = handicapOf(number)
  const facts = playedFacts(scenario)
  const truth = await remember({ facts, panel, truthGames, side: balance.side }, async () => {
    const asked = { scenario, panel, seed: truthSeed, band: balance }
    const results = await Promise.all(pairsOf(panel).map((_, pair) => playPair(pool, asked, pair, [0, truthGames])))
    const won = results.map((games) => games.filter(({ winner }) => winner === balance.side).length)
    const matrix: Matrix = panel.map((_, row) =>
      panel.map((_, column) => ({ games: truthGames, won: won[row * panel.length + column] })),
    )
    return valueIn(matrix).share
  })
  const isFair = truth >= balance.from && truth <= balance.to
  const isUnfair = truth <= balance.from - outside || truth >= balance.to + outside
  const said: string[] = []
  for (let index = 0; index < Number(values.verdicts); index++) {
    const seed = verdictSeed + seedsOfVerdict * index
    const { verdict, games } = await remember({ facts, panel, balance, seed }, async () => {
      const question = { scenario, panel, seed, band: balance, least: 0, watched: 0, most: mostGames }
      const { games: played } = await playUntilClear(pool, question, [])
      const value = valueIn(matrixOf(played, balance))
      return { verdict: judgeValue(value, balance), games: played.reduce((sum, one) => sum + one.games, 0) }
    })
    said.push(verdict)
    total.verdicts++
    total.games += games
    if (verdict === 'undecided') total.undecided++
    if (isFair) total.fair++
    if (isFair && verdict === 'fail') total.wronglyOff++
    if (isUnfair) total.unfair++
    if (isUnfair && verdict === 'pass') total.wronglyPassed++
  }
  const counts = [...new Set(said)].map((verdict) => `${verdict} ${said.filter((one) => one === verdict).length}`)
  const kind = isFair ? 'fair' : isUnfair ? 'unfair' : 'between'
  console.log(`${id} with handicap ${number}, value ${truth.toFixed(1)} % (${kind}): ${counts.join(', ')}`)
}
await pool.close()
console.log(
  `${total.verdicts} verdicts, ${(total.games / total.verdicts).toFixed(0)} games each: ${total.wronglyOff} of ${total.fair} on fair battles say that they are not, ${total.wronglyPassed} of ${total.unfair} on unfair ones pass, ${total.undecided} undecided`,
)
