/** The door into a thread of the arena. */
import '../support/host.ts'
import type { GameResult } from '../../compiler/playtest/game.ts'
import { playSeries, type Series } from '../../compiler/playtest/series.ts'
import { makePlayer, openGame } from '../../compiler/systems/games.ts'
import type { AnyGame, Player } from '../../engine/game.ts'
import { adversariesOf } from './adversaries/index.ts'
import type { Looked } from './arena.ts'
import { lookThrough, sinsOf, type Tally } from './sins/index.ts'

type Make = (name: string, game: AnyGame) => Player

/** Makes players as another checkout does, in games that it opens itself. */
const makerOf = async (checkout: string): Promise<Make> => {
  const own = async <M>(path: string) => (await import(`${checkout}/compiler/${path}.ts`)) as M
  const { setHost } = await own<typeof import('../../compiler/host.ts')>('host')
  setHost((await own<typeof import('../../compiler/nodeHost.ts')>('nodeHost')).nodeHost)
  const games = await own<typeof import('../../compiler/systems/games.ts')>('systems/games')
  return (name, game) => games.makePlayer(name, games.openGame(game.scenario as never))
}

const makers = new Map<string, Promise<Make>>()

const play = async (series: Series): Promise<GameResult[]> => {
  const made = new Map<string, Make>()
  const adversaries = await adversariesOf(series.scenario.system)
  for (const name of series.players) {
    const [, who, checkout] = /^(.*)@(.*)$/.exec(name) ?? []
    if (checkout !== undefined) {
      const make = makers.get(checkout) ?? makerOf(checkout)
      makers.set(checkout, make)
      const there = await make
      made.set(name, (_, game) => ({ ...there(who, game), id: name }))
    } else if (Object.hasOwn(adversaries, name)) {
      const { plays } = adversaries[name]
      made.set(name, (_, game) => (typeof plays === 'string' ? makePlayer(plays, game) : plays(game)))
    }
  }
  return playSeries(series, (name, game) => (made.get(name) ?? makePlayer)(name, game))
}

export default play

export { samplePositions } from './positions.ts'

export const look = async ({ series, sides }: Looked): Promise<Tally> => {
  const games = await play({ ...series, keepsMoves: true })
  const sins = await sinsOf(series.scenario.system)
  const game = openGame(series.scenario)
  return lookThrough(
    sins,
    game,
    games.map(({ game: number, moves }) => ({ seed: series.seed + number, moves })),
    sides,
  )
}
