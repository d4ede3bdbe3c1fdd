/** Calling aircraft or ships against a unit in sight. operational.G5-G7, G10, G11 */
import { otherSide } from '../../../twoSides.ts'
import { canStrike, strike, strikeRefusal } from '../assets/strike.ts'
import { usable } from '../assets/uses.ts'
import { verb, type Words } from './verb.ts'

export const strikeVerb = verb('strike', 'A', { asset: 'asset', target: 'unit' })({
  when: 'battle',
  list({ table }, state, side, add) {
    for (const asset of usable(table, state, side, 'strike'))
      for (const target of table.unitsOf[otherSide(side)])
        if (canStrike(table, state, side, asset, target)) add({ type: 'strike', asset, target })
  },
  apply(services, draft, side, { asset, target }) {
    strike(services, draft, side, asset, target)
  },
  refusal: ({ table }, state, side, { asset, target }) => strikeRefusal(table, state, side, asset, target),
})

export const strikeWords = { strike: { order: '{asset} on {target}', button: 'Strike' } } satisfies Words
