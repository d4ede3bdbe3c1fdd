/** Aircraft, ships and cards as buttons of the bottom bar: what is left this turn, and in the battle. */
import type { AssetRules } from '../../../../../engine/systems/operational/commandRules.ts'
import { unlimited } from '../../../../../engine/systems/operational/types.ts'
import { notify } from '../../../announce.ts'
import { Icon } from '../../../panels/Icon.tsx'
import { useInstrument } from '../context.ts'
import { whyNot } from '../orderWords.ts'

/** The key of an asset's order group. */
const keyOf = (effect: AssetRules['effect'], asset: number): string =>
  effect === 'strike' ? `strike.${asset}` : effect === 'bombing' ? 'bombing' : effect

export const Assets = () => {
  const { state, control } = useInstrument()
  const view = state.view.value
  const { table } = state.game
  const own = view.sides[view.viewer ?? view.side]
  const held = table.assets.flatMap((rules, asset) => {
    const now = own.assets[asset]
    return now && (now.perTurn > 0 || now.uses > 0 || now.left > 0) ? [{ rules, asset, now }] : []
  })
  const hand = table.cards.filter((card, at) => view.cards[at] === 1 && card.side === (view.viewer ?? view.side)).length
  return (
    <>
      {held.map(({ rules, asset, now }) => {
        const key = keyOf(rules.effect, asset)
        const able = state.orders.value.groups.has(key)
        // Uses left now: in this turn, or where there is no such limit in the battle.
        const battle = now.uses === unlimited ? '' : ` / ${now.uses}`
        return (
          <button
            key={asset}
            type="button"
            class="button asset"
            aria-pressed={state.aim.value === key}
            aria-disabled={!able}
            title={`${rules.name}: ${rules.description} ${now.left} left this turn${battle === '' ? '' : `, ${now.uses} in the battle`}.`}
            onClick={() => {
              if (able) control.takeAim(key)
              else notify(state, `${rules.name}: ${reason()}`)
            }}
          >
            <Icon name={rules.symbol} />
            <span class="label-text">{rules.name}</span>
            <span class="badge">
              {now.left}
              {battle}
              <span class="visually-hidden"> left this turn{battle === '' ? '' : ' and in the battle'}</span>
            </span>
          </button>
        )

        function reason(): string {
          if (!state.mayAct.value) return 'it is not your turn.'
          const enemy = view.units.find((unit) => unit.side !== view.side && unit.hex > 0)
          const friend = view.units.find((unit) => unit.side === view.side && unit.hex > 0)
          if (rules.effect === 'strike')
            return enemy ? whyNot(state, { type: 'strike', asset, target: enemy.unit }) : 'no enemy is in sight.'
          if (rules.effect === 'air-supply')
            return friend ? whyNot(state, { type: 'air-supply', unit: friend.unit }) : 'no unit is there.'
          return whyNot(state, { type: rules.effect === 'air-recon' ? 'air-recon' : 'bomb-hub', to: enemy?.hex ?? 0 })
        }
      })}
      {hand > 0 && (
        <button type="button" class="button asset" onClick={() => control.open('cards')}>
          <Icon name="card" /> Cards <span class="badge">{hand}</span>
        </button>
      )}
    </>
  )
}
