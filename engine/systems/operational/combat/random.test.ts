import fc from 'fast-check'
import { expect, test } from 'vitest'
import { queueFaults } from '../../../../tests/support/queue.ts'
import { layTable } from '../../../../tests/support/table.ts'
import { keyedDice, rollingDice } from '../../../dice.ts'
import type { OperationalEvent } from '../events.ts'
import type { OperationalAction } from '../verbs/index.ts'
import { entryAt } from './rolls.ts'

const levels = { pool: 3, intelligence: 3, operations: 3, logistics: 3, engineering: 3 }

/** Two armies of all arms face each other over a river, with staffs that know every order. */
const field = (fog: boolean) => {
  const arms = ['british-infantry', 'british-armour', 'german-infantry', 'german-panzer-division']
  const specialists = [
    ['field-artillery', 'heavy-artillery', 'engineers'],
    ['commandos', 'tank-battalion'],
    ['field-artillery'],
    ['heavy-anti-tank-guns'],
  ]
  const unit = (index: number, side: 0 | 1, hex: string) => ({
    id: `${side}${index}`,
    side,
    hex,
    type: arms[side * 2 + (index % 2)],
    specialists: specialists[side * 2 + (index % 2)],
    experience: 80 + index * 70,
    entrenchment: (index % 3) as 0 | 1 | 2,
  })
  return layTable({
    fog,
    map: '. . . C . .\n . . h . . .\n. . . . C .\n . f . . . .',
    owner: '1 1 1 2 2 2\n 1 1 1 2 2 2\n1 1 1 2 2 2\n 1 1 1 2 2 2',
    barriers: ['major-river 0303 E NE', 'minor-river 0304 E NE'],
    sources: [['rail 0101'], ['rail 0601']],
    ways: ['rail 0101 0201', 'rail 0601 0501'],
    objectives: [{ side: 0, hex: '0501' }],
    headquarters: [
      { side: 0, hex: '0101', levels, commandPoints: 9 },
      { side: 1, hex: '0601', levels, commandPoints: 9 },
    ],
    turns: 6,
    units: [
      ...['0301', '0302', '0303', '0304'].map((hex, index) => unit(index, 0, hex)),
      ...['0401', '0402', '0403', '0404'].map((hex, index) => unit(index, 1, hex)),
    ],
  })
}

const fights = ['attack', 'feint', 'suppressive-fire', 'set-piece', 'assault-crossing'] as const
const stances = ['no-retreat', 'rearguard', 'counterattack']
type Fight = Extract<OperationalAction, { type: (typeof fights)[number] }>
const isFight = (action: OperationalAction): action is Fight => fights.some((type) => type === action.type)

test('B7, D15, F19, F20, F21, F31: through thousands of fights queues are in order, forecasts come true, losses add up', () => {
  fc.assert(
    fc.property(fc.nat(), fc.boolean(), (seed, fog) => {
      const { game, state } = field(fog)
      const dice = keyedDice(seed)
      const picks = rollingDice(seed, 1)
      let combats = 0
      for (let step = 0; step < 60 && !state.ended; step++) {
        const legal = game.legal(state, state.side)
        // Fights and special orders first, so that there are many.
        const bold = legal.filter((action) => isFight(action) || stances.includes(action.type))
        const choices = bold.length > 0 && picks.below(5) > 0 ? bold : legal
        const action = choices[picks.below(choices.length)]
        const foreseen = isFight(action) ? game.forecast(state, action.unit, action.target, action.type) : undefined
        const isOpen =
          isFight(action) && (!fog || state.stanceKnown[action.target] === 1 || state.stance[action.target] === 0)
        const before = [...game.scenario.units.keys()].map((unit) => state.active[unit] + state.suppressed[unit])
        const lost = [state.killed[0] + state.scattered[0], state.killed[1] + state.scattered[1]]
        const events: OperationalEvent[] = []
        game.apply({ state, dice, emit: (event) => void events.push(event) }, state.side, action)
        expect(queueFaults(game.table, state)).toEqual([])
        const combat = events.find((event) => event.type === 'combat')
        if (combat?.type !== 'combat') continue
        combats++
        expect(foreseen).toBeDefined()
        if (foreseen && isOpen && foreseen.kind === combat.kind) expect(combat.odds).toBe(foreseen.odds)
        // The log names the columns that were rolled: they are what the losses come from.
        const { attackerLoss, defenderLoss } = game.scenario.rules.combat
        const tables = [attackerLoss[game.scenario.difficulty], defenderLoss]
        for (const [at, losses] of [combat.attacker, combat.defender].entries()) {
          const column = combat.columns[at]
          if (column === undefined || combat.kind === 'set-piece') continue
          const isAlive = state.hex[at === 0 ? combat.unit : combat.target] > 0
          const entry = entryAt(game.table, tables[at], column)
          const taken = losses.lost + losses.specialistsLost.length
          if (isAlive) expect(taken).toBe(entry)
          else expect(taken).toBeLessThanOrEqual(entry)
        }
        expect(combat.columns.length > 0).toBe(combat.kind !== 'feint' && combat.kind !== 'suppressive-fire')
        const { first, last } = game.scenario.rules.combat.columns
        for (const column of combat.columns) expect(column >= first && column <= last).toBe(true)
        if (combat.columns.length > 0 && (combat.retreated || combat.cornered))
          expect(combat.retreatChance).toBeGreaterThan(0)
        for (const [unit, losses] of [
          [combat.unit, combat.attacker],
          [combat.target, combat.defender],
        ] as const) {
          const side = game.scenario.units[unit].side
          const now = state.active[unit] + state.suppressed[unit]
          expect(before[unit] - losses.lost).toBe(state.hex[unit] < 0 ? 0 : now)
          // A staff in flight loses people too.
          if (!events.some(({ type }) => type.startsWith('hq-')))
            expect(state.killed[side] + state.scattered[side] - lost[side]).toBe(losses.lost)
        }
      }
      expect(combats).toBeGreaterThan(0)
    }),
    { numRuns: 30 },
  )
})

test('A6, D15, D16, D19: the means of the forecast are those of many fights', () => {
  const table = field(false)
  const { game, state } = table
  const forecast = game.forecast(state, 0, 4)
  if (!forecast) throw new Error('no forecast')
  const sums = { attackerLoss: 0, defenderLoss: 0, attackerSuppression: 0, retreats: 0, overruns: 0 }
  /** Fights in which each side lost so much. */
  const times = [forecast.attackerLosses, forecast.defenderLosses].map((chances) => chances.map(() => 0))
  const dice = keyedDice(7)
  const fightsFought = 2000
  for (let fight = 0; fight < fightsFought; fight++) {
    const twin = game.copy(state)
    game.apply(
      {
        state: twin,
        dice,
        emit(event) {
          if (event.type !== 'combat') return
          const { attacker, defender } = event
          const [own, theirs] = [attacker, defender].map((losses) => losses.lost + losses.specialistsLost.length)
          sums.attackerLoss += own
          sums.defenderLoss += theirs
          times[0][own]++
          times[1][theirs]++
          sums.attackerSuppression += attacker.suppressed + attacker.specialistsSuppressed.length
          if (event.retreated || event.cornered) sums.retreats++
          if (event.overrun) sums.overruns++
        },
      },
      0,
      { type: 'attack', unit: 0, target: 4 },
    )
  }
  const mean = (sum: number) => (sum * 1000) / fightsFought
  expect(Math.abs(mean(sums.attackerLoss) - forecast.meanAttackerLoss)).toBeLessThan(80)
  expect(Math.abs(mean(sums.defenderLoss) - forecast.meanDefenderLoss)).toBeLessThan(80)
  expect(Math.abs(mean(sums.attackerSuppression) - forecast.meanAttackerSuppression)).toBeLessThan(80)
  expect(Math.abs(mean(sums.retreats) / 10 - forecast.retreatChance)).toBeLessThan(3)
  expect(Math.abs(mean(sums.overruns) / 10 - forecast.overrunChance)).toBeLessThan(3)
  for (const [side, chances] of [forecast.attackerLosses, forecast.defenderLosses].entries())
    for (const [lost, chance] of chances.entries())
      expect(Math.abs(mean(times[side][lost]) / 10 - chance), `side ${side}, ${lost} lost`).toBeLessThan(4)
})
