/** Orders as buttons: what can be ordered with its cost, and below it what cannot, with the reason. */
import type { OrderId } from '../../../../../engine/systems/operational/commandRules.ts'
import type { OperationalAction } from '../../../../../engine/systems/operational/types.ts'
import { useInstrument } from '../context.ts'
import { whyNot } from '../orderWords.ts'
import type { OrderGroup } from '../types.ts'
import { count } from '../words.ts'

/** What a list of orders shows: one that can be given, or one that cannot and why. */
export interface OfferedOrder {
  readonly key: string
  readonly name: string
  readonly order: OrderId | undefined
  /** Command points; undefined where none are asked for. */
  readonly cost: number | undefined
  /** Where it can be given; undefined when it cannot. */
  readonly group: OrderGroup | undefined
  /** An action of its kind that is not legal, to be asked why. */
  readonly refused: OperationalAction | undefined
}

export const OrderButton = ({ offered, quiet }: { offered: OfferedOrder; quiet?: boolean }) => {
  const { state, control } = useInstrument()
  const { group, name, cost, key } = offered
  if (!group) return null
  const places = group.hexes.size + group.edges.size
  const aims = places > 0
  const description = offered.order && state.bundle.scenario.rules.orders[offered.order].description
  return (
    <button
      type="button"
      class={quiet ? 'button order-button' : 'order order-button'}
      aria-pressed={aims ? state.aim.value === key : undefined}
      title={description}
      onClick={() => (group.alone ? control.order(group.alone) : control.takeAim(key))}
    >
      <span>
        {name}
        {aims && !quiet && <small> {group.edges.size > 0 ? 'choose a bridge' : `choose of ${places}`}</small>}
      </span>
      {cost !== undefined && (
        <span class="badge">
          {cost}
          <span class="visually-hidden"> {cost === 1 ? 'command point' : 'command points'}</span>
        </span>
      )}
    </button>
  )
}

/** A titled group of orders. What cannot be ordered folds away below, each with its reason. */
export const OrderList = ({ title, orders }: { title: string; orders: readonly OfferedOrder[] }) => {
  const { state } = useInstrument()
  const able = orders.filter(({ group }) => group !== undefined)
  const refused = orders.filter(({ group, refused: action }) => group === undefined && action !== undefined)
  if (able.length + refused.length === 0) return null
  return (
    <section class="order-list">
      <h3 class="label">{title}</h3>
      {able.length > 0 && (
        <div class="orders">
          {able.map((offered) => (
            <OrderButton key={offered.key} offered={offered} />
          ))}
        </div>
      )}
      {refused.length > 0 && (
        <details class="refused">
          <summary>
            {able.length === 0 ? 'Nothing now: why?' : `${count(refused.length, 'other')} not now: why?`}
          </summary>
          <dl>
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
