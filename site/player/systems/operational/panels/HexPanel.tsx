/** A hex: its ground, what it costs to enter in this weather, who holds it, and how well it is supplied. */
import type { ComponentChildren } from 'preact'
import { allDirections, degree, type Hex } from '../../../../../engine/hex.ts'
import { terrainCost } from '../../../../../engine/systems/operational/cost.ts'
import { terrainIndexAt, weatherIn } from '../../../../../engine/systems/operational/places.ts'
import type { TerrainRules } from '../../../../../engine/systems/operational/rules.ts'
import { crossing, nobody } from '../../../../../engine/systems/operational/types.ts'
import type { Side } from '../../../../../engine/twoSides.ts'
import { Button, PanelHead, RuleLink, Section, Stat, Why } from '../../../panels/parts.tsx'
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
  unitName,
  waysAt,
} from '../names.ts'
import { usePlayer } from '../types.ts'
import { Supply } from './Supply.tsx'

interface Placed {
  readonly hex: Hex
}

const ObjectiveLines = ({ hex }: Placed) => {
  const { scenario, view } = usePlayer()
  return (
    <>
      {scenario.objectives.map((objective, at) => {
        const since = view.objectives[at]?.heldSince ?? 0
        return (
          objective.hex === hex && (
            <p key={at} class="objective-line">
              <b>Objective of {sideName(scenario, objective.side)}</b>{' '}
              {since > 0 ? `held since turn ${since}` : `full prestige by turn ${objective.by}`}{' '}
              <RuleLink rule="operational.H1" />
            </p>
          )
        )
      })}
    </>
  )
}

/** Sources and a hub of supply, orders about them, and the supply itself. */
const SupplyLines = ({ hex }: Placed) => {
  const { actions, orders, scenario, view } = usePlayer()
  const owner = view.owner[hex] ?? nobody
  const hub = view.hubs.find((one) => one.hex === hex)
  const works = scenario.sides
    .flatMap(({ sources }) => sources.filter((source) => source.hex === hex))
    .map((source) => `Supply source by ${source.kind}, ${source.value} %`)
  if (hub) works.push(`Hub with ${count(hub.trucks, 'truck')}${hub.supplied ? '' : ', not supplied as its turn began'}`)
  const add = orders.groups.get('add-truck')?.hexes.get(hex)
  const withdraw = orders.groups.get('withdraw-truck')?.hexes.get(hex)
  return (
    <>
      {works.map((work) => (
        <p key={work} class="note">
          {work}
        </p>
      ))}
      {(add || withdraw) && (
        <p class="button-row">
          {add && <Button press={() => actions.order(add)}>{hub ? 'Add a truck' : 'Found a hub here'}</Button>}
          {withdraw && <Button press={() => actions.order(withdraw)}>Withdraw a truck</Button>}
        </p>
      )}
      {owner !== nobody && <Supply side={owner as Side} hex={hex} />}
    </>
  )
}

const Intel = ({ rule, children }: { rule: string; children: ComponentChildren }) => (
  <p class="boxed-note">
    {children} <RuleLink rule={rule} />
  </p>
)

/** The known contents of the hex. */
const Known = ({ hex, isSea }: Placed & { isSea: boolean }) => {
  const { scenario, view } = usePlayer()
  const marker = markerAt(view, hex)
  const stray = view.stragglers.find((one) => one.hex === hex)
  const known = sightOf(view, hex)
  return (
    <>
      {marker && (
        <p class="boxed-note">
          <b>{markerWords(scenario, marker)}</b> <RuleLink rule="operational.H8" />
          <br />
          <span class="note">More is not known of who stands here.</span>
        </p>
      )}
      {/* Nobody stands in the sea. */}
      {!marker && !isSea && known !== 'seen' && (
        <Intel rule="operational.H6">
          {known === 'scouted' ? 'Photographed this turn: nobody was found.' : 'Out of sight: somebody may stand here.'}
        </Intel>
      )}
      {stray && (
        <Intel rule="operational.D21">
          {count(stray.from.length, 'straggling step')} of{' '}
          {[...new Set(stray.from.map((unit) => unitName(scenario, unit)))].join(', ')}
        </Intel>
      )}
    </>
  )
}

const bridgeNames: Readonly<Record<number, string>> = {
  [crossing.bridge]: 'Bridge',
  [crossing.damaged]: 'Bridge that is down',
  [crossing.pontoon]: 'Pontoon bridge',
  [crossing.pontoonSoon]: 'Pontoon bridge under work',
  [crossing.repairSoon]: 'Bridge under repair',
}

/** Bridges over its hexsides, in whatever state. */
const Bridges = ({ hex }: Placed) => {
  const { derived, scenario, view } = usePlayer()
  const { neighbours, crossingAt } = derived.table
  const found = allDirections.flatMap((direction) => {
    const edge = hex * degree + direction
    const words = bridgeNames[view.crossing[crossingAt[edge] ?? -1] ?? crossing.none]
    return words === undefined ? [] : [`${words} to ${hexName(scenario, neighbours[edge] ?? 0)}`]
  })
  return found.length === 0 ? null : <p class="note">{found.join(', ')}</p>
}

/** The cost for each class to enter the ground off roads, in the weather of the shown turn. */
const EntryCosts = ({ hex }: Placed) => {
  const { derived, view } = usePlayer()
  const { table, known } = derived
  const weather = weatherIn(table, view.turn)
  const rules = table.weathers[weather]
  const terrain = terrainIndexAt(table, known, hex)
  return (
    <Section
      title={`Cost to enter off roads, ${rules?.name.toLowerCase()}`}
      rule={rules?.look === 'dry' ? 'operational.C4' : 'operational.C5'}
    >
      <dl class="stats">
        {(['infantry', 'mountain', 'cavalry', 'mobile'] as const).map((unitClass) => (
          <Stat key={unitClass} name={unitClass}>
            {terrainCost(table, terrain, unitClass, weather)}
          </Stat>
        ))}
      </dl>
    </Section>
  )
}

const GroundFacts = ({ terrain: { defenceShift, armourShift } }: { terrain: TerrainRules }) => {
  const facts = [
    ['Attacks into it', 'operational.D9', signed(defenceShift * 1000)],
    ['Armour counts', 'operational.D5', armourShift === 'frozen' ? 'frozen only' : armourShift ? 'yes' : 'no'],
  ] as const
  return (
    <>
      {facts.map(([name, rule, value]) => {
        const label = (
          <>
            {name} <RuleLink rule={rule} />
          </>
        )
        return <Why key={rule} label={label} value={value} />
      })}
    </>
  )
}

export const HexPanel = ({ hex }: Placed) => {
  const { derived, scenario, view } = usePlayer()
  const { table, known } = derived
  // A city may have fallen to ruins.
  const terrain = table.terrains[terrainIndexAt(table, known, hex)]
  if (!terrain) return null
  const place = placeOf(scenario, hex)
  const kind = [
    ...(place ? [terrain.name] : []),
    ...waysAt(scenario, hex),
    `held by ${ownerName(scenario, view.owner[hex] ?? nobody)}`,
  ]
  return (
    <article class="hex-panel">
      <PanelHead title={place ?? terrain.name}>{hexName(scenario, hex)}</PanelHead>
      <p class="kind">{kind.join(' · ')}</p>
      <ObjectiveLines hex={hex} />
      <Known hex={hex} isSea={terrain.look === 'sea'} />
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
