/** A hex: its ground, what it costs to enter in this weather, who holds it, and how well it is supplied. */
import type { Side } from '../../../../../engine/game.ts'
import type { Hex } from '../../../../../engine/hex.ts'
import { terrainCost } from '../../../../../engine/systems/operational/cost.ts'
import { terrainIndexAt, weatherIn } from '../../../../../engine/systems/operational/places.ts'
import type { TerrainRules } from '../../../../../engine/systems/operational/rules.ts'
import { crossing, nobody } from '../../../../../engine/systems/operational/types.ts'
import { RuleLink, Why } from '../../../panels/Terms.tsx'
import { useInstrument } from '../context.ts'
import {
  count,
  hexName,
  markerAt,
  markerWords,
  ownerName,
  placeOf,
  sideName,
  sightOf,
  signed,
  waysAt,
} from '../words.ts'

const classNames = { infantry: 'infantry', mountain: 'mountain', cavalry: 'cavalry', mobile: 'mobile' } as const

const ObjectiveLines = ({ hex }: { hex: Hex }) => {
  const { state } = useInstrument()
  const { scenario } = state.bundle
  const found = scenario.objectives.flatMap((objective, at) => (objective.hex === hex ? [{ objective, at }] : []))
  return (
    <>
      {found.map(({ objective, at }) => {
        const since = state.view.value.objectives[at]?.heldSince ?? 0
        return (
          <p key={at} class="objective-line">
            <b>Objective of {sideName(scenario, objective.side)}</b>{' '}
            {since > 0 ? `held since turn ${since}` : `full prestige by turn ${objective.by}`}{' '}
            <RuleLink rule="operational.H1" />
          </p>
        )
      })}
    </>
  )
}

const SupplyLines = ({ hex }: { hex: Hex }) => {
  const { state, control } = useInstrument()
  const { scenario } = state.bundle
  const owner = state.view.value.owner[hex] ?? nobody
  const works = scenario.sides.flatMap((side) => [
    ...side.sources
      .filter((source) => source.hex === hex)
      .map((source) => `Supply source by ${source.kind}, ${source.value} %`),
  ])
  const { groups } = state.orders.value
  const hub = state.view.value.hubs.find((one) => one.hex === hex)
  const hubs = hub
    ? [`Hub with ${count(hub.trucks, 'truck')}${hub.supplied ? '' : ', not supplied as its turn began'}`]
    : []
  const add = groups.get('add-truck')?.hexes.get(hex)
  const withdraw = groups.get('withdraw-truck')?.hexes.get(hex)
  const explained =
    owner === nobody
      ? undefined
      : state.game.explain(state.desk.known.value, { about: 'supply', side: owner as Side, hex })
  const value = Math.round((explained?.value ?? 0) / 1000)
  return (
    <>
      {[...works, ...hubs].map((work) => (
        <p key={work} class="note">
          {work}
        </p>
      ))}
      {(add || withdraw) && (
        <p class="button-row">
          {add && (
            <button type="button" class="button" onClick={() => control.order(add)}>
              {hub ? 'Add a truck' : 'Found a hub here'}
            </button>
          )}
          {withdraw && (
            <button type="button" class="button" onClick={() => control.order(withdraw)}>
              Withdraw a truck
            </button>
          )}
        </p>
      )}
      {owner !== nobody && (
        <Why label="Supply here" value={value === 0 ? 'none' : `${value} %`} explained={explained} />
      )}
    </>
  )
}

/** What is known to stand or lie in the hex. */
const Known = ({ hex }: { hex: Hex }) => {
  const { state } = useInstrument()
  const { scenario } = state.bundle
  const view = state.view.value
  const marker = markerAt(view, hex)
  const stray = view.stragglers.find((one) => one.hex === hex)
  const known = sightOf(view, hex)
  return (
    <>
      {marker && (
        <p class="intel">
          <b>{markerWords(scenario, marker)}</b> <RuleLink rule="operational.H8" />
          <br />
          <span class="note">More is not known of who stands here.</span>
        </p>
      )}
      {!marker && known !== 'seen' && (
        <p class="intel">
          {known === 'scouted' ? 'Photographed this turn: nobody was found.' : 'Out of sight: somebody may stand here.'}{' '}
          <RuleLink rule="operational.H6" />
        </p>
      )}
      {stray && (
        <p class="intel">
          {count(stray.from.length, 'straggling step')} of{' '}
          {[...new Set(stray.from.map((unit) => scenario.units[unit]?.name ?? '?'))].join(', ')}{' '}
          <RuleLink rule="operational.D21" />
        </p>
      )}
    </>
  )
}

const bridgeWords: Readonly<Record<number, string>> = {
  [crossing.bridge]: 'Bridge',
  [crossing.damaged]: 'Bridge that is down',
  [crossing.pontoon]: 'Pontoon bridge',
  [crossing.pontoonSoon]: 'Pontoon bridge under work',
  [crossing.repairSoon]: 'Bridge under repair',
}

/** Bridges over its hexsides, in whatever state. */
const Bridges = ({ hex }: { hex: Hex }) => {
  const { state } = useInstrument()
  const { neighbours, crossingAt } = state.game.table
  const found = [0, 1, 2, 3, 4, 5].flatMap((direction) => {
    const edge = hex * 6 + direction
    const words = bridgeWords[state.view.value.crossing[crossingAt[edge] ?? -1] ?? crossing.none]
    return words === undefined ? [] : [`${words} to ${hexName(state.bundle.scenario, neighbours[edge] ?? 0)}`]
  })
  return found.length === 0 ? null : <p class="note">{found.join(', ')}</p>
}

/** What it costs each class to enter the ground off roads, in the weather of the turn that is looked at. */
const EntryCosts = ({ hex }: { hex: Hex }) => {
  const { state } = useInstrument()
  const { table } = state.game
  const weather = weatherIn(table, state.view.value.turn)
  const word = table.weathers[weather]?.name.toLowerCase()
  return (
    <section>
      <h3 class="label">
        Cost to enter off roads, {word}{' '}
        <RuleLink rule={table.weathers[weather]?.look === 'dry' ? 'operational.C4' : 'operational.C5'} />
      </h3>
      <dl class="stats">
        {Object.entries(classNames).map(([key, label]) => (
          <div key={key} class="stat">
            <dd>
              {terrainCost(
                table,
                terrainIndexAt(table, state.desk.known.value, hex),
                key as keyof typeof classNames,
                weather,
              )}
            </dd>
            <dt>{label}</dt>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** What the ground does to an attack. */
const GroundFacts = ({ terrain }: { terrain: TerrainRules }) => (
  <>
    <p class="why-plain">
      <span>
        Attacks into it <RuleLink rule="operational.D9" />
      </span>{' '}
      <b>{signed(terrain.defenceShift * 1000)}</b>
    </p>
    <p class="why-plain">
      <span>
        Armour counts <RuleLink rule="operational.D5" />
      </span>{' '}
      <b>{terrain.armourShift === 'frozen' ? 'frozen only' : terrain.armourShift ? 'yes' : 'no'}</b>
    </p>
  </>
)

export const HexPanel = ({ hex }: { hex: Hex }) => {
  const { state } = useInstrument()
  const { scenario } = state.bundle
  const { table } = state.game
  // A city may have fallen to ruins.
  const terrain = table.terrains[terrainIndexAt(table, state.desk.known.value, hex)]
  const place = placeOf(scenario, hex)
  const ways = waysAt(scenario, hex)
  if (!terrain) return null
  const { name } = terrain
  return (
    <article class="hex-panel">
      <header class="panel-head">
        <h2>{place ?? name}</h2>
        <span class="place">{hexName(scenario, hex)}</span>
      </header>
      <p class="kind">
        {[place && name, ...ways, `held by ${ownerName(scenario, state.view.value.owner[hex] ?? nobody)}`]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <ObjectiveLines hex={hex} />
      <Known hex={hex} />
      {terrain.look !== 'sea' && (
        <>
          <EntryCosts hex={hex} />
          <GroundFacts terrain={terrain} />
        </>
      )}
      <Bridges hex={hex} />
      <SupplyLines hex={hex} />
      <p class="note">{terrain.description}</p>
    </article>
  )
}
