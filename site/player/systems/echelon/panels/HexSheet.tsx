/** A hex: who stands in it, what it does to those who enter and attack, what lies there, and orders about that. */
import type { Hex } from '../../../../../engine/hex.ts'
import { featuresAt, hexsideAt, terrainAt, weatherAt } from '../../../../../engine/systems/echelon/ground.ts'
import { type FeatureRules, jobs, moveClasses, type TerrainRules } from '../../../../../engine/systems/echelon/rules.ts'
import { PanelHead, RuleLink, Section, Stat, Why } from '../../../panels/parts.tsx'
import { usePlayer } from '../types.ts'
import { sampleOf } from '../wording.ts'
import { groundWords, hexName, placeName, pointsWords, sideName, signed } from '../words.ts'
import { OrderList } from './OrderList.tsx'
import { StackList } from './StackList.tsx'

interface Placed {
  readonly hex: Hex
}

/** What attacks into it suffer, term by term. */
const Effects = ({ hex }: Placed) => {
  const { derived, scenario } = usePlayer()
  const { table, known } = derived
  const terrain: TerrainRules = terrainAt(table, known, hex)
  const weather = scenario.rules.weather.kinds[weatherAt(table, known, hex)]
  const all: readonly (Pick<FeatureRules, 'name' | 'die' | 'aec'> & { rule: string })[] = [
    terrain,
    ...featuresAt(table, known, hex),
    { ...weather, name: `${weather.name} weather`, rule: 'C7' },
  ]
  const explained = (which: 'die' | 'aec') => ({
    unit: 'shift' as const,
    terms: all
      .filter((one) => one[which] !== 0)
      .map((one) => ({ label: one.name, rule: `echelon.${one.rule}` as const, value: one[which] * 1000 })),
  })
  const sum = (which: 'die' | 'aec'): string => signed(all.reduce((total, one) => total + one[which] * 1000, 0))
  return (
    <Section title="Attacks into it" rule="echelon.C7">
      <Why label="Die" value={sum('die')} explained={explained('die')} />
      <Why label="Armour" value={sum('aec')} explained={explained('aec')} />
      {terrain.halvesMotor && <p class="note">Motorised attackers are halved.</p>}
    </Section>
  )
}

const Costs = ({ hex }: Placed) => {
  const { derived, scenario } = usePlayer()
  const { table, known } = derived
  const { cost, rule } = terrainAt(table, known, hex)
  const weather = scenario.rules.weather.kinds[weatherAt(table, known, hex)]
  const [above, below] = weather.offRoad
  return (
    <Section title={`Points to enter off roads, ${weather.name.toLowerCase()}`} rule={`echelon.${rule}`}>
      <dl class="stats ec-costs">
        {moveClasses.map((one) => (
          <Stat key={one} name={one}>
            {Math.ceil((cost[one] * above) / below)}
          </Stat>
        ))}
      </dl>
    </Section>
  )
}

/** Stores, ports, airbases, railways and works, as they are now. */
const Works = ({ hex }: Placed) => {
  const { derived, scenario } = usePlayer()
  const { known, table } = derived
  const { rules, map } = scenario
  const port = map.ports[table.port[hex] - 1]
  const goal = scenario.objectives.filter((one) => one.hex === hex)
  const job = known.job[hex] > 0 ? rules.engineering.jobs[jobs[(known.job[hex] % 16) - 1]] : undefined
  const per = rules.supply.reOfSp
  const lines: readonly (readonly [text: string | false, rule: string])[] = [
    ...goal.map(
      ({ name, perTurn, atEnd }) =>
        [`${name}: points a week ${perTurn.join(' : ')}, at the end ${atEnd.join(' : ')}.`, 'C13'] as const,
    ),
    [known.stock[hex] > 0 && `Supplies: ${(known.stock[hex] / per).toFixed(1)} SP.`, '33b'],
    [known.special[hex] > 0 && `Special replacements: ${(known.special[hex] / per).toFixed(1)} SRP.`, '33b'],
    [
      port !== undefined &&
        (known.portGone[hex] ? 'Port, destroyed.' : `Port of ${known.port[hex]} RE, ${known.portHits[hex]} hits.`),
      '40e',
    ],
    [port !== undefined && port.coastDefence > 0 && `Coast defence ${port.coastDefence - known.coastHits[hex]}.`, '23'],
    [known.airbase[hex] > 0 && `Airbase of ${known.airbase[hex]}, ${known.airbaseHits[hex]} hits.`, '13'],
    [job !== undefined && `Work: ${job.name.toLowerCase()}, ${pointsWords(known.jobLeft[hex])} to do.`, '40a'],
  ]
  return (
    <>
      {lines.map(
        ([text, rule]) =>
          text !== false && (
            <p key={text} class="note">
              {text} <RuleLink rule={`echelon.${rule}`} />
            </p>
          ),
      )}
    </>
  )
}

const directionWords = ['north-east', 'east', 'south-east', 'south-west', 'west', 'north-west'] as const

/** Water and cliffs around it. */
const Sides = ({ hex }: Placed) => {
  const { derived } = usePlayer()
  const found = directionWords.flatMap((name, at) => {
    const side = hexsideAt(derived.table, derived.known, hex * 6 + at)
    return side === undefined ? [] : [`${side.name} in the ${name}`]
  })
  return found.length === 0 ? null : <p class="note">{found.join(', ')}.</p>
}

export const HexSheet = ({ hex }: Placed) => {
  const { state, orders, derived, scenario } = usePlayer()
  const { table, known } = derived
  if (table.terrain[hex] === 0) return null
  const place = placeName(scenario, hex)
  const name = hexName(scenario, hex)
  const owner = known.owner[hex]
  const keys = orders.others.filter((key) => {
    const sample = sampleOf(orders.groups.get(key))
    return sample !== undefined && 'from' in sample && sample.from === hex
  })
  return (
    <article class="hex-panel">
      <PanelHead title={place === name ? groundWords(table, known, hex) : place.replace(` (${name})`, '')}>
        {name}
      </PanelHead>
      <p class="kind">
        {groundWords(table, known, hex)} · {owner === 0 ? 'nobody’s' : `held by ${sideName(scenario, owner - 1)}`}
      </p>
      <StackList hex={hex} />
      <Works hex={hex} />
      {state.mayAct.value && <OrderList title="Send from here" keys={keys} />}
      <Effects hex={hex} />
      <Costs hex={hex} />
      <Sides hex={hex} />
    </article>
  )
}
