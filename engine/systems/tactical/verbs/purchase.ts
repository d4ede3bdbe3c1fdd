/** A side buys units and better models, where the house allows it. tactical.N7, N8, W6 */
import { buy, joiningSpaces, upgrade, upgradesOf } from '../purchase.ts'
import { fate } from '../types.ts'
import { verb, type Words } from './verb.ts'

const notAllowed = 'Nothing is bought in this battle.'

export const buyVerb = verb('buy', 'j', { unit: 'unit', to: 'hex' })({
  in: 'battle',
  list(services, state, _, add, { units }) {
    for (const unit of units) for (const to of joiningSpaces(services, state, unit)) add({ type: 'buy', unit, to })
  },
  apply(services, draft, _, { unit, to }) {
    buy(services, draft, unit, to)
  },
  refusal({ table: { scenario } }, state, _, { unit }) {
    if (!scenario.house.purchase) return notAllowed
    if (state.fate[unit] !== fate.offered) return 'It is not for sale.'
    return 'It is bought for free ground at a place of its side, if its price can be paid.'
  },
})

export const upgradeVerb = verb('upgrade', 'g', { unit: 'unit', model: 'model' })({
  in: 'battle',
  list(services, state, _, add, { units }) {
    for (const unit of units)
      for (const model of upgradesOf(services, state, unit)) add({ type: 'upgrade', unit, model })
  },
  apply(services, draft, _, { unit, model }) {
    upgrade(services, draft, unit, model)
  },
  refusal: ({ table: { scenario } }) =>
    scenario.house.purchase
      ? 'A fresh unit in a place of its side gets a later model of its line, if the price can be paid.'
      : notAllowed,
})

export const purchaseWords = {
  buy: { order: 'Buy {unit} for {to}', button: 'Buy' },
  upgrade: { order: '{unit} {becomes|become} {model}', button: 'Upgrade' },
} satisfies Words
