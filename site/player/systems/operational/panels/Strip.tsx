/** The strip of orders beside the map: headquarters, units, reinforcements, victory, aircraft, ships and cards. */

import { LineIcon } from '../../../panels/Icon.tsx'
import { Button } from '../../../panels/parts.tsx'
import { AllUnits, NextUnit } from '../../../panels/StripButtons.tsx'
import { hqSubject } from '../../../subject.ts'
import { blockedUnits } from '../arrivals.ts'
import { further } from '../fetchFurther.ts'
import { headquartersName, sideName } from '../names.ts'
import { arrivingUnits } from '../orderGroups.ts'
import { usePlayer } from '../types.ts'
import { Assets } from './Assets.tsx'
import { symbols } from './symbols.ts'

const UnitButtons = further((file) => file.UnitButtons)

const Orders = () => {
  const { state, actions, orders } = usePlayer()
  const { claim } = orders
  const arrivals = arrivingUnits(orders).length
  const blocked = blockedUnits(state).length
  return (
    <>
      <NextUnit />
      <AllUnits />
      {arrivals + blocked > 0 && (
        <Button press={() => actions.open('reinforcements')}>
          Reinforcements <span class="badge">{arrivals === 0 ? 'blocked' : arrivals}</span>
        </Button>
      )}
      {claim && (
        <Button class="button main" press={() => actions.order(claim)}>
          Claim victory
        </Button>
      )}
    </>
  )
}

/** The headquarters of the side, with what they have left; an upgrade that waits is marked. */
const Staffs = () => {
  const { actions, orders, derived, scenario, view } = usePlayer()
  const shown = view.headquarters.filter(
    ({ hq, side, hex }) => side === derived.own && (hex > 0 || orders.groups.has(`enter-hq.${hq}`)),
  )
  return (
    <>
      {shown.map(({ hq, side, points, command, upgrades }) => {
        const name = headquartersName(scenario, hq)
        return (
          <Button
            key={hq}
            class="button staff"
            title={name}
            aria-pressed={derived.hq?.hq === hq}
            press={() => actions.select(hqSubject(hq))}
            aria-keyshortcuts="H"
          >
            <LineIcon path={symbols.flag} />
            {/* The name of the side stands beside it already. */}
            <span class={name === sideName(scenario, side) ? 'visually-hidden' : 'staff-name'}>{name}</span>
            <span>
              CP <b>{points}</b> / {command}
            </span>
            {upgrades > 0 && <span class="badge">Upgrade</span>}
          </Button>
        )
      })}
    </>
  )
}

export const Strip = () => (
  <>
    <Staffs />
    <Orders />
    <Assets />
    <UnitButtons />
  </>
)
