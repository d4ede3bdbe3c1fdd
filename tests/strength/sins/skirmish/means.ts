import { cardsInHand } from '../../../../engine/systems/skirmish/cards/deck.ts'
import { equipmentFor } from '../../../../engine/systems/skirmish/cards/deploy.ts'
import { waysToPlay } from '../../../../engine/systems/skirmish/cards/support.ts'
import { forecastOf } from '../../../../engine/systems/skirmish/forecast.ts'
import type { SkirmishGame } from '../../../../engine/systems/skirmish/index.ts'
import { question } from '../../../../engine/systems/skirmish/types.ts'
import type { Chapter, Counts, Watcher } from './watch.ts'

/** Luck that is played, and then no die of its seat falls in the turn. */
const watchLuck = ({ table }: SkirmishGame, counts: Counts): Watcher => {
  const waiting = new Map<number, number>()
  const settle = (side: number, isWasted: boolean): void => {
    for (let played = waiting.get(side) ?? 0; played > 0; played--) counts.occasion('late-luck', side, isWasted)
    waiting.delete(side)
  }
  return {
    after(_state, side, action, events) {
      if (action.type === 'play' && table.cards[action.card].support?.luck)
        waiting.set(side, (waiting.get(side) ?? 0) + 1)
      for (const event of events) {
        if (event.type === 'shot' && event.roll > 0 && event.unit >= 0) settle(table.seat[event.unit], false)
        if (event.type === 'shot' && event.unit < 0) settle(side, false)
        if (event.type === 'turn') for (const seat of [...waiting.keys()]) settle(seat, true)
      }
    },
  }
}

/** Weapons that reload or are mounted, and could be bought for a unit. */
const watchArms = ({ table }: SkirmishGame, counts: Counts): Watcher => ({
  before(state, side, action) {
    if (state.equipping === 0 || table.seat[state.equipping - 1] !== side) return
    const { options } = table.cards[table.card[state.equipping - 1]]
    const isArm = (option: number): boolean =>
      ['mounted', 'reload'].includes(options[option].rules.use) && options[option].rules.weapon !== undefined
    if (!equipmentFor(table, state, side).some(isArm)) return
    if (action.type === 'equip' && isArm(action.option)) counts.occasion('arms-unbought', side, false)
    else if (action.type !== 'equip') counts.occasion('arms-unbought', side, true)
  },
})

/** A fighter that would likely shoot down who attacks, in thousandths of a per cent. */
const goodChance = 40_000

const watchFighters = ({ table }: SkirmishGame, counts: Counts): Watcher => ({
  before(state, side, action) {
    if (state.question !== question.intercept) return
    if (action.type === 'intercept') counts.occasion('fighter-idle', side, false)
    else {
      const best = Math.max(
        0,
        ...table.unitsOf[side].map((unit) =>
          state.space[unit] > table.field && table.rules[unit].abilities.includes('fighter')
            ? (forecastOf(table, state, side, { type: 'intercept', unit })?.destruction.value ?? 0)
            : 0,
        ),
      )
      if (best >= goodChance) counts.occasion('fighter-idle', side, true)
    }
  },
})

const watchGenerals = ({ table }: SkirmishGame, counts: Counts): Watcher => ({
  before(state, side, action) {
    if (action.type !== 'play' || !table.cards[action.card].support?.general) return
    const ways = waysToPlay(table, state, side, action.card, state.ap[side])
    if (ways.length > 1) counts.occasion('first-general', side, ways[0][1] === action.choice)
  },
})

const dear = 5

/** Dear units that were in hand in the first two thirds of a battle. */
const watchDear = ({ table }: SkirmishGame, counts: Counts): Watcher => {
  const held = new Map<string, boolean>()
  return {
    before(state, side, action) {
      if (state.turn * 3 <= table.scenario.turns * 2)
        for (const card of cardsInHand(table, state, side))
          if ((table.cards[card].unit?.cost ?? 0) >= dear && !held.has(`${side} ${card}`))
            held.set(`${side} ${card}`, false)
      if (action.type === 'deploy' && held.has(`${side} ${action.card}`)) held.set(`${side} ${action.card}`, true)
    },
    end() {
      for (const [key, isUsed] of held) counts.occasion('dear-unplayed', Number(key.split(' ')[0]), !isUsed)
    },
  }
}

/** Income that the store cannot hold. */
const watchStore = ({ table }: SkirmishGame, counts: Counts): Watcher => {
  const before: number[] = []
  return {
    before(state) {
      for (let seat = 0; seat < table.seats; seat++) before[seat] = state.ap[seat]
    },
    after(_state, _side, _action, events) {
      for (const event of events)
        if (event.type === 'income')
          counts.occasion('store-full', event.side, event.store < before[event.side] + event.ap)
    },
  }
}

export const means: Chapter = {
  list: [
    { id: 'late-luck', text: 'Luck that is played when no die falls any more in the turn.', of: 'occasions', most: 2 },
    {
      id: 'arms-unbought',
      text: 'Weapons that reload or are mounted, not bought though they could be.',
      of: 'occasions',
      most: 95,
    },
    {
      id: 'fighter-idle',
      text: 'Interceptions that would more likely than two in five succeed and are not flown.',
      of: 'occasions',
      most: 40,
    },
    {
      id: 'first-general',
      text: 'Generals that are the first of the list where there is a choice.',
      of: 'occasions',
      most: 90,
    },
    {
      id: 'dear-unplayed',
      text: 'Units of cost 5 or more that were in hand in time and never came.',
      of: 'occasions',
      most: 60,
    },
    {
      id: 'store-full',
      text: 'Own turns in which action points were lost because the store was full.',
      of: 'occasions',
      most: 5,
    },
  ],
  watches: [watchLuck, watchArms, watchFighters, watchGenerals, watchDear, watchStore],
}
