/** Aircraft, ships and cards as buttons of the bottom bar: what is left this turn, and in the battle. */
import type { AssetRules } from '../../../../../engine/systems/operational/rules.ts'
import { unlimited } from '../../../../../engine/systems/operational/types.ts'
import { notify } from '../../../announce.ts'
import { LineIcon } from '../../../panels/Icon.tsx'
import { Button } from '../../../panels/parts.tsx'
import { whyNot } from '../orderWords.ts'
import { type PlayerState, usePlayer } from '../types.ts'
import { symbols } from './symbols.ts'

const keyOf = ({ effect }: AssetRules, asset: number): string =>
  effect === 'strike' ? `strike.${asset}` : effect === 'bombing' ? 'bombing' : effect

const whyIdle = (state: PlayerState, { effect }: AssetRules, asset: number): string => {
  const { units, side } = state.view.value
  if (!state.mayAct.value) return 'it is not your turn.'
  const enemy = units.find((unit) => unit.side !== side && unit.hex > 0)
  const friend = units.find((unit) => unit.side === side && unit.hex > 0)
  if (effect === 'strike')
    return enemy ? whyNot(state, { type: 'strike', asset, target: enemy.unit }) : 'no enemy is in sight.'
  if (effect === 'air-supply')
    return friend ? whyNot(state, { type: 'air-supply', unit: friend.unit }) : 'no unit is there.'
  return whyNot(state, { type: effect === 'air-recon' ? 'air-recon' : 'bomb-hub', to: enemy?.hex ?? 0 })
}

interface AssetProps {
  readonly rules: AssetRules
  readonly asset: number
  /** Uses left in this turn, and in the battle. */
  readonly left: number
  readonly uses: number
}

const Asset = ({ rules, asset, left, uses }: AssetProps) => {
  const { state, actions, orders } = usePlayer()
  const key = keyOf(rules, asset)
  const able = orders.groups.has(key)
  const isLimited = uses !== unlimited
  const press = (): void => {
    if (able) actions.takeAim(key)
    else notify(state, `${rules.name}: ${whyIdle(state, rules, asset)}`)
  }
  return (
    <Button
      class="button asset"
      aria-pressed={state.aim.value === key}
      aria-disabled={!able}
      title={`${rules.name}: ${rules.description} ${left} left this turn${isLimited ? `, ${uses} in the battle` : ''}.`}
      press={press}
    >
      <LineIcon path={symbols[rules.symbol]} />
      <span class="label-text">{rules.name}</span>
      <span class="badge">
        {left}
        {isLimited && ` / ${uses}`}
        <span class="visually-hidden"> left this turn{isLimited && ' and in the battle'}</span>
      </span>
    </Button>
  )
}

export const Assets = () => {
  const { actions, derived, view } = usePlayer()
  const { table, own } = derived
  const hand = table.cards.filter((card, at) => view.cards[at] === 1 && card.side === own).length
  return (
    <>
      {table.assets.map((rules, asset) => {
        const now = view.sides[own].assets[asset]
        const isHeld = now && (now.perTurn > 0 || now.uses > 0 || now.left > 0)
        return isHeld && <Asset key={asset} rules={rules} asset={asset} left={now.left} uses={now.uses} />
      })}
      {hand > 0 && (
        <Button class="button asset" press={() => actions.open('cards')}>
          <LineIcon path={symbols.card} /> Cards <span class="badge">{hand}</span>
        </Button>
      )}
    </>
  )
}
