/** `npm run verdicts`: how often panels err and how many games they take, of 10,000 simulated ones for each share and size. */
import { rollingDice } from '../../engine/dice.ts'
import { type Simulated, simulatePanels } from '../support/panels.ts'

const band = { from: 35, to: 65 }
const columns: readonly (keyof Simulated)[] = ['pass', 'fail', 'depends', 'undecided', 'games']

process.stdout.write(`band ${band.from}-${band.to} %, verdicts in per cent, games of a player\n`)
process.stdout.write(`players  share ${columns.map((name) => name.padStart(10)).join('')}\n`)
for (const players of [1, 3, 4]) {
  for (const share of [50, 60, 65, 70, 75, 80]) {
    const found = simulatePanels({ band, players, share }, 10_000, rollingDice(share))
    const cells = columns.map((name) => found[name].toFixed(name === 'games' ? 0 : 1).padStart(10))
    process.stdout.write(`${String(players).padStart(7)}${`${share} %`.padStart(7)} ${cells.join('')}\n`)
  }
}
