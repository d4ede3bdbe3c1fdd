/** `npm run verdicts`: how often verdicts err and how many games they take, of 2,000 simulated ones for each shape of styles and share. */
import { rollingDice } from '../../engine/dice.ts'
import { type Simulated, shapes, simulateVerdicts } from '../support/matrices.ts'

const band = { from: 35, to: 65 }
const columns: readonly (keyof Simulated)[] = ['pass', 'fail', 'undecided', 'games']

process.stdout.write(`band ${band.from}-${band.to} %, verdicts in per cent, games in all\n`)
process.stdout.write(`${'styles'.padEnd(24)}  share ${columns.map((name) => name.padStart(10)).join('')}\n`)
for (const [name, sharesOf] of Object.entries(shapes)) {
  for (const share of [50, 60, 65, 70, 75, 80]) {
    const found = simulateVerdicts(band, sharesOf(share), 2000, rollingDice(share))
    const cells = columns.map((column) => found[column].toFixed(column === 'games' ? 0 : 2).padStart(10))
    process.stdout.write(`${name.padEnd(24)}${`${share} %`.padStart(7)} ${cells.join('')}\n`)
  }
}
