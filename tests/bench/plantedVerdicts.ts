/**
 * `npm run verdicts:planted -- [scenario] [--handicaps N] [--verdicts N] [--truth N]`: how often the panel errs about real battles.
 * Handicaps are planted: from none to several units of a side, drawn by a seed, lose two steps or figures. What each player wins then is
 * measured in many games of their own; verdicts are then asked for, each from seeds of its own. A verdict errs when it is pass and a
 * player wins ten points outside of the band or more, or when it is fail or depends and all win inside. Between these nothing is wrong.
 * What was played is remembered: a run that was stopped goes on where it was.
 */
import '../support/host.ts'
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { PlayerVerdict } from '../../compiler/bundle.ts'
import { makeReport } from '../../compiler/diagnostics/diagnostic.ts'
import { readDirectory } from '../../compiler/disk.ts'
import { playedFacts } from '../../compiler/playtest/facts.ts'
import { withSettings } from '../../compiler/playtest/levers/lever.ts'
import { panelOf, playUntilClear } from '../../compiler/playtest/panel.ts'
import { openPool } from '../../compiler/playtest/pool.ts'
import { judgePanel, mostGames, ruleFor } from '../../compiler/statistics/sequential.ts'
import { leversFor } from '../../compiler/systems/games.ts'
import { openWorkspace } from '../../compiler/workspace.ts'
import { rollingDice } from '../../engine/dice.ts'
import { hashJson } from '../../engine/hash.ts'

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

/** First seeds of the games that measure, and of the first verdict; verdicts lie as far apart as the most games. */
const [truthSeed, verdictSeed] = [5_000_000, 6_000_000]

/** Points outside of the band that have to be found out. */
const outside = 10

const unitLevers = leversFor(fair.system)
  .leversOf(fair, origins)
  .flatMap(({ id, less: [, two] }) => (/^(steps|figures) /.test(id) && two !== undefined ? [two.settings] : []))

/** Half of the handicaps hit the first side, half the second; each pair hits a unit more. */
const handicapOf = (number: number) => {
  const dice = rollingDice(number)
  const { units } = fair as unknown as { readonly units: readonly { readonly side: number }[] }
  const own = unitLevers.filter(([{ path }]) => units[Number(path[1])].side === number % 2)
  const lost = Array.from({ length: Math.min(own.length, number >> 1) }, () => own.splice(dice.below(own.length), 1)[0])
  return withSettings(fair, lost.flat())
}

interface Line {
  readonly key: string
  readonly value: unknown
}
const memory = join(root, '.sandtable/planted.jsonl')
mkdirSync(join(root, '.sandtable'), { recursive: true })
const known = new Map(
  (existsSync(memory) ? readFileSync(memory, 'utf8') : '')
    .split('\n')
    .filter((line) => line.endsWith('}'))
    .map((line) => JSON.parse(line) as Line)
    .map(({ key, value }) => [key, value]),
)
const remember = async <T>(question: unknown, answer: () => Promise<T>): Promise<T> => {
  const key = hashJson(question)
  if (known.has(key)) return known.get(key) as T
  const value = await answer()
  appendFileSync(memory, `${JSON.stringify({ key, value } satisfies Line)}\n`)
  return value
}

const pool = openPool()
const rule = ruleFor(balance, panel.length)
const total = { verdicts: 0, games: 0, fair: 0, wronglyOff: 0, unfair: 0, wronglyPassed: 0, undecided: 0 }
for (let number = 0; number < Number(values.handicaps); number++) {
  const scenario = handicapOf(number)
  const facts = playedFacts(scenario)
  const shares: number[] = []
  for (const player of panel)
    shares.push(
      await remember({ facts, player, truthGames, side: balance.side }, async () => {
        const players = scenario.sides.map(() => player)
        const results = await pool.play({ scenario, players, from: 0, to: truthGames, seed: truthSeed })
        return (100 * results.filter(({ winner }) => winner === balance.side).length) / truthGames
      }),
    )
  const isFair = shares.every((share) => share >= balance.from && share <= balance.to)
  const isUnfair = shares.some((share) => share <= balance.from - outside || share >= balance.to + outside)
  const said: string[] = []
  for (let index = 0; index < Number(values.verdicts); index++) {
    const seed = verdictSeed + mostGames * index
    const { verdict, games } = await remember({ facts, panel, balance, seed }, async () => {
      const verdicts: PlayerVerdict[] = []
      let games = 0
      for (const player of panel) {
        const question = { scenario, player, seed, band: balance, rule, least: 0, watched: 0, most: mostGames }
        const answer = await playUntilClear(pool, question, undefined)
        verdicts.push(answer.games.verdict)
        games += answer.games.games
      }
      return { verdict: judgePanel(verdicts), games }
    })
    said.push(verdict)
    total.verdicts++
    total.games += games
    if (verdict === 'undecided') total.undecided++
    if (isFair) total.fair++
    if (isFair && (verdict === 'fail' || verdict === 'depends')) total.wronglyOff++
    if (isUnfair) total.unfair++
    if (isUnfair && verdict === 'pass') total.wronglyPassed++
  }
  const counts = [...new Set(said)].map((verdict) => `${verdict} ${said.filter((one) => one === verdict).length}`)
  const kind = isFair ? 'fair' : isUnfair ? 'unfair' : 'between'
  console.log(
    `${id} with handicap ${number}, ${panel.map((player, n) => `${player} ${shares[n].toFixed(1)} %`).join(', ')} (${kind}): ${counts.join(', ')}`,
  )
}
await pool.close()
console.log(
  `${total.verdicts} verdicts, ${(total.games / total.verdicts / panel.length).toFixed(0)} games a player: ${total.wronglyOff} of ${total.fair} on fair battles say that they are not, ${total.wronglyPassed} of ${total.unfair} on unfair ones pass, ${total.undecided} undecided`,
)
