/** Orders as buttons: what can be ordered with its cost, and below it what cannot, with the reason. */
import type { OrderId } from '../../../../../engine/systems/operational/rules.ts'
import type { OperationalAction } from '../../../../../engine/systems/operational/verbs/index.ts'
import * as shared from '../../../panels/OrderList.tsx'
import { count } from '../names.ts'
import { whyNot } from '../orderWords.ts'
import { type OrderGroup, usePlayer } from '../types.ts'

/** An entry of a list of orders: one that can be given, or one that cannot and why. */
export interface OfferedOrder {
  readonly key: string
  readonly name: string
  readonly order?: OrderId
  /** Command points; undefined where none are asked for. */
  readonly cost?: number
  /** Where it can be given; undefined when it cannot. */
  readonly group: OrderGroup | undefined
  /** An action of its kind that is not legal, to be asked why. */
  readonly refused?: OperationalAction
}

interface OrderButtonProps {
  readonly offered: OfferedOrder
  readonly class: string
  /** The next choice. */
  readonly children?: string
}

export const OrderButton = ({ offered, class: name, children }: OrderButtonProps) => {
  const { scenario } = usePlayer()
  const { group, cost, order } = offered
  if (!group) return null
  return (
    <shared.OrderButton
      group={group}
      class={`${name} order-button`}
      title={order && scenario.rules.orders[order].description}
    >
      <span>
        {offered.name}
        {children && <small> {children}</small>}
      </span>
      {cost !== undefined && (
        <span class="badge">
          {cost}
          <span class="visually-hidden"> {cost === 1 ? 'command point' : 'command points'}</span>
        </span>
      )}
    </shared.OrderButton>
  )
}

const choiceOf = ({ edges, hexes }: OrderGroup): string | undefined => {
  if (edges.size > 0) return `on the map: ${count(edges.size, 'hexside')}`
  return hexes.size > 0 ? `on the map: ${count(hexes.size, 'place')}` : undefined
}

/** A titled group of orders. What cannot be ordered folds away below, each with its reason. */
export const OrderList = ({ title, orders }: { title: string; orders: readonly OfferedOrder[] }) => {
  const { state } = usePlayer()
  const able = orders.filter(({ group }) => group !== undefined)
  const refused = orders.filter(({ group, refused: action }) => group === undefined && action !== undefined)
  if (able.length + refused.length === 0) return null
  return (
    <section class="order-list stack">
      <h3 class="label">{title}</h3>
      {able.length > 0 && (
        <div class="orders">
          {able.map((offered) => (
            <OrderButton key={offered.key} offered={offered} class="order">
              {offered.group && choiceOf(offered.group)}
            </OrderButton>
          ))}
        </div>
      )}
      {refused.length > 0 && (
        <details class="refused">
          <summary>
            {able.length === 0 ? 'Nothing now: why?' : `${count(refused.length, 'other')} not now: why?`}
          </summary>
          <dl class="stack">
            {refused.map(({ key, name, cost, refused: action }) => (
              <div key={key}>
                <dt>
                  {name} {cost !== undefined && <span class="badge off">{cost}</span>}
                </dt>
                <dd>{action && whyNot(state, action)}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </section>
  )
}
