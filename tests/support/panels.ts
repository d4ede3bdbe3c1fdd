/** Panels of players that were never there: what is said of games that are won by chance, with a share that is known. */

import type { PlayerVerdict } from '../../compiler/bundle.ts'
import { judgePanel, judgeWins, mostGames, ruleFor } from '../../compiler/statistics/sequential.ts'
import type { Dice } from '../../engine/dice.ts'

export interface Panel {
  readonly band: { readonly from: number; readonly to: number }
  readonly players: number
  /** Of games that each player's side wins in truth, in per cent. */
  readonly share: number
}

/** How often each verdict came, in per cent, and the mean number of games of a player. */
export interface Simulated {
  readonly pass: number
  readonly fail: number
  readonly depends: number
  readonly undecided: number
  readonly games: number
}

export const simulatePanels = ({ band, players, share }: Panel, panels: number, dice: Dice): Simulated => {
  const rule = ruleFor(band, players)
  const counts = { pass: 0, fail: 0, depends: 0, undecided: 0 }
  let games = 0
  for (let panel = 0; panel < panels; panel++) {
    const verdicts: PlayerVerdict[] = []
    for (let player = 0; player < players; player++) {
      let [wins, played] = [0, 0]
      let verdict: PlayerVerdict = 'undecided'
      for (; verdict === 'undecided' && played < mostGames; verdict = judgeWins(rule, wins, played)) {
        if (dice.below(100) < share) wins++
        played++
      }
      verdicts.push(verdict)
      games += played
    }
    counts[judgePanel(verdicts)]++
  }
  const percent = (count: number): number => (100 * count) / panels
  return {
    pass: percent(counts.pass),
    fail: percent(counts.fail),
    depends: percent(counts.depends),
    undecided: percent(counts.undecided),
    games: games / (panels * players),
  }
}
